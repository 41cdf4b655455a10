# For a Fistful of Dollars in Russian: what the pack is called, and what it is.

pack-dollars = За пригоршню долларов
    .about = Два жетона долларов за раунд позволяют заглянуть в колоду или убрать под неё видимого преступника.
