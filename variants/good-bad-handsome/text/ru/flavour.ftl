# The Good, the Bad, and the Handsome in Russian: a line or two about stories and characters. All of them are ours.

flavour-story-the-unmarked-grave = Ни имени, ни даты, и земля рыхлее, чем ей положено.
flavour-story-the-pawnbrokers-drawer = Он даёт под залог чего угодно и помнит всё. Нижний ящик не открывали с войны.
flavour-story-last-will-and-testament = Коню — моя благодарность. Брату — мои долги. Тому, кто ещё стоит: смотри под половицей.
flavour-story-the-cottonwood = Он всегда говорил: оно будет там, когда понадобится. Что именно, он не говорил.
flavour-story-the-wrong-man = Та же шляпа, тот же конь, тот же рост. Извинения были искренними и слегка запоздали.
flavour-story-ten-paces = Один из них досчитал до девяти. Который — историки спорят до сих пор.
flavour-story-bad-blood = Дедову корову уже никто не помнит, кроме обеих семей.
flavour-story-a-handsome-reward = Уплачено сполна, при всех и с поцелуем, о котором он не просил.
flavour-story-who-started-it = Это он. Нет, это он. Пианист говорит, что это пианист.
flavour-story-steak-for-the-eye = Сырой и от лучшей половины коровы. Потом он велел его поджарить.
flavour-story-over-one-card = Это была четвёрка треф. Да и рука была так себе.
flavour-story-the-whole-street-watched = Ставни закрыты, занавески раздвинуты. Цирюльник сдавал окно по часам.
flavour-story-hard-feelings = Он простил. Только нигде этого не записал.
flavour-story-a-borrowed-pistol = Его уводит влево, предупредил хозяин. Слева как раз и стоял хозяин.
flavour-story-the-undertaker-smiles = Он приподнимает шляпу перед обоими и на глаз снимает мерку.
flavour-story-both-still-standing = Одиннадцать выстрелов, две шляпы и бочка. Сошлись на том, что это был четверг.
flavour-character-judge-roy-bean = У него одна книга законов, и другой он знать не желает. Штраф — выпивка на всех.
flavour-character-butch-cassidy = Самый вежливый человек из всех, кто опустошал сейфы. Шерифы ему нравятся — со спины.
flavour-character-joaquin-murrieta = Пять листовок, пять разных лиц. Повесили всех пятерых, и, говорят, ему это шло.
