# What is said at the table: by `wl play`, `wl resume` and `wl replay`, about any game.

play-bot = { $player } ({ $bot })
play-level-easy = easy
play-level-normal = normal
play-level-hard = hard
play-which-game = Which game do you want to play?
play-no-such-game = '{ $typed }' is none of them: type a number from 1 to { $last } or the beginning of a name, or 'quit'.
play-unnamed = Nobody was named, so one person plays against bots; --names, --bots and --players say who plays.
play-begin = { $game }: { $players }. Type a number or the beginning of an option; 'help' tells more.
play-goes-on = { $game } goes on: { $players }.
play-question = { $player }: { $question }
play-prompt = >{ " " }
play-prompt-enter = Enter: { $option } >{ " " }
# what is known of an option before it is chosen
play-effect-gain = +{ $amount }
play-effect-loss = −{ $amount }
play-effect-cut = +{ $amount } instead of { $wanted } (limit { $limit })
play-effect-none = nothing instead of { $wanted } (limit { $limit })
play-effect-of = { $player }: { $effect }
play-offer-remarks = ({ $remarks })
play-offer-between = { "; " }
play-offer-wins-about =
    { $wins ->
        [0] hardly ever wins
        [100] almost surely wins
       *[other] wins about { $wins } of { $of }
    }
play-offer-wins-counted = wins { $wins } of { $of }
play-offer-wins-surely = surely wins
play-offer-wins-never = cannot win
play-offer-other-about =
    { $wins ->
        [0] { $player } hardly ever wins
        [100] { $player } almost surely wins
       *[other] { $player } wins about { $wins } of { $of }
    }
play-offer-other-counted = { $player } wins { $wins } of { $of }
play-offer-other-surely = { $player } surely wins
play-offer-other-never = { $player } cannot win
play-offer-idle = brings nothing
play-offer-here = you are here
play-offer-turn-ends = ends the turn
play-offer-then = then: { $question }
play-options-more = Type 'options' to see what comes of each.
play-offer-usual = Unless it says otherwise: { $effects }
play-offer-uncertain = uncertain
play-offer-rest = the rest is uncertain
play-offer-more = and more
play-offer-all = In any case: { $effects }
play-over = The game is over.
play-won = { $players } won.
play-nobody-won = Nobody won.
play-score = { $player }: { $score }
play-score-of = { $score } ({ $parts })
play-placed = { $place }. { $told }
play-guide = » { $remark }
play-no-guide = This game has no remarks for a first game.
play-kept = The game is kept: { $resume }
play-thinks = { $player } ({ $bot }) thinks ...
play-rise = How the scores rose:
play-afterwards = '{ $log }', '{ $board }' and '{ $show }' still answer; '{ $again }' begins another game, Enter leaves.
play-recorded = The game is recorded in { $file }
play-goal = Goal: { $goal }
play-goal-turns =
    { $goal }, within { $n ->
        [one] { $n } turn
       *[other] { $n } turns
    }
play-goal-choices =
    { $goal }, within { $n ->
        [one] { $n } choice
       *[other] { $n } choices
    }
play-goal-reached = The goal is reached: { $goal }
play-goal-missed = The goal is missed: { $goal }
play-goal-unknown = { $file } is not what it was: the goal cannot be followed any more.
# when something typed cannot be done
play-unknown = '{ $typed }' is none of the options: type { $first } to { $last }, the beginning of an option, or 'help'.
play-unclear = '{ $typed }' could be { $options }.
play-fault = What follows from '{ $option }' cannot be carried out, so it does not count; choose something else: { $why }.
play-fault-endless = it never ends
play-fault-much = the rules do or ask too much at once for it
play-fault-deep = rules lie too deep in each other
play-fault-memory = there is not enough memory for it
play-fault-nothing = a number is divided by 0
play-fault-large = a number becomes larger than 10^15
play-fault-turns = a loop is to go round more than 10,000 times
play-fault-outside = a number that is to be chosen, or kept in a set, is below 0 or too large
play-stuck = Whatever { $player } chooses cannot be carried out: this game cannot go on ({ $why }).
play-broken-bot = The bot '{ $bot }' chose what is not on offer: this game cannot go on.
play-unwritten = The last choice does not count.
# why a save or a journal cannot be used: engine/refusals.py
play-refused-not-whole = the save is damaged: it is not whole
play-refused-other-format = this is no save of this version
play-refused-other-game = the save is of another game: of { $found }, not of { $wanted }
play-refused-other-rules = the save is of other packs of { $wanted }: a layer more or less, or one has been changed
play-refused-other-layout = the save was written by another version of wlcore, to which its numbers meant something else
play-refused-forged = the save has been changed by hand: it makes no sense any more
play-refused-rest-forged = what it says of its last rest point makes no sense
play-refused-no-loop = there is no loop in '{ $rule }' any more at which the game could go on
play-refused-no-thing = there is no '{ $name }' any more
play-refused-no-card = there is no card '{ $name }' any more
play-refused-not-rested = it has not rested yet, so it cannot go on
play-refused-no-journal-written = no journal can be written in { $folder } ({ $why })
play-refused-unreadable = { $path } cannot be read ({ $why })
play-refused-unwritable = { $path } cannot be written ({ $why })
play-refused-breaks-off = { $path } breaks off before the game begins
play-refused-no-journal = { $path } is no journal
play-refused-no-journal-or-damaged = { $path } is no journal, or is damaged at line 1
play-refused-damaged = { $path } is damaged at line { $line }: this is not what was written there
play-refused-senseless = { $path } makes no sense at line { $line }
play-refused-cut = { $path } has been cut while it was read
play-refused-elsewhere = { $path } is being played in another window
play-refused-other-journal-format = { $path } was written by another version of wlcore (its format is { $found }, not { $wanted })
play-refused-not-begun = it does not begin
play-refused-nothing-left = nothing is left that could be taken back
play-refused-other-end = it does not end as recorded
play-refused-not-on-offer = choice { $choice } ('{ $words }') is not on offer
play-refused-fails = choice { $choice } ('{ $words }') cannot be carried out: { $what }
play-refused-diverges = after choice { $choice } it is another game
play-refused-other-packs = { $path } does not fit the packs as they are now ({ $changed }): { $what }
play-refused-other-version = { $path } was written by another version of wlcore and does not fit this one: { $what }
play-refused-unlike = { $path } does not replay as recorded: { $what }
play-refused-unlike-now = it would be another game by now
play-refused-both = { $first }; { $second }
play-refused-packs-missing = { $path } needs what is not there any more: { $names }
play-refused-packs-unnamed = { $path } wants opened what nobody here has named: { $names }; if you trust it, say --packs with 'wl resume'
play-refused-packs-wrong = { $path } cannot go on with the packs as they are now: { $why }
play-refused-stumbles = the game cannot be played again with these rules ({ $why })
play-refused-save-unwritable = '{ $name }' cannot be saved in { $folder } ({ $why })
play-refused-no-save = there is no save '{ $name }'
play-refused-no-save-but = there is no save '{ $name }'; there are: { $names }
play-refused-cannot-go-on = { $path } cannot go on: { $why }
play-refused-no-such-journal = there is no journal '{ $name }'
play-refused-many-journals = '{ $name }' could be any of { $count } journals
play-refused-no-scenario = this moment cannot be written as a scenario
# going back
play-taken-back = Taken back: { $option }
play-free-undo = House rule: 'undo' takes back any choice, whoever made it and whatever came of it.
play-ask-always = Everybody is asked who might react, so that who is asked tells nothing; Enter alone passes.
play-ask-random = Now and then somebody is asked who cannot react; Enter alone passes.
play-undo-nothing = There is nothing to take back.
play-undo-other = That cannot be taken back: somebody else has chosen since.
play-undo-learned = That cannot be taken back: somebody has learned something from it.
# the screen between two people
play-hand-over = { $player } is to decide. Hand over the keyboard and press Enter; 'undo' takes the last choice back.
# rules by clause
play-chapters = The rules in short; '{ $rules } { $chapter }' tells one chapter in full:
play-clauses-here = Behind this question:
play-clause = { $clause }: { $text }
play-all = all
play-clauses-more = ... and { $count } more: '{ $rules } { $all }' tells them
play-edition = ({ $edition }) { $text }
play-no-clause = There is no clause '{ $clause }'.
play-clauses-elsewhere = No rule in play says '{ $clause }'; of variants that are not in play: { $others }
play-no-clauses = Nothing is cited here: name a clause, such as 'rules { $example }'.
play-layer = { $layer } (in play)
play-nothing-cited = Nothing is cited here.
# the screen
play-head = { $game }: { $player } decides
play-between = { $low } to { $high }
play-more-lines =
    { $count ->
        [one] ... { $count } more line; 'log' shows all
       *[other] ... { $count } more lines; 'log' shows all
    }
play-page-keys = q: back to the game   ↑ ↓ PgUp PgDn: scroll   / : search   n N: next, before
play-here = You are at { $place }.
play-near = Next to it: { $places }
play-away =
    { $n ->
        [one] That is { $n } step from you.
       *[other] That is { $n } steps from you.
    }
play-steps =
    { $n ->
        [one] { $n } step
       *[other] { $n } steps
    }
play-distances = How far from you:
play-no-place = No place of the map is called '{ $typed }'.
# the board
play-nothing = nothing
play-count =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
play-with-top = { $count }, on top { $card }
play-with-back = { $count }, face down: { $back }
play-with-some = { $count }, among them { $cards }
# why not, cards, odds, hints
play-why-what = Say what, such as 'why not { $option }'.
play-why-unknown = Nothing in this game is called '{ $typed }'.
play-why-offered = { $option } is on offer.
play-why-not = { $option } is not on offer:
play-lacking-that = { $what }.
play-lacking = { $what } (now { $now }).
play-too-far = That is { $far } steps away; you get { $reach } far.
play-barred = You get { $reach } far, but every way that short is barred.
play-why-not-now = This is not asked now.
play-why-not-asked = This is not asked now: '{ $question }'
play-card-what = Say which, such as 'card { $card }'.
play-card-actions = Lets you: { $actions }
play-no-card = There is no card '{ $typed }'.
play-no-odds = This game says nothing about odds.
play-odds-each = { $percent } each: { $answers }
play-odds-more =
    { $count ->
        [one] { $count } more
       *[other] { $count } more
    }
play-hint-alone = There is nothing to choose.
play-hint =
    { $count ->
        [one] A searching bot would choose: { $option } ({ $count } imagined game).
       *[other] A searching bot would choose: { $option } ({ $count } imagined games).
    }
play-hint-option = { $option }: { $percent } of 100 (tried { $count } times)
play-hint-why = Compared with another choice it soon brings: { $gains }.
play-hint-plan = In this turn it has in mind: { $plan }.
# saves and languages
play-saved = Saved as '{ $name }'; 'load { $name }' goes back to here.
play-save-name = A save needs a name of letters, digits and hyphens, such as 'save before-the-fight'.
play-load-what = Say which: { $names }
play-load-unknown = There is no save '{ $typed }'.
play-load-other = '{ $name }' is another game: { $game } ({ $players }). 'load { $name }' once more goes there; this one is kept.
play-load-nothing = There is no save; 'save NAME' makes one.
play-language = Say which language: { $languages }
play-no-language = There are no phrases in '{ $language }'; there are: { $languages }
# several steps in one line
play-steps-left = Not done any more: { $steps }
# packs that have changed
play-turned = The rules have changed ({ $changed }).
play-turned-same = Up to here the game is the same.
play-turned-anew =
    { $count ->
        [0] The game begins again at the position of the scenario.
        [one] The game begins again at the position of the scenario; the choice since then still fits.
       *[other] The game begins again at the position of the scenario; the { $count } choices since then still fit.
    }
play-turned-on =
    { $count ->
        [0] The game goes on from where it last rested, after choice { $after }.
        [one] The game goes on from where it last rested, after choice { $after }; the choice since then still fits.
       *[other] The game goes on from where it last rested, after choice { $after }; the { $count } choices since then still fit.
    }
play-turned-back =
    { $count ->
        [one] The game goes back to where it last rested, after choice { $after }; { $count } later choice is gone.
       *[other] The game goes back to where it last rested, after choice { $after }; { $count } later choices are gone.
    }
play-turned-before =
    { $count ->
        [one] The { $count } choice before was made with other rules.
       *[other] The { $count } choices before were made with other rules.
    }
play-renewing = Files have changed: the rules are read again ...
play-renew = New rules: { $changes }.
play-renew-is-new = { $thing } (new)
play-renew-is-gone = { $thing } (gone)
play-renew-cards = New cards are in the decks of a new game; in this one they come only if a rule fetches them: { $cards }.
play-renew-same = The rules are the same as before.
play-renew-not = The game goes on with the rules as they were.
play-renew-more =
    { $count ->
        [one] and { $count } more mistake; 'wl check' shows all
       *[other] and { $count } more mistakes; 'wl check' shows all
    }
play-renew-later = This game cannot take up the new rules yet: it will at the next turn. Until then it goes on with the old ones.
play-renew-new-game = So a new game is needed for the new rules; this one goes on with the old ones.
# a new game
play-new-who = Who plays, in this order? Names with commas between them; { $easy }, { $normal } and { $hard } are bots.
play-open-unnamed = The journal of this game names what nobody here has named: { $names }. It is opened only if you want it. Open it? [{ $no }]
play-new-more = Enter begins; 'more' asks for edition, variants, length, packs and seed.
play-new-more-or-guide = Enter begins; 'guide' begins a first game with remarks; 'more' asks for edition, variants, length, packs and seed.
play-new-edition = The rules of which edition: en, fr, de, ru, or default, which takes the best reading of all four?
play-new-variants = Which variants? Numbers or names, with commas; Enter for none.
play-new-option = { $option }: { $values }?
play-new-packs = Packs of your own? Folders or zips, with commas; Enter for none.
play-new-seed = Seed? A number gives the same game again; Enter leaves it to chance.
play-new-who-help = Names with commas between them, such as 'Ada, Bob, normal': Ada and Bob share the keyboard, and a bot takes the third seat. Enter takes what stands in brackets, 'quit' leaves. During the game 'help' tells everything that can be said.
play-which-game-help = Type the number of a game, or the beginning of its name. 'quit' leaves.
play-new-more-help = Enter begins at once, with the usual rules.
play-new-more-or-guide-help = Enter begins at once, with the usual rules.
play-new-edition-help = The printed rules differ a little from language to language. Enter takes what stands in brackets; all texts stay in your language.
play-new-variants-help = Variants change the rules; several can be named, such as '1, 3'. Enter plays without.
play-new-option-help = Type one of the words, or its beginning. Enter takes what stands in brackets.
play-new-packs-help = A folder or zip with cards of your own, such as 'wl new' begins. Enter plays without.
play-new-seed-help = The same number, with the same players and rules, deals the same game. Enter leaves it to chance.
play-new-no-name = '{ $typed }' is no name; write the names of all players, such as 'Ada, Bob, normal'.
play-new-count = { $count } cannot play this: it is for { $least } to { $most }.
play-new-twice = Two players are called '{ $name }'.
play-new-one-of = '{ $typed }' is none of: { $known }.
play-new-number = '{ $typed }' is no whole number.
play-new-no-file = There is no file or folder '{ $file }'.
# help
play-help = Answer with the number of an option or the beginning of its words; several answers go on one line with ';'. Or say:
play-help-options = the question again, with all that is known of each option; 'options 2' shows one alone
play-help-show = everything you may see of the game
play-help-hand = what is yours
play-help-board = what is everybody's, and the map with how far everything is; 'board bank' a place and what is next to it
play-help-log = what has happened lately; 'log 50' shows more, 'log bank' what says a word, 'log rules' the clauses
play-help-card = what a card, a place or anything else does: 'card { $card }'
play-help-rules = the rules in short, chapter by chapter; 'rules { $example }' shows that clause, a word the clauses that say it
play-help-why = why something is not on offer: 'why not { $option }'
play-help-odds = how likely what you cannot see is
play-help-hint = what a bot would do in your place
play-help-undo = take back your last choice, as long as nobody has chosen or learned anything since
play-help-save = keep this moment under a name: 'save NAME'; the game itself is always kept
play-help-load = go on from a save: 'load NAME'
play-help-lang = another language: 'lang { $language }'
play-help-quit = leave; '{ $resume }' goes on with the game
# the words for what can be said beside answers; `.also` are others that are understood; those of English always are
play-command-help = help
play-command-options = options
play-command-show = show
play-command-hand = hand
play-command-board = board
play-command-log = log
play-command-card = card
play-command-rules = rules
play-command-why = why
    .not = not
play-command-odds = odds
play-command-hint = hint
play-command-undo = undo
    .also = back
play-command-save = save
play-command-load = load
play-command-lang = lang
    .also = language, sprache, langue, lingua, язык
play-command-quit = quit
    .also = exit, bye
play-command-guide = guide
play-command-more = more
play-command-again = again
