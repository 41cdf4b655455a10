# 🤠🤠
rule rest
  gain 🤠1 medals
