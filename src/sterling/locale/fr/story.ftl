## Story

story-list = { $first } et { $last }
story-ordinal = { $place ->
    [1] 1re
   *[other] { $place }e
}
