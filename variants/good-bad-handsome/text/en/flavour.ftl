# The Good, the Bad, and the Handsome in English: a line or two about stories and characters. All of them are ours.

flavour-story-the-unmarked-grave = No name on it, no date, and the earth is softer than it ought to be.
flavour-story-the-pawnbrokers-drawer = He lends on anything, and remembers everything. The bottom drawer has not been opened since the war.
flavour-story-last-will-and-testament = To my horse, my thanks. To my brother, my debts. To whoever still stands: see under the floor.
flavour-story-the-cottonwood = He always said that it would be there when they needed it. He never said what.
flavour-story-the-wrong-man = Same hat, same horse, same height. The apology was sincere and a little late.
flavour-story-ten-paces = One of them counted to nine. Historians disagree as to which.
flavour-story-bad-blood = Nobody remembers the grandfather's cow, except both families.
flavour-story-a-handsome-reward = Paid in full, in public, and with a kiss on the cheek that he had not asked for.
flavour-story-who-started-it = He did. No, he did. The piano player says that it was the piano player.
flavour-story-steak-for-the-eye = Raw, and from the better half of the cow. He had it fried afterwards.
flavour-story-over-one-card = It was the four of clubs. It was not even a good hand.
flavour-story-the-whole-street-watched = Shutters closed, curtains open. The barber sold his window by the hour.
flavour-story-hard-feelings = He has forgiven. He has only not put it down anywhere.
flavour-story-a-borrowed-pistol = It pulls to the left, the owner had said. It was the owner who stood on the left.
flavour-story-the-undertaker-smiles = He tips his hat to both of them and measures with his eyes.
flavour-story-both-still-standing = Eleven shots, two hats and a rain barrel. They have agreed to call it Thursday.
flavour-character-judge-roy-bean = He owns one law book, and refuses to learn from any other. The fine is a round for the house.
flavour-character-butch-cassidy = The politest man who ever emptied a safe. He has yet to meet a sheriff he did not like, from behind.
flavour-character-joaquin-murrieta = Five posters show five different faces. All five have been hanged, and he is told that it suited him.
