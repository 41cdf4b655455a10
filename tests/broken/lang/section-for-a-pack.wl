with some-pack: stop
with some-pack:
with Some Pack:
  stop
rule rest
  with some-pack:
    stop
