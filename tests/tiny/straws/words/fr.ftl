## Game

straws-title = Pailles
straws-tagline = Une paille, une seule chance de l’échanger
straws-part-length = Longueur
error-straws-none-left = Il ne reste plus de paille à tirer.

## Terminal

straws-stock = { $straws ->
    [one] Encore une paille à tirer
   *[other] Encore { $straws } pailles à tirer
}
straws-player = Joueur
straws-straw = Paille
straws-legend = Le trait est aussi long que la paille ; un point d’interrogation est une paille que vous n’avez pas vue.
straws-prompt = Gardez-vous votre paille, ou l’échangez-vous ?

## Story

straws-thing = { $length ->
    [0] une paille
   *[other] la paille de longueur { $length }
}
straws-story-start = { $by ->
    [you] Vous commencez.
   *[other] { $who } commence.
}
straws-story-keep = { $by ->
    [you] Vous gardez votre paille.
   *[other] { $who } garde sa paille.
}
straws-story-aside = { $by ->
    [you] Vous mettez { $things } de côté.
   *[other] { $who } met { $things } de côté.
}
straws-story-draw = { $by ->
    [you] Vous tirez { $things }.
   *[other] { $who } tire { $things }.
}
straws-story-show = { $by ->
    [you] Vous montrez { $things }.
   *[other] { $who } montre { $things }.
}
straws-story-win = { $by ->
    [you] Vous gagnez avec la paille la plus longue.
   *[other] { $who } gagne avec la paille la plus longue.
}
