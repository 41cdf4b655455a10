rule rest
  choose n from 3
  choose 2 from your palm
  choose up to c from your palm
  choose c form your palm
  may choose c from keeper: stop
