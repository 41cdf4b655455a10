variable-gold-baron = the Gold Baron
