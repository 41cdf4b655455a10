kind-coin = { $n ->
   *[other] { $n ->
   *[other] { $n ->
   *[other] { $n ->
   *[other] { $n ->
   *[other] { $n ->
   *[other] { $n ->
   *[other] { $n ->
   *[other] { $n ->
   *[other] { $n ->
   *[other] { $n ->
   *[other] { $n ->
   *[other] { $n ->
   *[other] { $n ->
   *[other] { $n ->
   *[other] { $n ->
   *[other] { $n ->
   *[other] { $n ->
   *[other] { $n ->
   *[other] { $n ->
   *[other] coin
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
