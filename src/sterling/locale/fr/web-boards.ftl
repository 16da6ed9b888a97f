# Touches et gros plans sur les plateaux
web-keys = Raccourcis clavier
web-keys-arrows = Se déplacer sur le plateau
web-keys-enter = Choisir l’élément sélectionné, ou le bouton principal
web-keys-undo = Annuler le coup
web-keys-help = Expliquer l’élément sélectionné
web-keys-this = Afficher ces raccourcis
web-keys-number-house = Votre carte de ce numéro
web-keys-number-hand = La carte de votre main qui porte ce numéro
web-keys-back = Annuler votre choix
web-large-open = Agrandir : { $name }
web-large-card = Gros plan
