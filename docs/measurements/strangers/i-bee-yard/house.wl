# Honey is dear in spring.
price(c) gets + 1 when rounds is at most 3 and points of c is more than 0
