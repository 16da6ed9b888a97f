## Story

story-list = { $first } und { $last }
story-ordinal = { $place ->
   *[other] { $place }.
}
