## Game

straws-title = Halme
straws-tagline = Ein Halm und eine Gelegenheit, ihn zu tauschen
straws-part-length = Länge
error-straws-none-left = Es ist kein Halm mehr zum Ziehen da.

## Terminal

straws-stock = { $straws ->
    [one] Noch ein Halm zum Ziehen
   *[other] Noch { $straws } Halme zum Ziehen
}
straws-player = Spieler
straws-straw = Halm
straws-legend = Der Strich ist so lang wie der Halm; ein Fragezeichen ist ein Halm, den du nicht gesehen hast.
straws-prompt = Behältst du deinen Halm, oder tauschst du ihn?

## Story

straws-thing = { $length ->
    [0] einen Halm
   *[other] den Halm der Länge { $length }
}
straws-story-start = { $by ->
    [you] Du beginnst.
   *[other] { $who } beginnt.
}
straws-story-keep = { $by ->
    [you] Du behältst deinen Halm.
   *[other] { $who } behält den Halm.
}
straws-story-aside = { $by ->
    [you] Du legst { $things } beiseite.
   *[other] { $who } legt { $things } beiseite.
}
straws-story-draw = { $by ->
    [you] Du ziehst { $things }.
   *[other] { $who } zieht { $things }.
}
straws-story-show = { $by ->
    [you] Du zeigst { $things }.
   *[other] { $who } zeigt { $things }.
}
straws-story-win = { $by ->
    [you] Du gewinnst mit dem längsten Halm.
   *[other] { $who } gewinnt mit dem längsten Halm.
}
