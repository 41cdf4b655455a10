# Public Enemy Number One in Italian: names of cards.

saloon-card-bounty-hunter = il Cacciatore di taglie
    .like = il
    .a = un Cacciatore di taglie
    .name = Cacciatore di taglie
saloon-card-swindler = l'Imbroglione
    .like = l
    .a = un Imbroglione
    .name = Imbroglione
saloon-card-sheriff = lo Sceriffo
    .like = lo
    .a = uno Sceriffo
    .name = Sceriffo

## tombstone

outlaw-butch-cassidy = Butch Cassidy
outlaw-kid-curry = Kid Curry
outlaw-ben-kilpatrick = Ben Kilpatrick
outlaw-bitter-creek-newcomb = Bitter Creek Newcomb
outlaw-charley-pierce = Charley Pierce
outlaw-dynamite-dick-clifton = Dynamite Dick Clifton
outlaw-bill-chadwell = Bill Chadwell
outlaw-charlie-pitts = Charlie Pitts
outlaw-clell-miller = Clell Miller
outlaw-curly-bill-brocius = Curly Bill Brocius
outlaw-johnny-ringo = Johnny Ringo
outlaw-ike-clanton = Ike Clanton

## cripple-creek

outlaw-elzy-lay = Elzy Lay
outlaw-will-carver = Will Carver
outlaw-harry-tracy = Harry Tracy
outlaw-bob-dalton = Bob Dalton
outlaw-emmett-dalton = Emmett Dalton
outlaw-grat-dalton = Grat Dalton
outlaw-bob-younger = Bob Younger
outlaw-john-younger = John Younger
outlaw-jim-cummins = Jim Cummins
outlaw-soapy-smith = Soapy Smith
outlaw-bob-ford = Bob Ford
outlaw-clay-allison = Clay Allison

## dodge-city

outlaw-sundance-kid = Sundance Kid
outlaw-laura-bullion = Laura Bullion
    .gender = feminine
outlaw-flat-nose-george-currie = Flat Nose George Currie
outlaw-bill-doolin = Bill Doolin
outlaw-dick-broadwell = Dick Broadwell
outlaw-bill-power = Bill Power
outlaw-frank-james = Frank James
outlaw-arthur-mccoy = Arthur McCoy
outlaw-dick-liddil = Dick Liddil
outlaw-billy-the-kid = Billy the Kid
outlaw-belle-starr = Belle Starr
    .gender = feminine
outlaw-sam-bass = Sam Bass

## deadwood

outlaw-camilla-hanks = Camilla Hanks
outlaw-etta-place = Etta Place
    .gender = feminine
outlaw-tom-ketchum = Tom Ketchum
outlaw-bill-dalton = Bill Dalton
outlaw-red-buck-weightman = Red Buck Weightman
outlaw-little-bill-raidler = Little Bill Raidler
outlaw-jesse-james = Jesse James
outlaw-cole-younger = Cole Younger
outlaw-jim-younger = Jim Younger
outlaw-calamity-jane = Calamity Jane
    .gender = feminine
outlaw-cattle-kate = Cattle Kate
    .gender = feminine
outlaw-pearl-hart = Pearl Hart
    .gender = feminine
