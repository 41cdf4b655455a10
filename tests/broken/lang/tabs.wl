rule rest
	gain ¢1
  gain	¢1
