# Italian: nouns, pronouns, determiners, values.
#
# Cases: `di`, `al`, `dal`, `nel`, `sul`, which melt with articles ('della mano', 'nel mazzo'): a phrase that holds a noun hands
# its own $case on to it. A thing that is owned says
#     { FORM($player, "before-feminine", $case) }mano{ FORM($player, "behind") }
# which is 'la tua mano', 'della sua mano' or 'la mano di quel giocatore'. What stands there goes with what follows: `before-masculine`
# (mazzo), `before-hard` (spazio), `before-vowel` (elenco), `before-feminine` (mano), `before-vowel-feminine` (azione),
# `before-plural` (punti), `before-plural-hard` (spazi), `before-plural-feminine` (carte).
# A name with an article is `.like` that article (`.like = la`) and gives itself without it as `.name`: the rest follows.
# 'Tu' is silent where it does something: { $who } { AGREE($who, "avere") } is 'hai'.


## What all of a sort are like

like-noun =
    .over = { FORM($noun) }
    .gender = masculine
    .before-masculine = { "il " }
    .before-masculine-di = { "del " }
    .before-masculine-al = { "al " }
    .before-masculine-dal = { "dal " }
    .before-masculine-nel = { "nel " }
    .before-masculine-sul = { "sul " }
    .before-hard = { "lo " }
    .before-hard-di = { "dello " }
    .before-hard-al = { "allo " }
    .before-hard-dal = { "dallo " }
    .before-hard-nel = { "nello " }
    .before-hard-sul = { "sullo " }
    .before-vowel = l'
    .before-vowel-di = dell'
    .before-vowel-al = all'
    .before-vowel-dal = dall'
    .before-vowel-nel = nell'
    .before-vowel-sul = sull'
    .before-feminine = { "la " }
    .before-feminine-di = { "della " }
    .before-feminine-al = { "alla " }
    .before-feminine-dal = { "dalla " }
    .before-feminine-nel = { "nella " }
    .before-feminine-sul = { "sulla " }
    .before-plural = { "i " }
    .before-plural-di = { "dei " }
    .before-plural-al = { "ai " }
    .before-plural-dal = { "dai " }
    .before-plural-nel = { "nei " }
    .before-plural-sul = { "sui " }
    .before-plural-hard = { "gli " }
    .before-plural-hard-di = { "degli " }
    .before-plural-hard-al = { "agli " }
    .before-plural-hard-dal = { "dagli " }
    .before-plural-hard-nel = { "negli " }
    .before-plural-hard-sul = { "sugli " }
    .before-plural-feminine = { "le " }
    .before-plural-feminine-di = { "delle " }
    .before-plural-feminine-al = { "alle " }
    .before-plural-feminine-dal = { "dalle " }
    .before-plural-feminine-nel = { "nelle " }
    .before-plural-feminine-sul = { "sulle " }
    .before-vowel-feminine = l'
    .before-vowel-feminine-di = dell'
    .before-vowel-feminine-al = all'
    .before-vowel-feminine-dal = dall'
    .before-vowel-feminine-nel = nell'
    .before-vowel-feminine-sul = sull'
    .behind = { " " }{ FORM($noun, "di") }
    .stands = { $noun } { AGREE($noun, "essere") }
    .stands-not = { $noun } non { AGREE($noun, "essere") }
    .with-title = { FORM($noun, "acc") }
    .with-place = { FORM($noun, "nel") }
    .with-goal = { FORM($noun, "nel") }
# Quel che non si conta pezzo per pezzo: il denaro, il legno.
like-mass =
    .massimo = la maggior quantità
    .minimo = la minor quantità
    .tanto =
        { AGREE($noun) ->
            [feminine] tanta
           *[masculine] tanto
        }
    .quanto =
        { AGREE($noun) ->
            [feminine] quanta
           *[masculine] quanto
        }
like-owner =
    .before-masculine = il { FORM($noun, "own") }{ " " }
    .before-masculine-di = del { FORM($noun, "own") }{ " " }
    .before-masculine-al = al { FORM($noun, "own") }{ " " }
    .before-masculine-dal = dal { FORM($noun, "own") }{ " " }
    .before-masculine-nel = nel { FORM($noun, "own") }{ " " }
    .before-masculine-sul = sul { FORM($noun, "own") }{ " " }
    .before-hard = il { FORM($noun, "own") }{ " " }
    .before-hard-di = del { FORM($noun, "own") }{ " " }
    .before-hard-al = al { FORM($noun, "own") }{ " " }
    .before-hard-dal = dal { FORM($noun, "own") }{ " " }
    .before-hard-nel = nel { FORM($noun, "own") }{ " " }
    .before-hard-sul = sul { FORM($noun, "own") }{ " " }
    .before-vowel = il { FORM($noun, "own") }{ " " }
    .before-vowel-di = del { FORM($noun, "own") }{ " " }
    .before-vowel-al = al { FORM($noun, "own") }{ " " }
    .before-vowel-dal = dal { FORM($noun, "own") }{ " " }
    .before-vowel-nel = nel { FORM($noun, "own") }{ " " }
    .before-vowel-sul = sul { FORM($noun, "own") }{ " " }
    .before-feminine = la { FORM($noun, "own-feminine") }{ " " }
    .before-feminine-di = della { FORM($noun, "own-feminine") }{ " " }
    .before-feminine-al = alla { FORM($noun, "own-feminine") }{ " " }
    .before-feminine-dal = dalla { FORM($noun, "own-feminine") }{ " " }
    .before-feminine-nel = nella { FORM($noun, "own-feminine") }{ " " }
    .before-feminine-sul = sulla { FORM($noun, "own-feminine") }{ " " }
    .before-vowel-feminine = la { FORM($noun, "own-feminine") }{ " " }
    .before-vowel-feminine-di = della { FORM($noun, "own-feminine") }{ " " }
    .before-vowel-feminine-al = alla { FORM($noun, "own-feminine") }{ " " }
    .before-vowel-feminine-dal = dalla { FORM($noun, "own-feminine") }{ " " }
    .before-vowel-feminine-nel = nella { FORM($noun, "own-feminine") }{ " " }
    .before-vowel-feminine-sul = sulla { FORM($noun, "own-feminine") }{ " " }
    .before-plural = i { FORM($noun, "own-plural") }{ " " }
    .before-plural-di = dei { FORM($noun, "own-plural") }{ " " }
    .before-plural-al = ai { FORM($noun, "own-plural") }{ " " }
    .before-plural-dal = dai { FORM($noun, "own-plural") }{ " " }
    .before-plural-nel = nei { FORM($noun, "own-plural") }{ " " }
    .before-plural-sul = sui { FORM($noun, "own-plural") }{ " " }
    .before-plural-hard = i { FORM($noun, "own-plural") }{ " " }
    .before-plural-hard-di = dei { FORM($noun, "own-plural") }{ " " }
    .before-plural-hard-al = ai { FORM($noun, "own-plural") }{ " " }
    .before-plural-hard-dal = dai { FORM($noun, "own-plural") }{ " " }
    .before-plural-hard-nel = nei { FORM($noun, "own-plural") }{ " " }
    .before-plural-hard-sul = sui { FORM($noun, "own-plural") }{ " " }
    .before-plural-feminine = le { FORM($noun, "own-plural-feminine") }{ " " }
    .before-plural-feminine-di = delle { FORM($noun, "own-plural-feminine") }{ " " }
    .before-plural-feminine-al = alle { FORM($noun, "own-plural-feminine") }{ " " }
    .before-plural-feminine-dal = dalle { FORM($noun, "own-plural-feminine") }{ " " }
    .before-plural-feminine-nel = nelle { FORM($noun, "own-plural-feminine") }{ " " }
    .before-plural-feminine-sul = sulle { FORM($noun, "own-plural-feminine") }{ " " }
    .behind = { "" }
like-name =
    .named = yes
    .gender = masculine
    .di = di { FORM($noun) }
    .al = a { FORM($noun) }
    .dal = da { FORM($noun) }
    .nel = in { FORM($noun) }
    .sul = su { FORM($noun) }
    .with-title = { FORM($kind, "the") } «{ FORM($noun, "name") }»
    .with-place = { FORM($noun, "nel") }
    .with-goal = { FORM($noun, "al") }
    .behind = { " " }{ FORM($noun, "di") }
    .before-masculine = { "il " }
    .before-masculine-di = { "del " }
    .before-masculine-al = { "al " }
    .before-masculine-dal = { "dal " }
    .before-masculine-nel = { "nel " }
    .before-masculine-sul = { "sul " }
    .before-hard = { "lo " }
    .before-hard-di = { "dello " }
    .before-hard-al = { "allo " }
    .before-hard-dal = { "dallo " }
    .before-hard-nel = { "nello " }
    .before-hard-sul = { "sullo " }
    .before-vowel = l'
    .before-vowel-di = dell'
    .before-vowel-al = all'
    .before-vowel-dal = dall'
    .before-vowel-nel = nell'
    .before-vowel-sul = sull'
    .before-feminine = { "la " }
    .before-feminine-di = { "della " }
    .before-feminine-al = { "alla " }
    .before-feminine-dal = { "dalla " }
    .before-feminine-nel = { "nella " }
    .before-feminine-sul = { "sulla " }
    .before-plural = { "i " }
    .before-plural-di = { "dei " }
    .before-plural-al = { "ai " }
    .before-plural-dal = { "dai " }
    .before-plural-nel = { "nei " }
    .before-plural-sul = { "sui " }
    .before-plural-hard = { "gli " }
    .before-plural-hard-di = { "degli " }
    .before-plural-hard-al = { "agli " }
    .before-plural-hard-dal = { "dagli " }
    .before-plural-hard-nel = { "negli " }
    .before-plural-hard-sul = { "sugli " }
    .before-plural-feminine = { "le " }
    .before-plural-feminine-di = { "delle " }
    .before-plural-feminine-al = { "alle " }
    .before-plural-feminine-dal = { "dalle " }
    .before-plural-feminine-nel = { "nelle " }
    .before-plural-feminine-sul = { "sulle " }
    .before-vowel-feminine = l'
    .before-vowel-feminine-di = dell'
    .before-vowel-feminine-al = all'
    .before-vowel-feminine-dal = dall'
    .before-vowel-feminine-nel = nell'
    .before-vowel-feminine-sul = sull'
like-zone =
    .gender = masculine
    .in = { FORM($noun, "nel") }
    .on = { FORM($noun, "sul") }
    .under = sotto { FORM($noun) }
    .where = { FORM($noun, "nel") }
    .top = in cima { FORM($noun, "al") }
    .to = { FORM($noun, "nel") }

## Names with an article

like-il =
    .gender = masculine
    .di = del { FORM($noun, "name") }
    .al = al { FORM($noun, "name") }
    .dal = dal { FORM($noun, "name") }
    .nel = nel { FORM($noun, "name") }
    .sul = sul { FORM($noun, "name") }
like-lo =
    .gender = masculine
    .di = dello { FORM($noun, "name") }
    .al = allo { FORM($noun, "name") }
    .dal = dallo { FORM($noun, "name") }
    .nel = nello { FORM($noun, "name") }
    .sul = sullo { FORM($noun, "name") }
like-l =
    .gender = masculine
    .di = dell'{ FORM($noun, "name") }
    .al = all'{ FORM($noun, "name") }
    .dal = dall'{ FORM($noun, "name") }
    .nel = nell'{ FORM($noun, "name") }
    .sul = sull'{ FORM($noun, "name") }
like-la =
    .gender = feminine
    .di = della { FORM($noun, "name") }
    .al = alla { FORM($noun, "name") }
    .dal = dalla { FORM($noun, "name") }
    .nel = nella { FORM($noun, "name") }
    .sul = sulla { FORM($noun, "name") }
like-i =
    .gender = plural
    .di = dei { FORM($noun, "name") }
    .al = ai { FORM($noun, "name") }
    .dal = dai { FORM($noun, "name") }
    .nel = nei { FORM($noun, "name") }
    .sul = sui { FORM($noun, "name") }
like-gli =
    .gender = plural
    .di = degli { FORM($noun, "name") }
    .al = agli { FORM($noun, "name") }
    .dal = dagli { FORM($noun, "name") }
    .nel = negli { FORM($noun, "name") }
    .sul = sugli { FORM($noun, "name") }
like-le =
    .gender = plural
    .di = delle { FORM($noun, "name") }
    .al = alle { FORM($noun, "name") }
    .dal = dalle { FORM($noun, "name") }
    .nel = nelle { FORM($noun, "name") }
    .sul = sulle { FORM($noun, "name") }

## Words that agree

il =
    { FORM($noun, "beginning") ->
        [vowel] l'
        [hard] { "lo " }
       *[plain] { "il " }
    }
    .feminine =
        { FORM($noun, "beginning") ->
            [vowel] l'
           *[plain] { "la " }
        }
    .plural =
        { FORM($noun, "plural", "beginning") ->
            [vowel] { "gli " }
            [hard] { "gli " }
           *[plain] { "i " }
        }
    .plural-feminine = { "le " }
    .masculine-di =
        { FORM($noun, "beginning") ->
            [vowel] dell'
            [hard] { "dello " }
           *[plain] { "del " }
        }
    .feminine-di =
        { FORM($noun, "beginning") ->
            [vowel] dell'
           *[plain] { "della " }
        }
    .plural-di =
        { FORM($noun, "plural", "beginning") ->
            [vowel] { "degli " }
            [hard] { "degli " }
           *[plain] { "dei " }
        }
    .plural-feminine-di = { "delle " }
    .masculine-al =
        { FORM($noun, "beginning") ->
            [vowel] all'
            [hard] { "allo " }
           *[plain] { "al " }
        }
    .feminine-al =
        { FORM($noun, "beginning") ->
            [vowel] all'
           *[plain] { "alla " }
        }
    .plural-al =
        { FORM($noun, "plural", "beginning") ->
            [vowel] { "agli " }
            [hard] { "agli " }
           *[plain] { "ai " }
        }
    .plural-feminine-al = { "alle " }
    .masculine-dal =
        { FORM($noun, "beginning") ->
            [vowel] dall'
            [hard] { "dallo " }
           *[plain] { "dal " }
        }
    .feminine-dal =
        { FORM($noun, "beginning") ->
            [vowel] dall'
           *[plain] { "dalla " }
        }
    .plural-dal =
        { FORM($noun, "plural", "beginning") ->
            [vowel] { "dagli " }
            [hard] { "dagli " }
           *[plain] { "dai " }
        }
    .plural-feminine-dal = { "dalle " }
    .masculine-nel =
        { FORM($noun, "beginning") ->
            [vowel] nell'
            [hard] { "nello " }
           *[plain] { "nel " }
        }
    .feminine-nel =
        { FORM($noun, "beginning") ->
            [vowel] nell'
           *[plain] { "nella " }
        }
    .plural-nel =
        { FORM($noun, "plural", "beginning") ->
            [vowel] { "negli " }
            [hard] { "negli " }
           *[plain] { "nei " }
        }
    .plural-feminine-nel = { "nelle " }
    .masculine-sul =
        { FORM($noun, "beginning") ->
            [vowel] sull'
            [hard] { "sullo " }
           *[plain] { "sul " }
        }
    .feminine-sul =
        { FORM($noun, "beginning") ->
            [vowel] sull'
           *[plain] { "sulla " }
        }
    .plural-sul =
        { FORM($noun, "plural", "beginning") ->
            [vowel] { "sugli " }
            [hard] { "sugli " }
           *[plain] { "sui " }
        }
    .plural-feminine-sul = { "sulle " }
un =
    { FORM($noun, "beginning") ->
        [hard] { "uno " }
       *[other] { "un " }
    }
    .feminine =
        { FORM($noun, "beginning") ->
            [vowel] un'
           *[other] { "una " }
        }
quel =
    { FORM($noun, "beginning") ->
        [vowel] quell'
        [hard] { "quello " }
       *[plain] { "quel " }
    }
    .feminine =
        { FORM($noun, "beginning") ->
            [vowel] quell'
           *[plain] { "quella " }
        }
    .plural =
        { FORM($noun, "plural", "beginning") ->
            [vowel] { "quegli " }
            [hard] { "quegli " }
           *[plain] { "quei " }
        }
    .plural-feminine = { "quelle " }
questo =
    { FORM($noun, "beginning") ->
        [vowel] quest'
       *[other] { "questo " }
    }
    .feminine =
        { FORM($noun, "beginning") ->
            [vowel] quest'
           *[other] { "questa " }
        }
    .plural = { "questi " }
    .plural-feminine = { "queste " }
nessun =
    { FORM($noun, "beginning") ->
        [hard] { "nessuno " }
       *[other] { "nessun " }
    }
    .feminine =
        { FORM($noun, "beginning") ->
            [vowel] nessun'
           *[other] { "nessuna " }
        }
tutto = tutti
    .plural-feminine = tutte
uno = uno
    .feminine = una
ciascuno = ciascuno
    .feminine = ciascuna
o = o
    .feminine = a
    .plural = i
    .plural-feminine = e
primo = primo
    .feminine = prima
secondo = secondo
    .feminine = seconda
terzo = terzo
    .feminine = terza
ordinale = º
    .feminine = ª
quale = il quale
    .feminine = la quale
    .plural = i quali
    .plural-feminine = le quali
tanto = tanti
    .plural-feminine = tante
    .feminine = tante
quanto = quanti
    .plural-feminine = quante
    .feminine = quante
avere = ha
    .you = hai
    .plural = hanno
essere = è
    .you = sei
    .plural = sono
potere = può
    .you = puoi
    .plural = possono
massimo = il maggior numero
minimo = il minor numero
prep =
    { $case ->
        [di] { "di " }
        [al] { "a " }
        [dal] { "da " }
        [nel] { "in " }
        [sul] { "su " }
       *[other] { "" }
    }
own = suo
    .you = tuo
    .plural = loro

## Determiners

det-a = { FORM("prep", $case) }{ AGREE($noun, "un") }{ FORM($noun) }
det-the = { AGREE($noun, "il", $case, $number) }{ FORM($noun, $number) }
det-this = { FORM("prep", $case) }{ AGREE($noun, "questo", $number) }{ FORM($noun, $number) }
det-that = { FORM("prep", $case) }{ AGREE($noun, "quel", $number) }{ FORM($noun, $number) }
det-each = { FORM("prep", $case) }ogni { FORM($noun) }
det-all = { FORM("prep", $case) }{ AGREE($noun, "tutto", "plural") } { AGREE($noun, "il", "plural") }{ FORM($noun, "plural") }
det-some = { FORM("prep", $case) }{ FORM($noun, "plural") }
det-no = { AGREE($noun, "nessun") }{ FORM($noun) }
det-n = { FORM("prep", $case) }{ $n } { FORM($noun, $n) }
det-up-to = { FORM("prep", $case) }fino a { $n } { FORM($noun, $n) }

## Persons and things

you = { "" }
    .gender = you
    .like = owner
    .named = tu
    .name = tu
    .acc = te
    .di = di te
    .al = a te
    .dal = da te
    .nel = in te
    .sul = su di te
    .contro = di te
    .own = tuo
    .own-feminine = tua
    .own-plural = tuoi
    .own-plural-feminine = tue
yourself = te stesso
    .gender = you
    .di = di te stesso
    .al = a te stesso
    .dal = da te stesso
elided = { "" }
    .gender = { AGREE($of) }
named = { $name }
    .like = name
nobody = nessuno
    .di = di nessuno
    .al = a nessuno
    .dal = da nessuno
yes = sì
no = no
nothing = non succede nulla
    .bare = non fare nulla
kind-player = giocatore
    .plural = giocatori
kind-card = carta
    .gender = feminine
    .plural = carte
kind-number = numero
    .plural = numeri
kind-truth = risposta
    .gender = feminine
    .plural = risposte
other-player = altro { FORM("kind-player", $number) }
    .plural = altri { FORM("kind-player", "plural") }
further-player = ulteriore altro { FORM("kind-player", $number) }
    .plural = ulteriori altri { FORM("kind-player", "plural") }
acting-player = giocatore attivo
pronoun-player = quel giocatore
    .like = owner
    .di = di quel giocatore
    .al = a quel giocatore
    .dal = da quel giocatore
    .nel = in quel giocatore
    .sul = su quel giocatore
    .own = suo
    .own-feminine = sua
    .own-plural = suoi
    .own-plural-feminine = sue
same-player = { "" }
pronoun-players = quei giocatori
    .gender = plural
    .like = owner
    .di = di quei giocatori
    .al = a quei giocatori
    .dal = da quei giocatori
    .nel = in quei giocatori
    .sul = su quei giocatori
    .own = loro
    .own-feminine = loro
    .own-plural = loro
    .own-plural-feminine = loro
pronoun-thing = { FORM($of, "that", $case) }
    .gender = { AGREE($of) }
    .name = { FORM($of, "that") }
    .like = owner
    .own = suo
    .own-feminine = sua
    .own-plural = suoi
    .own-plural-feminine = sue
    .its-own = yes
pronoun-things = { FORM($of, "that", "plural", $case) }
    .gender = plural
    .like = owner
    .own = loro
    .own-feminine = loro
    .own-plural = loro
    .own-plural-feminine = loro
nth =
    { $place ->
        [1] { AGREE($of, "primo") }
        [2] { AGREE($of, "secondo") }
        [3] { AGREE($of, "terzo") }
       *[other] { $place }{ AGREE($of, "ordinale") }
    } { FORM($of) }
    .gender = { AGREE($of) }
chosen = { FORM($of, $number) } scelt{ AGREE($of, "o", $number) }
    .gender = { AGREE($of) }
nth-chosen =
    { FORM($of, $number) } scelt{ AGREE($of, "o", $number) } per { $place ->
        [1] prim{ AGREE($of, "o", $number) }
        [2] second{ AGREE($of, "o", $number) }
       *[other] ultim{ AGREE($of, "o", $number) }
    }
    .gender = { AGREE($of) }
doing = { FORM("acting-player", $case, $number) }
noted = { FORM($of, $number) } annotat{ AGREE($of, "o", $number) }
    .gender = { AGREE($of) }
nth-noted =
    { FORM($of, $number) } annotat{ AGREE($of, "o", $number) } per { $place ->
        [1] prim{ AGREE($of, "o", $number) }
        [2] second{ AGREE($of, "o", $number) }
       *[other] ultim{ AGREE($of, "o", $number) }
    }
    .gender = { AGREE($of) }
relative = che
    .gender = { AGREE($of) }
    .governed = cui
    .with-place = dove
    .with-goal = dove
    .di = di cui
    .al = a cui
    .dal = da cui
    .nel = in cui
    .sul = su cui
    .before-masculine = { "il cui " }
    .before-masculine-di = { "del cui " }
    .before-masculine-al = { "al cui " }
    .before-masculine-dal = { "dal cui " }
    .before-masculine-nel = { "nel cui " }
    .before-masculine-sul = { "sul cui " }
    .before-hard = { "il cui " }
    .before-hard-di = { "del cui " }
    .before-hard-al = { "al cui " }
    .before-hard-dal = { "dal cui " }
    .before-hard-nel = { "nel cui " }
    .before-hard-sul = { "sul cui " }
    .before-vowel = { "il cui " }
    .before-vowel-di = { "del cui " }
    .before-vowel-al = { "al cui " }
    .before-vowel-dal = { "dal cui " }
    .before-vowel-nel = { "nel cui " }
    .before-vowel-sul = { "sul cui " }
    .before-feminine = { "la cui " }
    .before-feminine-di = { "della cui " }
    .before-feminine-al = { "alla cui " }
    .before-feminine-dal = { "dalla cui " }
    .before-feminine-nel = { "nella cui " }
    .before-feminine-sul = { "sulla cui " }
    .before-vowel-feminine = { "la cui " }
    .before-vowel-feminine-di = { "della cui " }
    .before-vowel-feminine-al = { "alla cui " }
    .before-vowel-feminine-dal = { "dalla cui " }
    .before-vowel-feminine-nel = { "nella cui " }
    .before-vowel-feminine-sul = { "sulla cui " }
    .before-plural = { "i cui " }
    .before-plural-di = { "dei cui " }
    .before-plural-al = { "ai cui " }
    .before-plural-dal = { "dai cui " }
    .before-plural-nel = { "nei cui " }
    .before-plural-sul = { "sui cui " }
    .before-plural-hard = { "i cui " }
    .before-plural-hard-di = { "dei cui " }
    .before-plural-hard-al = { "ai cui " }
    .before-plural-hard-dal = { "dai cui " }
    .before-plural-hard-nel = { "nei cui " }
    .before-plural-hard-sul = { "sui cui " }
    .before-plural-feminine = { "le cui " }
    .before-plural-feminine-di = { "delle cui " }
    .before-plural-feminine-al = { "alle cui " }
    .before-plural-feminine-dal = { "dalle cui " }
    .before-plural-feminine-nel = { "nelle cui " }
    .before-plural-feminine-sul = { "sulle cui " }
    .behind = { "" }
that-number = lo stesso numero di
the-number = quel numero
    .di = di quel numero
    .al = a quel numero
    .dal = da quel numero
so-many = { FORM("prep", $case) }{ $n } { FORM($of, "plural") }
    .gender = plural
at-least-so = almeno { $amount }
at-most-so = al massimo { $amount }
so-many-of =
    { $bound ->
        [at-least] almeno
        [at-most] al massimo
        [more-than] più di
        [several] diversi
        [less-than] meno di
       *[is] esattamente
    } { FORM($amount, $case) }
much-now-is = { $n } { FORM($of, $n) }
much-gets-more = { $n } { FORM($of, $n) } in più
much-gets-less = { $n } { FORM($of, $n) } in meno
much-now-at-least = almeno { $n } { FORM($of, $n) }
much-now-at-most = al massimo { $n } { FORM($of, $n) }
up-to-so-many = { FORM("prep", $case) }fino a { $n } { FORM($of, "plural") }
    .gender = plural
unknown =
    { FORM("prep", $case) }{ $place ->
        [1] X
        [2] Y
        [3] Z
        [4] W
        [5] V
       *[other] U
    }
n-or-more = almeno { $n }
n-or-fewer = al massimo { $n }
any-thing = { "" }
any-count = un numero qualsiasi
any-number = { "" }
that-many = { FORM("prep", $case) }altrettant{ AGREE($of, "o", "plural") } { FORM($of, "plural") }
    .gender = plural

## Lists

and-more = { $a }, { $b }
and-last =
    { $a } { FORM($b, "initial") ->
        [e] ed
       *[other] e
    } { $b }
which-more = { $a }, { $b }
which-last =
    { $a } { FORM($b, "initial") ->
        [e] ed
       *[other] e
    } { $b }
or-more = { $a }, { $b }
or-last = { $a } o { $b }
either-more = { $a }, { $b }
either-last = { $a } o { $b }
and-apart-more = { $a }, e { $b }
and-apart-last = { $a }, e { $b }
or-together-more = { $a }, oppure { $b }
or-together-last = { $a }, oppure { $b }
together-more = { $a }, { $b }
together-last = { $a } e allo stesso tempo { $b }
needs-more = { $a }, solo se { $b }
needs-last = { $a }, e solo se { $b }
nor-more = { $a }, { $b }
nor-last = { $a } né { $b }
neither-more = { $a }, né { $b }
neither-last = né { $a } né { $b }
then-more = { $a }, { $b }
then-last =
    { $a } { FORM($b, "initial") ->
        [e] ed
       *[other] e
    } { $b }
steps-more = { $a }; { $b }
steps-last = { $a }; { $b }
each-does-more = { $a }; { $b }
each-does-last = { $a } e { $b }
each-does-all-more = { $a }, { $b }
each-does-all-last = { $a }, e { $b }
all-steps-more = { $a }, { $b }
all-steps-last = { $a }, e { $b }
letters-more = { $a }; { $b }
letters-last = { $a }; { $b }
long-options-more = { $a }; { $b }
long-options-last = { $a }; oppure { $b }
options-more = { $a }, { $b }
options-last = { $a } oppure { $b }
words-more = { $a } { $b }
words-last = { $a } { $b }
linked = { $link } { $to }

## Values

sum = { $n } { $unit }
    .di = di { $n } { $unit }
    .al = a { $n } { $unit }
    .dal = da { $n } { $unit }
numero = numero
totale = totale
meta = metà
    .gender = feminine
valore = valore
number-of = { FORM($owner, "before-masculine", $case) }numero di { FORM($counter, "plural") }{ FORM($owner, "behind") }
number-had = { FORM($owner, "before-masculine", $case) }numero di { FORM($counter, "plural") }{ FORM($owner, "behind") }
number-there = { FORM("numero", "the", $case) } di { FORM($counter, "plural") }
amount-each = { FORM($amount, $case) } per { $each }
each-of =
    { AGREE($counter, "ciascuno") } { AGREE($counter) ->
        [feminine] { FORM($owner, "before-plural-feminine", "di") }
       *[other] { FORM($owner, "before-plural", "di") }
    }{ FORM($counter, "plural") }{ FORM($owner, "behind") }
each-more = ogni { $what } che { $who } { AGREE($who, "avere") } in più { FORM($other, "di") }
each-at-most = { $each } (al massimo { $n } in tutto)
each-at-least = { $each } (ma almeno { $n })
amount-and-more = { $amount }, e altri { $more }
all-of =
    { $mass ->
        [yes] { AGREE($counter, "tutto-mass") } { $own }
       *[no] { AGREE($counter, "tutti-di", "plural") } { FORM($owner, "before-plural", $case) }{ FORM($counter, "plural") }{ FORM($owner, "behind") }
    }
    .gender = plural
tutto-mass = tutto
    .feminine = tutta
tutti-di = tutti
    .plural-feminine = tutte
bracketed = ({ $of })
    .di = di ({ $of })
plus = { FORM($left, $case) } più { $right }
minus = { FORM($left, $case) } meno { $right }
times = { FORM($left, $case) } per { $right }
twice = { FORM("doppio", "the", $case) } { FORM($right, "di") }
doppio = doppio
difference = { FORM("differenza", "the", $case) } tra { $left } e { $right }
differenza = differenza
    .gender = feminine
divided = { FORM($left, $case) } { AGREE($left, "diviso") } { $right } (arrotondato per difetto)
    .gender = { AGREE($left) }
diviso = diviso
    .feminine = divisa
    .plural = divisi
    .plural-feminine = divise
remainder = { FORM("resto", "the", $case) } della divisione { FORM($left, "di") } per { $right }
resto = resto
half = { FORM("meta", "the", $case) } { FORM($of, "di") } (arrotondata per eccesso)
    .gender = feminine
by-half = metà (arrotondata per eccesso)
value-in = { $value } in { FORM($of, "plural") }
position = { FORM("posizione", "the", $case) } { FORM($of, "di") }
    .gender = feminine
posizione = posizione
    .gender = feminine
count-of = { FORM("numero", "the", $case) } di { FORM($set, "plural") }
    .gender = masculine
total-number = { FORM("numero", "the", $case) } totale di { FORM($counter, "plural") } { FORM($over, "di") }
highest-number = { FORM("numero", "the", $case) } più alto di { FORM($counter, "plural") } tra { FORM($over, "acc") }
lowest-number = { FORM("numero", "the", $case) } più basso di { FORM($counter, "plural") } tra { FORM($over, "acc") }
total = { FORM("totale", "the", $case) } { FORM($value, "di") } per { $over }
total-each = { FORM("totale", "the", $case) } { FORM($value, "di") }
highest = { FORM("valore", "the", $case) } più alto { FORM($value, "di") } per { $over }
highest-each = { FORM("valore", "the", $case) } più alto { FORM($value, "di") }
highest-by = { FORM($owned, $case) }
lowest = { FORM("valore", "the", $case) } più basso { FORM($value, "di") } per { $over }
lowest-each = { FORM("valore", "the", $case) } più basso { FORM($value, "di") }
highest-of = { FORM("valore", "the", $case) } più alto tra { FORM($items, "acc") }
lowest-of = { FORM("valore", "the", $case) } più basso tra { FORM($items, "acc") }
higher-of = { FORM("maggiore-word", "the", $case) } tra { FORM($items, "acc") }
lower-of = { FORM("minore-word", "the", $case) } tra { FORM($items, "acc") }
maggiore-word = maggiore
minore-word = minore
total-of = { FORM("totale", "the", $case) } { FORM($items, "di") }
called = { " " }{ $letter }
called-as = { " " }come { $letter }
called-aside = { " " }({ $letter })
number-such = { FORM($what, "acc") } tale che { $cond }
lettered-number = come { $letter } { FORM($what, "acc") }
number-from = { FORM("prep", $case) }un numero{ $called } da { $low } a { $high }
number-up-to = { FORM("prep", $case) }un numero{ $called } da { $low } fino { FORM($high, "al") }
number-from-had = { FORM("prep", $case) }un numero{ $called } da { $low } a { AGREE($what, "quanto") } { FORM($what, "plural") } { $who } { AGREE($who, "avere") }
top-card = prima carta { FORM($zone, "di") }
    .plural = prime carte { FORM($zone, "di") }
    .gender = feminine
bottom-card = ultima carta { FORM($zone, "di") }
    .plural = ultime carte { FORM($zone, "di") }
    .gender = feminine
top-card-of = { FORM($owner, "before-feminine", $case) }prima carta
    .gender = feminine
bottom-card-of = { FORM($owner, "before-feminine", $case) }ultima carta
    .gender = feminine
new-top-card = nuova prima carta { FORM($zone, "di") }
    .gender = feminine
new-top-card-of = { FORM($owner, "before-feminine", $case) }nuova prima carta
    .gender = feminine
top-cards = prime { $n } carte { FORM($zone, "di") }
    .gender = plural
    .a = una delle prime { $n } carte { FORM($zone, "di") }
    .the = le prime { $n } carte { FORM($zone, "di") }
    .each = ognuna delle prime { $n } carte { FORM($zone, "di") }
bottom-cards = ultime { $n } carte { FORM($zone, "di") }
    .gender = plural
    .a = una delle ultime { $n } carte { FORM($zone, "di") }
    .the = le ultime { $n } carte { FORM($zone, "di") }
    .each = ognuna delle ultime { $n } carte { FORM($zone, "di") }
left-of = { FORM("kind-player") } { FORM($of, "before-feminine", "al") }sinistra{ FORM($of, "behind") }
    .gender = masculine
right-of = { FORM("kind-player") } { FORM($of, "before-feminine", "al") }destra{ FORM($of, "behind") }
    .gender = masculine

## Sets

cards-in = { FORM($what, $case, $number) } { FORM($zone, "where") }
    .gender = { AGREE($what) }
nessuno-word = nessuno
    .feminine = nessuna
before-what = before-masculine
    .feminine = before-feminine
    .plural = before-plural
things-own = { FORM($owner, AGREE($what, "before-what", $number), $case) }{ FORM($what, $number) }{ FORM($owner, "behind") }
    .gender = { AGREE($what) }
    .a-gender = { AGREE($what, "", "one") }
    .each-gender = { AGREE($what, "", "one") }
    .a = { FORM("prep", $case) }{ AGREE($what, "uno", "one") } { FORM($owner, "before-plural", "di") }{ FORM($what, "plural") }
    .each = { FORM("prep", $case) }{ AGREE($what, "ciascuno", "one") } { FORM($owner, "before-plural", "di") }{ FORM($what, "plural") }
    .no = { AGREE($what, "nessuno-word", "one") } { FORM($owner, "before-plural", "di") }{ FORM($what, "plural") }
    .n = { FORM("prep", $case) }{ $n } { FORM($owner, "before-plural", "di") }{ FORM($what, "plural") }
    .up-to = { FORM("prep", $case) }fino a { $n } { FORM($owner, "before-plural", "di") }{ FORM($what, "plural") }
things-of = { FORM($what, $number) } { FORM($owner, "di") }
    .gender = { AGREE($what) }
together = { FORM($set, $case, $number) } insieme
    .gender = plural
these = { FORM($items, $case) }
    .gender = plural
    .a-gender = { AGREE($of) }
    .each-gender = { AGREE($of) }
    .a = { FORM("prep", $case) }{ AGREE($items, "uno") } { FORM($items, "di") }
    .each = { FORM("prep", $case) }{ AGREE($items, "ciascuno") } { FORM($items, "di") }
    .n = { FORM("prep", $case) }{ $n } { FORM($items, "di") }
    .up-to = { FORM("prep", $case) }fino a { $n } { FORM($items, "di") }
    .all = { FORM($items, $case) }
one-among = tra { FORM($items, "acc") }
    .gender = { AGREE($of) }
    .a = { FORM("prep", $case) }{ AGREE($of, "uno") } { FORM($items, "di") }
    .each = { FORM("prep", $case) }{ AGREE($of, "ciascuno") } { FORM($items, "di") }
    .n = { FORM("prep", $case) }{ $n } { FORM($items, "di") }
    .up-to = { FORM("prep", $case) }fino a { $n } { FORM($items, "di") }
    .all = { FORM("prep", $case) }quelli tra { FORM($items, "acc") }
    .all-gender = plural
    .the = { FORM("prep", $case) }quelli tra { FORM($items, "acc") }
    .the-gender = plural
    .no = nessuno { FORM($items, "di") }
within-bounds = { $items } ({ $bound })
bound-at-least = almeno { $value }
bound-at-most = al massimo { $value }
bound-more-than = più di { $value }
bound-less-than = meno di { $value }
except = { FORM($set, $case) }, tranne { FORM($without, "acc") },
except-apart = { FORM($set, $case) } (tranne { FORM($without, "acc") })
and-also =
    { FORM($set, $case) } { $number ->
        [plural] e
       *[other]
            { $both ->
                [yes] e
               *[no] o
            }
    } { FORM($more, $case) }
the-others =
    { AGREE($of) ->
        [feminine] le altre
       *[other] gli altri
    }
    .gender = plural
    .all = { FORM($noun, "plain") }
player-but = { FORM("kind-player", $case, $number) } tranne { FORM($without, "acc") }
that-is =
    { FORM($set, $case) } che { $number ->
        [plural] sono { FORM($what, "plain", "plural") }
        [many] sono { FORM($what, "plain", "plural") }
        [other] sono { FORM($what, "plain", "plural") }
       *[one] è { $what }
    }
named-as = { FORM($set, $case, $number) } «{ FORM($what, "name") }»
of-value = { FORM($set, $case, $number) } { FORM($value, "di") }
of-value-named = { FORM($set, $case, $number) } { FORM($sort, "the", "di") } «{ FORM($value, "name") }»
of-same-value = { FORM($set, $case, $number) } { AGREE($sort, "dello-stesso") } { $sort } di { $other }
dello-stesso = dello stesso
    .feminine = della stessa
with-value = { FORM($set, $case, $number) } con { $what } { $value }
no-owner = { "" }
    .before = { "" }
    .before-masculine = { "" }
    .before-hard = { "" }
    .before-vowel = { "" }
    .before-feminine = { "" }
    .before-vowel-feminine = { "" }
    .before-plural = { "" }
    .behind = { "" }
beside = { FORM($set, $case) } { FORM($what, $number) }
which = { FORM($set, $case) } { FORM($cond, $number) }
where-only = { FORM($set, $case) } (solo se { $cond })
such-that = per { FORM($which) } { $cond }
among-others = { FORM($by, $case, $number) } tra gli altri giocatori
with-most = { FORM($set, $case) } con { AGREE($by, "massimo") } di { FORM($by, "plural") }
with-fewest = { FORM($set, $case) } con { AGREE($by, "minimo") } di { FORM($by, "plural") }
with = { FORM($set, $case) } con { $by }
others-with-most = { FORM($whole, $case, $number) }
others-with-fewest = { FORM($whole, $case, $number) }
others-with = { FORM($whole, $case, $number) }
reached = { FORM($what, $case, $number) } a non più di { $n } passi { FORM($start, "dal") }
    .gender = { AGREE($what) }
    .apart = { FORM($what, $case, $number) }, a non più di { $n } passi { FORM($start, "dal") },
reached-in = { FORM($what, $case, $number) } a esattamente { $n } passi { FORM($start, "dal") }
    .gender = { AGREE($what) }
    .apart = { FORM($what, $case, $number) }, a esattamente { $n } passi { FORM($start, "dal") },
alike = { FORM($set, $case, $number) } con lo stesso nome { FORM($of, "di") }
    .gender = { AGREE($set) }
unico = unico
    .feminine = unica
only-with-most = { FORM($set, $case) } con più { FORM($by, "plural") } di ogni { AGREE($set, "altro-word") } { FORM($set) }
only-with-fewest = { FORM($set, $case) } con meno { FORM($by, "plural") } di ogni { AGREE($set, "altro-word") } { FORM($set) }
altro-word = altro
    .feminine = altra
only-of = { AGREE($set, "unico") } { FORM($set, $number) }
    .gender = { AGREE($set) }
first-of = { AGREE($set, "primo") } { FORM($set, $number) }
    .gender = { AGREE($set) }
first-of-these = { AGREE($of, "primo") } { FORM($items, "di") }
    .gender = { AGREE($of) }
first-from = { FORM($set, $number) } più vicino (contando { FORM($start, "dal") })
    .gender = { AGREE($set) }
first-tied = { FORM($set, $case, $number) } (a parità, { AGREE($set, "il-primo") } contando { FORM($start, "dal") })
    .gender = { AGREE($set) }
il-primo = il primo
    .feminine = la prima
next-of = { FORM($set, $case, $number) } che segue { FORM($of, "acc") }
    .gender = { AGREE($set) }
previous-of = { FORM($set, $case, $number) } che precede { FORM($of, "acc") }
    .gender = { AGREE($set) }
numbers-from = { FORM("kind-number", $case, $number) } da { $low } a { $high }

## What has no phrase of its own

unphrased = { $what }
unphrased-of = { $what } { FORM($of, "di") }
unphrased-own = { $what } { FORM($owner, "di") }
    .a = { $what } { FORM($owner, "di") }
unphrased-own-of = { $what } { FORM($owner, "di") } ({ $of })
    .a = { $what } { FORM($owner, "di") } ({ $of })
unphrased-truth = «{ $what }» vale
    .not = «{ $what }» non vale
unphrased-truth-of = «{ $what }» vale per { FORM($of, "acc") }
    .not = «{ $what }» non vale per { FORM($of, "acc") }
unphrased-rule = eseguire «{ $what }»
unphrased-rule-of = eseguire «{ $what }» ({ $of })
card-printed = { FORM($card, "name") } ({ $printed })
