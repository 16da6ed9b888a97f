# Touches et gros plans sur les plateaux
web-keys = Touches
web-keys-arrows = Parcourir le plateau
web-keys-enter = Choisir ce qui est sélectionné, ou la réponse principale
web-keys-undo = Annuler
web-keys-help = Expliquer l’élément sélectionné
web-keys-this = Afficher ces touches
web-keys-number-house = Votre carte de ce numéro
web-keys-number-hand = La carte de votre main de ce numéro
web-keys-back = Reposer ce qui est choisi
web-large-open = Voir de plus près : { $name }
web-large-card = De plus près
