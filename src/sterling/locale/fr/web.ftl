# The browser table
web-skip = Aller au contenu
web-home = Sterling, vers l’accueil
web-to-front = Retour à l’accueil
web-page-lost = Cette partie du site n’a pas pu être chargée. Rechargez la page.
web-language = Langue
web-dark = Éclairage sombre
web-guest = Invité
web-play-now = Jouer
web-play-now-game = Jouer : { $game }
web-dealing = On distribue …
web-set-table = Dresser une table
web-set-table-game = Dresser une table : { $game }
web-my-tables = Vos tables
web-my-tables-none = Aucune partie en cours. Jouez tout de suite, ou dressez une table et envoyez le lien à vos amis.
web-open-tables = Tables ouvertes
web-open-tables-none = Personne ne cherche de partenaires en ce moment.
web-waits-for-you = vous attend
web-status-gathering = on s’installe
web-status-playing = en cours
web-status-over = terminée
web-seat-free = libre
web-setup-title = Dresser une table
web-setup-game = Jeu
web-facts = { $from } à { $to } joueurs · { $minutes } minutes{ $age ->
    [0] {""}
   *[other] {" "}· dès { $age } ans
}
web-setup-players = Joueurs
web-setup-more = Règles, pendule et autres réglages
web-setup-rules = Variante
web-setup-clock = Pendule
web-setup-listed = Afficher cette table sur la page d’accueil
web-your-name = Votre nom
web-seat-me = Moi, sur cet écran
web-seat-link = Un ami, par un lien
web-seat-open = Le premier venu
web-seat-bots = Personnages
web-same-screen = Vous partagez un écran : entre deux tours, un voile cache ce qui est secret.
web-clock-none = Sans pendule
web-clock-quick = 45 secondes par coup
web-clock-calm = 3 minutes par coup
web-clock-day = Un jour par coup
web-option-memory-aid = Aide-mémoire
web-option-memory-aid-about = Garde sous vos yeux tout ce que vous avez déjà vu. Sans elle, à vous de vous en souvenir.
web-option-start-player = Qui commence
web-start-chance = Tirage au sort
web-start-youngest = La personne la plus jeune : { $name }
web-option-ages = Indiquer l’ordre des âges
web-option-ages-about = La personne la plus jeune commence la partie ; en cas d’égalité, la plus jeune des personnes à égalité commence la manche. Sinon, l’ordre est tiré au sort.
web-option-ages-list = De la personne la plus jeune à la plus âgée
web-order-up = Monter { $name }
web-order-down = Descendre { $name }
web-order-moved = { $name } est maintenant en position { $place } sur { $count }.
web-characters-of = { $number ->
    [one] Personnage ({ $name })
   *[other] { $number } personnages ({ $name })
}
web-characters-nobody = Personnage de la colonne sans propriétaire
web-characters-random = Tiré au sort si vous ne choisissez pas.
web-character-taken = { $character }, déjà pris
web-deck = Votre propre paquet
web-deck-about = Vous avez la boîte du jeu ? Recopiez ses cartes dans un fichier texte et jouez avec.
web-deck-choose = Choisir un fichier
web-deck-checking = Vérification du paquet …
web-deck-good = { $file } est un paquet valable. Cette table jouera avec.
web-deck-first = Votre paquet n’est pas valable. Choisissez un autre fichier ou retirez-le.
web-deck-show = Voir les cartes
web-deck-remove = Retirer ce paquet
web-join-title = Prenez place
web-sit = S’asseoir
web-watch = Regarder seulement
web-prompt = Ce qui vous est demandé
web-rule = Ouvrir la règle
web-undo = Reprendre
web-plain-ask = { $name } : choisissez une action.
web-line-lost = La connexion est perdue. Reconnexion … ; rien de la partie n’est perdu.
web-over = La partie est terminée.
web-waiting-for = On attend { $names }.
web-your-turn = à vous
web-log = Récit
web-log-where = Montrer sur le plateau
web-log-gone = Cet endroit n’est plus sur le plateau.
web-log-none = Ce qui se passe sera raconté ici.
web-log-forgets = { $by ->
    [you] On n’y lit que ce qui s’est passé depuis votre dernier coup : cette table joue sans aide-mémoire.
   *[other] On n’y lit que le tour en cours : cette table joue sans aide-mémoire.
}
web-log-said = { $name } : « { $phrase } »
web-log-sit = { $name } prend la place { $seat }.
web-log-leave = La place { $seat } est libre maintenant ({ $name }).
web-log-bot = { $name } joue maintenant à la place { $seat }.
web-rules = Règles
web-side = Journal et règles
web-people = Autour de la table
web-close = Fermer
web-laying-out = On dresse la table …
web-gather-title = Qui joue ?
web-copy-link = Copier le lien
web-copied = Copié
web-link-for = Lien pour la place { $seat }
web-put-bot = Y asseoir un personnage
web-invite-instead = Inviter plutôt un ami
web-is-bot = un personnage de la maison
web-is-here = présent
web-is-away = absent
web-is-thinking = réfléchit
web-is-done = a fini
web-is-finished = terminé
web-start = Distribuer les cartes
web-wait-start = On distribue dès que tout le monde est assis.
web-watching-you = Vous regardez.
web-take-back = Reprendre votre place
web-say = Dire quelque chose
web-cover = { $name }, c’est à vous. Personne d’autre ne regarde ?
web-cover-show = Montrer mes cartes
web-rematch = Rejouer
web-record = Enregistrer la partie
web-shuffle-right = Le mélange a été vérifié : votre nombre aléatoire y est, et le secret correspond à ce qui avait été promis.
web-shuffle-sums = Les nombres du mélange concordent entre eux. Seul un navigateur présent au début peut dire si ce sont ceux qui avaient été promis avant la partie.
web-shuffle-wrong = Le mélange ne tient pas : les nombres ne correspondent pas à ce qui avait été promis.
web-shuffle-unknown = Le mélange ne peut pas être vérifié ici.
web-result = Résultat
web-result-title = { $number ->
    [one] { $names } gagne
   *[other] { $names } se partagent la victoire
}
web-watching = { $number ->
    [one] une personne regarde
   *[other] { $number } personnes regardent
}
web-settings = Réglages
web-settings-speed = Vitesse des mouvements
web-speed-slow = Lente
web-speed-normal = Normale
web-speed-fast = Rapide
web-speed-off = Aucun
web-settings-light = Lumière
web-light-auto = Comme l’appareil
web-light-light = Jour
web-light-dark = Nuit
web-settings-sounds = Sons
web-settings-sounds-about = Un tintement discret quand c’est à vous, et les petits bruits de la table.
web-settings-hints = Conseils
web-settings-hints-about = Une brève explication quand une chose arrive pour la première fois. Réactivés, ils reviennent tous.
web-hint = Conseil
web-hint-read = Compris
web-hint-off = Plus de conseils
web-cancel = Non, merci
web-more = Plus
web-less = Moins
web-more-choices = Autres choix
web-send-link = Envoyer
web-qr = Code QR
web-qr-about = Code QR : { $label }
web-qr-how = Visez-le avec l’appareil photo d’un téléphone pour y ouvrir le lien.
web-is-empty = siège libre
web-is-you = vous
web-clock-left = { $name } : encore { $time }
web-clock-days = { $days } j { $hours } h
web-give-seat = Laisser jouer un personnage
web-give-to = Qui jouera à votre place ?
web-give-about = Vous pouvez reprendre votre place à tout moment.
web-give-sure = Céder la place
web-asleep = Laisser un personnage continuer
web-asleep-ask = { $name } n’a pas joué depuis un moment. Un personnage doit-il continuer à cette place ? { $name } pourra la reprendre à tout moment.
web-asleep-sure = Oui, continuer
web-asleep-you = Un personnage joue à votre place : vous étiez absent depuis longtemps.
web-watch-link = Lien pour regarder
web-table-link = Lien vers cette table
web-gather-ready = Tout le monde est là.
web-gather-mixing = Le mélange attend encore le nombre aléatoire de quelqu’un ; rouvrez le lien si cela dure.
web-cover-about = D’ici là, rien de secret n’est montré.
web-replay = Revoir la partie
web-replay-controls = Commandes de relecture
web-replay-slider = Étape de la partie
web-replay-step = Étape { $step } sur { $last } :
web-replay-deal = Les cartes sont distribuées.
web-replay-unseen = { $name } fait un choix caché.
web-replay-eyes = Par les yeux de qui
web-replay-eyes-of = Les yeux de { $name }
web-replay-eyes-spectator = Un spectateur
web-replay-first = À la distribution (Début)
web-replay-back = Un pas en arrière (←)
web-replay-next = Un pas en avant (→)
web-replay-last = À la fin (Fin)
web-replay-play = Lecture (espace)
web-replay-pause = Pause (espace)
web-replay-link = Lien vers ce coup
web-to-table = À la table
web-gather-missing = { $number ->
    [one] Un siège est encore libre. Envoyez son lien, ou placez-y un personnage.
   *[other] { $number } sièges sont encore libres. Envoyez leurs liens, ou placez-y des personnages.
}
web-guest-number = Invité { $number }
web-seat-name = Nom au siège { $seat }
web-clock-whole = 15 minutes pour la partie, 10 secondes de plus par coup
web-clock-move = { $time } par coup
web-clock-game = { $time } pour la partie
web-open-record = Ouvrir une partie enregistrée
web-past-tables = { $number ->
    [one] Terminée : une partie
   *[other] Terminées : { $number } parties
}
web-free-seats = { $number ->
    [one] un siège libre
   *[other] { $number } sièges libres
}
web-replay-plain = { $name } : { $action }
web-waiting-empty = { $name } est libre, et la partie attend là. Un personnage peut prendre la place.

## Faces and strength

web-strength = Force { $number } sur 5
web-bot-choice = { $name } · force { $number } sur 5
web-rival = Votre adversaire :
web-your-face = Votre visage
web-choose-face = Choisir votre visage
web-face-tricorn = Tricorne
web-face-kerchief = Foulard à pois
web-face-spectacles = Lunettes rondes
web-face-braids = Tresses rousses
web-face-beard = Barbe brune
web-face-curls = Cheveux bouclés
web-face-bun = Chignon gris
web-face-veil = Voile turquoise
web-face-straw-hat = Chapeau de paille
web-face-turban = Turban orange
web-face-moustache = Moustache blanche
web-face-patch = Cache-œil
web-settings-remarks = Remarques des adversaires
web-settings-remarks-about = De temps en temps, un adversaire virtuel commente la partie.
