# What pages say: new tables, links, the page of a seat, and why something cannot be.

web-games = Which game?
web-players =
    { $least ->
        [one]
            { $most ->
                [one] 1 player
               *[other] 1 to { $most } players
            }
       *[other] { $least } to { $most } players
    }
web-new = New table
web-who = Who plays
web-seat = Seat { $n }
web-name = Name
web-nobody = nobody
web-person = a person
web-bot-easy = bot: easy
web-bot-normal = bot: plays well
web-bot-hard = bot: thinks hard
web-bot-greedy = bot: plans ahead a little
web-bot-search = bot: thinks for a second
web-bot-random = bot: chooses anything
web-language = Language
web-show-in = Show it
web-rules = Rules
web-edition = Edition
web-variants = Variants
web-usual = as usual
web-ask = Who is asked whether they react
web-ask-needed = who can react
web-ask-always = everybody who might, so that being asked tells nothing
web-ask-random = who can, and now and then somebody who cannot
web-free-undo = Everybody may take back everything
web-watched = Others may watch; they see what everybody sees
web-begin = Begin
web-host = Table and links
web-host-told = Send each player the link of their seat. Whoever has a link sits there, so give it to nobody else. Links are shown until this server stops; only new ones can be made then.
web-link = Link
web-new-link = New link
web-new-link-told = The old one then counts no more.
web-give = Give the seat to
web-give-now = Give
web-watch-link = Link for watching
web-host-link = Your own link to this page
web-own-page = Open
web-waiting = Waiting for { $player }.
web-waiting-bot = { $player } is thinking.
web-your-turn = Your turn
web-asked = You are asked
web-aim = Aim of the game
web-board = Board
web-table = On the table
web-own = What is yours
web-players-list = Players
web-log = What has happened
web-whole-log = All of it
web-back = Back to the table
web-take-back = Take back
web-restart = Begin my turn again
web-last-choice = the last choice
web-wish = { $player } would like to take back what began with this: { $what }
web-agree = Agree
web-refuse = Refuse
web-withdraw = Leave it
web-undo-agreed =
    { $count ->
        [0] { $player } has taken something back.
       *[other] { $player } has taken something back; { $others } agreed.
    }
web-undo-refused = { $others } did not agree that { $player } takes something back.
web-reseated-person = { $player } has a new link.
web-reseated-bot = A bot plays for { $player }.
web-undo-nothing = There is nothing of yours to take back.
web-undo-since = Somebody else has chosen since. ‘Take back’ asks them.
web-undo-learned = That cannot be taken back: somebody has learned something from it.
web-not-you = Somebody else has to choose.
web-not-on-offer = That is not on offer.
web-fault = What follows from that cannot be carried out, so it does not count; choose something else: { $why }.
web-stuck = Whatever could be chosen cannot be carried out: this game cannot go on.
web-stale = The table has moved on meanwhile; this is how it stands now. Nothing was chosen.
web-away = away
web-bot = bot
web-you = you
web-decides = decides
web-hand-over = { $player } is to decide: hand over.
web-i-am = I am { $player }
web-watching = You are watching: you see what everybody sees.
web-to-question = To the question
web-lost = The connection is lost; it is tried again.
web-journal = Save this game as a file
web-again = Another game
web-count = { $least } to { $most } can play, not { $count }.
web-suits = { $title } is for { $numbers } players, not for { $count }.
web-apart = ‘{ $one }’ and ‘{ $other }’ cannot be played together: leave one of them out.
web-needs = ‘{ $one }’ is played only with ‘{ $other }’: choose that as well.
web-bad-name = The name of seat { $seat } has signs that cannot be seen.
web-same-name = Two are called { $name }.
web-no-place = { $name } has no seat yet: choose who plays at seat { $seat }, or leave the name out.
web-no-person = At least one person has to play.
web-no-bot = There is no such bot.
web-sorry = That cannot be shown
web-no-page = There is no such page.
web-no-table = There is no such table; perhaps the link is not whole.
web-no-seat = This browser has no seat there. Open the newest link that you were sent; whoever began the game can make another.
web-not-public = Games can be begun only at the machine on which this server runs.
web-not-over = The journal tells everything, so it can be had only when the game is over.
web-full = Too many pages of this table are open.
web-elsewhere = Another process plays this game; try again in a moment.
web-down = Where games are kept does not answer. Nothing is lost; try again in a moment.
web-unplayable = This game cannot go on: { $why }
web-cards = Cards
web-clauses = Rules, clause by clause
web-chapters = Chapters
web-more-clauses = Everything else
web-what = What does this do?
web-search = Search
web-write = Write a card
web-write-cards = Cards (YAML)
web-write-rules = House rules
web-write-check = Check
web-write-result = What became of it
web-tell = Call me on my turn
web-write-play = Play with it
web-with-own = Your own cards are played with.
web-broken = Something went wrong here, and that is not your fault. The game is as it was.
web-all-games = All games
web-tables = Your tables
web-stays = Your last choice stays: something was learned.
web-take-back-ask = Take back (the others are asked)
web-copy = Copy
web-copied = Copied
web-here-only = These links work on this machine only. Stop the server and begin it again as before, with '--host 0.0.0.0' at the end, so that others can come.
web-edition-default = the majority of all editions
web-watching-one = You are watching: you see what { $player } sees.
web-everybody-sees = What everybody sees
web-watch-whom = Whose view
web-replay = Step through this game
web-first = To the beginning
web-before = One choice back
web-next = One choice on
web-last = To the end
web-step = Choice
web-play-on = Play on from here
web-pass = Pass whenever I am asked this
web-passes = You pass by yourself when asked:
web-ask-me = Ask me again
web-mine = Notes and settings
web-note = A note that only you see
web-note-keep = Keep
web-shows = Watchers see your page as you do. Whoever has the link for watching can.
web-hides = Watchers see of yours what everybody sees.
web-show-now = Let watchers see my page
web-hide-now = Hide my page again
web-stand-in = A bot chooses for who is away
web-minutes =
    { $n ->
        [one] after { $n } minute
       *[other] after { $n } minutes
    }
web-hours =
    { $n ->
        [one] after { $n } hour
       *[other] after { $n } hours
    }
web-never = never
web-set = Set
web-stood-in = { $player } is away; a bot chooses meanwhile.
web-called = { $game }: it is the turn of { $player }. { $link }
web-moment = It is for { $player } to decide.
web-write-busy = It is being read …
web-take-back-maybe = Take back (who has chosen since is asked)
web-no-uploads = Packs can be brought only at the machine on which this server runs.
web-bring = Bring a pack
web-bring-about = A pack as a zip, or one file with cards (.yaml) or house rules (.wl). It is read and checked here; if something is wrong with it, you are told in which line.
web-bring-file = File
web-bring-game = For which game (a zip says so itself)
web-bring-nothing = Choose a file first.
web-bring-large = That is more than fits here; a file may have 2 MB.
web-bring-kind = A pack is a zip; a file of cards ends with .yaml, one of house rules with .wl.
web-bring-clean = Nothing is wrong with it. It is for: { $game }
web-position-try = Try it in a position
web-position-from = A position of this game
web-position-take = Take over
web-position = The position
web-position-how = As in a scenario: who plays, then what is given. With nothing here the game begins at its beginning.
web-position-against = Against
web-position-play = Try it here
web-open = open { $address } in a browser; Ctrl-C ends it, and every game goes on from where it was
web-reachable = other machines can reach this, and what is sent is not encrypted: let only people you trust into this network, or put it behind a server that speaks https
web-opening = Before the first turn
