## Story

story-list = { $first } et { $last }
story-ordinal = { $place ->
    [1] 1re
   *[other] { $place }e
}
story-ordinal-other = { $other_place ->
    [1] 1re
   *[other] { $other_place }e
}
