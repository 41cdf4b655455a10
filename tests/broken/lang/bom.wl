ruel rest
  gain ¢1
