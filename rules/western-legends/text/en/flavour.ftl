# Western Legends in English: a line or two that is read aloud when a story is told, or told of a character. All of them are ours.

flavour-story-blood-money = The money was clean when it left the bank. What happened to it between the vault and the creek is nobody's business but yours.
flavour-story-loose-tongues = By noon the whole street knew what you had done. By evening you had done it twice, with an axe.
flavour-story-front-page = The editor spelled your name wrong in three different ways, and in large type.
flavour-story-dead-or-alive = The poster leaves the choice to the finder. The portrait on it could be anybody's, which is why the barber has left town.
flavour-story-the-pinkertons = Two men in city shoes ask questions and write the answers down. Nobody has told them yet that the answers are all the same.
flavour-story-the-sheriff-of-darkrock = The Sheriff reads all his mail standing at the window. Today he has put on his hat before the last page.
flavour-story-local-rabble = They had a leader once, and a plan. They lost both at cards.
flavour-story-high-noon = The clock on the church is eleven minutes slow. Two gentlemen would still be with us had anybody mentioned it.
flavour-story-one-bullet-left = You counted five shots. He counted five as well, and was wrong.
flavour-story-the-wild-wild-west = A traveller from Boston asked whether it is always like this. The barkeeper said that Tuesdays are worse.
flavour-story-old-scores = Some men keep accounts in a book. Your acquaintance keeps his in notches, and has run out of handle.
flavour-story-the-law = The law came late to these parts, complained about the coffee, and stayed.
flavour-story-six-miles-of-bad-road = The road is only bad for six miles. After that there is no road.
flavour-story-the-reward-is-late = The money has been sent for. It is said to be somewhere between here and the man who sent for it.
flavour-story-the-last-stage = The coach leaves at six, with or without its passengers, and lately without its horses.
flavour-story-dust-and-leather = After forty days of driving cattle you can tell every cow by her walk. They can tell you by the smell.
flavour-story-the-long-drive = The foreman promised an easy ride. He also promised a cook.
flavour-story-the-widow = She thanks you for your kindness to her late husband, and asks what became of the shovel.
flavour-story-the-assayers-thumb = The scales are honest. The thumb that rests on them is a family tradition.
flavour-story-sold-twice = The claim had two owners by lunch. Both hold a receipt, and both know where you live.
flavour-story-fortune-favors-the-bold = Fortune favours the bold until about two in the morning. Then she favours the sober.
flavour-story-a-quiet-drink = You came in for a quiet drink. So did the other nineteen, and look at the piano now.
flavour-story-spit-shined-and-proper = The bath was cold and the collar hurts, but the photographer says that nobody will see the mule.
flavour-story-the-preacher = He has saved four souls this month, and keeps a tally of the ones that slipped away.
flavour-story-the-cruel-wastes = There is water out there. There is even a map of it, on the inside of a skull.
flavour-story-rub-some-dirt-in-it = The doctor was out, so the blacksmith had a look. He says it is nothing that a good rasp cannot mend.
flavour-story-tools-of-the-trade = A rope, a lamp and a very large key. The shopkeeper asked no questions and charged accordingly.
flavour-story-marked-deck = Every card is marked, which is fair enough. It is the five marks on the queen that led to words.
flavour-story-borrowed-time = The undertaker has measured you already, as a courtesy. He says that there is no hurry.
flavour-story-cheap-horse = She has all four legs and most of her teeth. That she only turns left was not discussed.
flavour-story-harsh-times = Flour has doubled, coffee has trebled, and whiskey, thank heaven, is still called medicine.
flavour-story-snake-oil-salesman = It cures baldness, fever and rust. Your hat has felt much better since.
flavour-story-ghost-mine = The mine was dug out years ago. At night you can still hear someone working there, and complaining about the hours.
flavour-story-pay-dirt = You struck gold at the very moment when the roof struck you.
flavour-story-tribes-of-the-mesa = They watched you look for the path for two days. It seemed impolite to interrupt.
flavour-story-smoke-over-the-hideout = A hideout with a chimney is still a house. The gang held a vote on it, and the smoke won.
flavour-story-company-on-the-road = You ride together because it is safer. Neither of you has asked for whom.
flavour-story-threes-a-crowd = There was room for two at the fire. The third brought beans, so room was made, and later regretted.
flavour-story-the-safe-that-wasnt = It took an hour and a keg of powder to open. It was a stove.
flavour-story-inside-man = The clerk was to leave the side door open. He left the window, the vault and his employment.

## Characters

flavour-character-annie-oakley = She can put out a candle at thirty paces. In most houses she is now asked to use her fingers.
flavour-character-bass-reeves = He brings them in alive, mostly, and on foot, always. His horse does not care for the company.
flavour-character-billy-the-kid = Polite to a fault, quick to a grave. He will be sorry about your money afterwards.
flavour-character-bloody-knife = He knows the way over the mesa. What he knows about the people who ask him for it, he keeps to himself.
flavour-character-doc-holliday = A dentist by training, a gambler by prescription. His cough is older than most of his opponents will be.
flavour-character-jesse-james = His mother says that he was led astray. The bank says that he knew the way very well.
flavour-character-calamity-jane = Half of her stories are true. She has stopped saying which half, since nobody could tell.
flavour-character-kit-carson = He has been lost only once, and says that it was the map that was.
flavour-character-mary-fields = The mail has been late once, on account of wolves. The wolves have since apologised.
flavour-character-wild-bill-hickok = He always sits with his back to the wall. It spares him from playing cards with the wall.
flavour-character-wyatt-earp = He came for the peace and quiet, and is still looking for whoever took it.
flavour-character-yb-rowdy = Nobody knows what the letters stand for. The last man who guessed is still guessing, two towns over.
