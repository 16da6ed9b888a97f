## Story

story-list = { $first } und { $last }
story-ordinal = { $place ->
   *[other] { $place }.
}
story-ordinal-other = { $other_place ->
   *[other] { $other_place }.
}
