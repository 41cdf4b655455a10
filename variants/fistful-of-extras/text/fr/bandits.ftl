# Bandits as individuals in French. The names of the six stand in one text of the rules; all else is designed.

kind-outlaw = bandit
    .plural = bandits
kind-bandit-card = carte bandit
    .gender = feminine
    .plural = cartes bandit
outlaw-cardsharp = le Tricheur
    .name = Tricheur
    .gender = masculine
    .de = du Tricheur
    .at = au Tricheur
outlaw-robber = le Voleur
    .name = Voleur
    .gender = masculine
    .de = du Voleur
    .at = au Voleur
outlaw-bandido = le Bandido
    .name = Bandido
    .gender = masculine
    .de = du Bandido
    .at = au Bandido
outlaw-horse-thief = le Voleur de chevaux
    .name = Voleur de chevaux
    .gender = masculine
    .de = du Voleur de chevaux
    .at = au Voleur de chevaux
outlaw-desperado = le Desperado
    .name = Desperado
    .gender = masculine
    .de = du Desperado
    .at = au Desperado
outlaw-fugitive = le Fugitif
    .name = Fugitif
    .gender = masculine
    .de = du Fugitif
    .at = au Fugitif
text-bandit-card-against-cardsharp = Tricheur : { $effect }
text-bandit-card-against-robber = Voleur : { $effect }
text-bandit-card-against-bandido = Bandido : { $effect }
text-bandit-card-against-horse-thief = Voleur de chevaux : { $effect }
text-bandit-card-against-desperado = Desperado : { $effect }
text-bandit-card-against-fugitive = Fugitif : { $effect }
bandit-card-caught-napping = Pris en pleine sieste
bandit-card-shot-from-the-rocks = Un coup de feu dans les rochers
bandit-card-fair-warning = Loyal Avertissement
bandit-card-old-acquaintance = Vieille Connaissance
bandit-card-under-a-full-moon = Sous la pleine lune
bandit-card-last-of-the-whiskey = Le Fond de la bouteille
flavour-bandit-card-caught-napping = Le Desperado : « Vous auriez pu frapper. J'aurais fait semblant d'être sorti. »
flavour-bandit-card-shot-from-the-rocks = Le Fugitif : « Ce n'était pas moi. La mienne est au fond du dernier ruisseau. »
flavour-bandit-card-fair-warning = Le Tricheur : « Je ne triche qu'avec les gens que je respecte. »
flavour-bandit-card-old-acquaintance = Le Voleur : « On se connaît. Vous aviez plus de bagages, à l'époque. »
flavour-bandit-card-under-a-full-moon = Le Bandido : « Belle nuit pour être ailleurs. »
flavour-bandit-card-last-of-the-whiskey = Le Voleur de chevaux : « Je boirais bien à votre cheval, mais il faudrait ensuite que je le regarde dans les yeux. »
about-bandit-card = Contre le { FORM($words-of, "name") } : rien que des mots.
zone-bandit-deck = la pioche des cartes bandit
    .gender = feminine
    .de = de la pioche des cartes bandit
zone-bandit-turned = les cartes bandit révélées
    .gender = plural
zone-bandit-heard = les cartes bandit entendues
    .gender = plural
cards-bandit-turned =
    { FORM("kind-bandit-card", $number) } révélée{ $number ->
        [plural] s
       *[other] { "" }
    }
    .gender = feminine
cards-bandit-heard =
    { FORM("kind-bandit-card", $number) } entendue{ $number ->
        [plural] s
       *[other] { "" }
    }
    .gender = feminine
variable-lair = la Planque { FORM($outlaw, "de") }
    .gender = feminine
screen-lair = où sont les bandits
screen-bandit-turned = carte bandit
screen-bandit-heard = carte bandit
query-told-apart = les bandits sont distingués
    .not = les bandits ne sont pas distingués
    .of = fb04c855
query-outlaw-at = le bandit { FORM($s, "with-place") }
    .of = f099d96d
query-at-large = bandit qui n'est nulle part
    .plural = bandits qui ne sont nulle part
    .of = d38c2f8e
query-faces = { $c } est révélée contre { $whom }
    .of = 533c713d
query-unmanned = Planque dont le bandit n'a pas de nom
    .gender = feminine
    .plural = Planques dont le bandit n'a pas de nom
    .of = 7391c09b
query-npc-cards = le nombre de cartes combat du camp adverse
    .now-is =
        { $value ->
            [0] on ne pioche aucune carte combat pour le bandit
            [one] on ne pioche que 1 carte combat pour le bandit
           *[other] on pioche { $value } cartes combat pour le bandit
        }
    .of = ba54d643
rule-deal-outlaws = répartir les six bandits dans les Planques
    .of = f66994cf
rule-send-outlaws = dire quel bandit va où
    .of = dcb307e1
rule-let-go-of-lairs = reprendre les bandits qui sont partis
    .of = eceaf3e6
rule-turn-up-bandit-card = révéler une carte bandit
    .of = 20d99b3e
rule-meet-outlaw = rencontrer { FORM($whom, "acc") }
    .of = 3adb0d0f
rule-part-with-outlaw = remettre la carte bandit sous sa pioche
    .of = 762cc142
rule-let-herd-run = remettre tout votre bétail à ses ranchs
    .of = a321cf31
ask-hideout-manned = dans quelle Planque un bandit arrive-t-il ensuite ?
ask-outlaw-sent = quel bandit arrive dans cette Planque ?
option-outlaw-sent = { FORM($thing, "name") }
log-put-bandit-deck = { "" }
log-shuffle-bandit-deck = { "" }
log-put-bandit-turned = carte bandit : { FORM($cards, "name") }
log-put-bandit-heard = { $flavour }
log-pick-outlaw-dealt = { "" }
log-pick-outlaw-sent = { "" }
log-pick-hideout-manned = { "" }
log-rule-meet-outlaw = { $who } { AGREE($who, "rencontre") } { FORM($whom, "acc") }
rencontre = rencontre
    .you = rencontrez
    .plural = rencontrent
log-set-lair = { FORM($outlaw, "name") } : { $value }
