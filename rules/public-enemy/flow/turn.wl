# A turn: one card from the top of one of the five decks.

rule turn
  choose source from decks where can draw-from(it)               [PENO-TURN-01]
  draw-from source

rule draw-from(source: deck)
  needs any stock(source)
  let card-drawn be top of stock(source)
  if card-drawn is outlaw:
    put card-drawn on your stack(gang of card-drawn)             [PENO-TURN-02, PENO-OPEN-10]
    end-if-empty source                                          [PENO-OPEN-14]
    show top of stock(source)                                    [PENO-TURN-03]
  otherwise:
    put card-drawn in drawn-card
    meet-in-saloon card-drawn                                    [PENO-TURN-04, PENO-SALOON-01, PENO-DIFF-13]
    put card-drawn in out                                        [PENO-OPEN-12, PENO-SALOON-05]
    end-if-empty source                                          [PENO-OPEN-13]

rule meet-in-saloon(card-drawn: card)                            # a Saloon card takes effect
  do drawn of card-drawn                                         [PENO-TURN-04, PENO-SALOON-01]

rule end-if-empty(source: deck)
  if no stock(source):
    run-out source                                               [PENO-ROUND-01, PENO-OPEN-42]

rule run-out(source: deck)
  end round                                                      [PENO-ROUND-01]

query uncovered(p: player): set of card is each top of stack(p, it) over gangs  [PENO-TURN-02, PENO-OPEN-18, PENO-OPEN-19]
