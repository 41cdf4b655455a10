rule rest
  # schön
  gain ¢1
