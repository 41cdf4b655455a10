# What is said at the table: by `wl play`, `wl resume` and `wl replay`, about any game.

play-bot = { $player } ({ $bot })
play-which-game = Which game do you want to play?
play-no-such-game = '{ $typed }' is none of them: type a number from 1 to { $last } or the beginning of a name, or 'quit'.
play-begin = { $game }: { $players }. Type a number or the beginning of an option; 'help' tells more.
play-goes-on = { $game } goes on: { $players }.
play-question = { $player }: { $question }
play-prompt = >{" "}
play-over = The game is over.
play-won = { $players } won.
play-nobody-won = Nobody won.
play-score = { $player }: { $score }
play-kept = The game is kept: wl resume
play-recorded = The game is recorded in { $file }
play-goal = Goal: { $goal }
play-goal-reached = The goal is reached: { $goal }
play-goal-missed = The goal is missed: { $goal }

# when something typed cannot be done
play-unknown = '{ $typed }' is none of the options: type a number from 1 to { $last }, the beginning of an option, or 'help'.
play-unclear = '{ $typed }' could be { $options }.
play-endless = What follows from '{ $option }' never ends, so it does not count; choose something else.
play-stuck = Whatever { $player } chooses never ends: this game cannot go on.
play-broken-bot = The bot '{ $bot }' chose what is not on offer: this game cannot go on.
play-unwritten = The last choice does not count.

# going back
play-taken-back = Taken back: { $option }
play-undo-nothing = There is nothing to take back.
play-undo-other = That cannot be taken back: somebody else has chosen since.
play-undo-learned = That cannot be taken back: somebody has learned something from it.

# the screen between two people
play-hand-over = { $player } is to decide. Hand over the keyboard and press Enter; 'undo' takes the last choice back.

# rules by clause
play-clause = { $clause }: { $text }
play-edition = ({ $edition }) { $text }
play-no-clause = There is no clause '{ $clause }'.
play-no-clauses = Nothing is cited here: name a clause, such as 'rules { $example }'.
play-nothing-cited = Nothing is cited here.

# the board
play-nothing = nothing
play-count =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
play-with-top = { $count }, on top { $card }
play-with-some = { $count }, among them { $cards }

# help
play-help = Answer with the number of an option or the beginning of its words. Or say:
play-help-options = the question and the options again
play-help-show = everything you may see of the game
play-help-hand = what is yours
play-help-board = what is everybody's
play-help-log = what has happened lately; 'log 50' shows more
play-help-rules = the rules behind the question; 'rules { $example }' shows that clause
play-help-undo = take back your last choice, as long as nobody has chosen or learned anything since
play-help-quit = leave; 'wl resume' goes on with the game
