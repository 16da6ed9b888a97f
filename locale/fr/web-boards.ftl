# Touches et gros plans sur les plateaux
web-keys = Touches
web-keys-arrows = Parcourir le plateau
web-keys-enter = Choisir ce qui est sélectionné, ou la réponse principale
web-keys-undo = Annuler
web-keys-this = Afficher ces touches
web-keys-sg-turn = Tourner le motif
web-keys-sg-flip = Retourner le motif
web-keys-sg-single = Une seule case au lieu du motif, et retour
web-keys-sg-draw = Piocher à l’aveugle
web-keys-sg-places = L’endroit suivant où le motif convient, et le précédent
web-keys-number-house = Votre maison de ce numéro
web-keys-number-hand = La carte de votre main de ce numéro
web-keys-amulet-draw = Piocher
web-keys-amulet-take = Prendre sur la place
web-keys-amulet-discard = Défausser la carte en main
web-keys-amulet-call = Annoncer
web-keys-amulet-amulet = Accrocher l’amulette
web-keys-amulet-no = S’en passer
web-keys-amulet-end = Terminer le tour
web-keys-john-draw = Piocher dans la réserve
web-keys-back = Reposer ce qui est choisi
web-large-open = Voir de plus près : { $name }
web-large-card = De plus près
web-sg-drag = Glissez-le sur une île, ou touchez une île.
web-sg-blind = Piocher à l’aveugle
web-sg-race = { $name } gagne la coupe de { $points }
web-sg-left-land = { $cells ->
    [one] encore une case
   *[other] encore { $cells } cases
}
web-john-tag = { $name } prend { $cards }
web-john-not-there = { $card } ne peut pas aller là : seulement où une place s’allume.
web-john-not-this = Vous ne pouvez pas prendre cette carte : choisissez-en une qui s’allume.
web-amulet-not-now = { $card }. Impossible de la choisir maintenant ; ce qui peut l’être a un cadre en pointillés.
