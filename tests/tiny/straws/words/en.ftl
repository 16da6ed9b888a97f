## Game

straws-title = Straws
straws-tagline = One straw, one chance to swap it
straws-part-length = Length
error-straws-none-left = There is no straw left to draw.

## Terminal

straws-stock = { $straws ->
    [one] One straw left to draw
   *[other] { $straws } straws left to draw
}
straws-player = Player
straws-straw = Straw
straws-legend = The line is as long as the straw; a question mark is a straw you have not seen.
straws-prompt = Keep your straw, or swap it?

## Story

straws-thing = { $length ->
    [0] a straw
   *[other] the straw of length { $length }
}
straws-story-start = { $by ->
    [you] You begin.
   *[other] { $who } begins.
}
straws-story-keep = { $by ->
    [you] You keep your straw.
   *[other] { $who } keeps the straw.
}
straws-story-aside = { $by ->
    [you] You put { $things } aside.
   *[other] { $who } puts { $things } aside.
}
straws-story-draw = { $by ->
    [you] You draw { $things }.
   *[other] { $who } draws { $things }.
}
straws-story-show = { $by ->
    [you] You show { $things }.
   *[other] { $who } shows { $things }.
}
straws-story-win = { $by ->
    [you] You win with the longest straw.
   *[other] { $who } wins with the longest straw.
}
