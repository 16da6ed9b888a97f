# The browser table
web-skip = Aller au contenu principal
web-home = Accueil de Sterling
web-to-front = Retour à l’accueil
web-page-lost = La page ne s’est pas chargée. Rechargez-la.
web-language = Langue
web-dark = Mode sombre
web-guest = Invité
web-play-now = Jouer
web-play-now-game = Jouer : { $game }
web-dealing = Distribution…
web-set-table = Créer une table
web-set-table-game = Créer une table : { $game }
web-my-tables = Vos tables
web-my-tables-none = Vous n’avez aucune partie en cours. Jouez tout de suite, ou créez une table et invitez vos amis.
web-open-tables = Tables ouvertes
web-open-tables-none = Aucune table ouverte pour l’instant.
web-waits-for-you = À vous de jouer
web-status-gathering = En attente de joueurs
web-status-playing = En cours
web-status-over = Terminée
web-seat-free = libre
web-setup-title = Créer une table
web-setup-game = Jeu
web-facts = { $from } à { $to } joueurs · { $minutes } minutes{ $age ->
    [0] {""}
   *[other] {" "}· dès { $age } ans
}
web-setup-players = Joueurs
web-setup-more = Autres réglages
web-setup-rules = Règles
web-setup-clock = Temps de jeu
web-setup-listed = Afficher cette table sur l’accueil
web-your-name = Votre nom
web-seat-me = Moi, sur cet appareil
web-seat-link = Un ami, avec un lien
web-seat-open = Ouvert à tous
web-seat-bots = Joueurs virtuels
web-same-screen = Vous jouez sur le même écran : les cartes de chacun restent masquées jusqu’à son tour.
web-clock-none = Sans limite
web-clock-quick = 45 secondes par coup
web-clock-calm = 3 minutes par coup
web-clock-day = Un jour par coup
web-option-memory-aid = Aide-mémoire
web-option-memory-aid-about = Vous montre tout ce que vous avez déjà vu. Sans elle, à vous de vous en souvenir.
web-option-start-player = Premier joueur
web-start-chance = Au hasard
web-start-youngest = Le plus jeune : { $name }
web-option-ages = Indiquer l’ordre des âges
web-option-ages-about = Le plus jeune commence la partie, et la manche suivante en cas d’égalité. Sinon, l’ordre est tiré au sort.
web-option-ages-list = Du plus jeune au plus âgé
web-order-up = Monter { $name }
web-order-down = Descendre { $name }
web-order-moved = { $name } passe en position { $place } sur { $count }.
web-characters-of = { $number ->
    [one] Personnage de { $name }
   *[other] { $number } personnages de { $name }
}
web-characters-nobody = Personnage de la colonne sans joueur
web-characters-random = Tiré au sort si vous ne choisissez pas.
web-character-taken = { $character } (déjà pris)
web-deck = Vos propres cartes
web-deck-about = Vous avez la boîte du jeu ? Recopiez ses cartes dans un fichier texte et jouez avec.
web-deck-choose = Choisir un fichier
web-deck-checking = Vérification des cartes…
web-deck-good = { $file } est valable. Cette table jouera avec ces cartes.
web-deck-first = Vos cartes ne sont pas valables. Choisissez un autre fichier, ou retirez celui-ci.
web-deck-show = Voir les cartes
web-deck-remove = Retirer ces cartes
web-join-title = Rejoindre la table
web-sit = Prendre cette place
web-watch = Regarder seulement
web-prompt = Tour en cours
web-rule = Voir la règle
web-undo = Annuler le coup
web-plain-ask = { $name }, que faites-vous ?
web-line-lost = Connexion perdue. Reconnexion… Votre partie est conservée.
web-over = La partie est terminée.
web-waiting-for = En attente de { $names }.
web-your-turn = à vous de jouer
web-log = Journal
web-log-where = Montrer sur le plateau
web-log-gone = Ce n’est plus sur le plateau.
web-log-none = Le déroulement de la partie s’affichera ici.
web-log-forgets = { $by ->
    [you] Vous ne voyez que ce qui s’est passé depuis votre dernier coup : cette table joue sans aide-mémoire.
   *[other] Vous ne voyez que le tour en cours : cette table joue sans aide-mémoire.
}
web-log-said = { $name } : « { $phrase } »
web-log-sit = { $name } prend la place { $seat }.
web-log-leave = La place { $seat } est de nouveau libre.
web-log-bot = { $name } joue maintenant à la place { $seat }.
web-rules = Règles
web-side = Journal et règles
web-people = Joueurs
web-close = Fermer
web-laying-out = Mise en place…
web-gather-title = Qui joue ?
web-copy-link = Copier le lien
web-copied = Copié
web-link-for = Lien pour la place { $seat }
web-put-bot = Ajouter un joueur virtuel
web-invite-instead = Inviter un ami à la place
web-is-bot = joueur virtuel
web-is-here = en ligne
web-is-away = hors ligne
web-is-thinking = réfléchit
web-is-done = attend
web-is-finished = partie terminée
web-start = Commencer la partie
web-wait-start = La partie commence dès que toutes les places sont prises.
web-watching-you = Vous êtes spectateur.
web-take-back = Reprendre votre place
web-say = Dire quelque chose
web-cover = { $name }, à vous de jouer. Personne d’autre ne regarde ?
web-cover-show = Voir mes cartes
web-rematch = Rejouer
web-record = Enregistrer le fichier de partie
web-shuffle-right = Mélange vérifié.
web-shuffle-right-more = Le mélange contient le nombre aléatoire de votre appareil et correspond à ce que le serveur avait fixé avant la partie. Personne n’a pu choisir les cartes.
web-shuffle-sums = Mélange vérifié.
web-shuffle-sums-more = Les cartes découlent des nombres aléatoires publiés. Seul un appareil présent dès le début peut vérifier qu’ils avaient été fixés avant la partie.
web-shuffle-wrong = Le mélange n’est pas fiable.
web-shuffle-wrong-more = Les nombres aléatoires ne correspondent pas à ce que le serveur avait fixé avant la partie. Les cartes ont pu être choisies.
web-shuffle-unknown = Le mélange ne peut pas être vérifié.
web-shuffle-unknown-more = Les nombres aléatoires de cette partie manquent, ou ce navigateur ne peut pas les vérifier sur une connexion non chiffrée.
web-result = Résultat
web-result-title = { $number ->
    [one] { $names } gagne !
   *[other] { $names } se partagent la victoire !
}
web-watching = { $number ->
    [one] { $number } spectateur
   *[other] { $number } spectateurs
}
web-settings = Paramètres
web-settings-speed = Vitesse des animations
web-speed-slow = Lente
web-speed-normal = Normale
web-speed-fast = Rapide
web-speed-off = Désactivées
web-settings-light = Apparence
web-light-auto = Système
web-light-light = Clair
web-light-dark = Sombre
web-settings-sounds = Son
web-settings-sounds-about = Un tintement discret quand c’est à vous, et le bruit des cartes et des feutres.
web-settings-hints = Conseils
web-settings-hints-about = Une explication la première fois qu’une chose arrive. Désactivez puis réactivez-les pour les revoir tous.
web-hint = Conseil
web-hint-read = Compris
web-hint-off = Ne plus afficher de conseils
web-cancel = Annuler
web-more = Plus
web-less = Moins
web-more-choices = Plus d’options
web-send-link = Partager
web-qr = Code QR
web-qr-about = Code QR : { $label }
web-qr-how = Scannez-le avec un téléphone pour y ouvrir le lien.
web-is-empty = place libre
web-is-you = vous
web-clock-left = { $name } : encore { $time }
web-clock-days = { $days } j { $hours } h
web-give-seat = Laisser jouer l’ordinateur
web-give-to = Qui joue à votre place ?
web-give-about = Vous pourrez reprendre votre place à tout moment.
web-give-sure = Céder ma place
web-asleep = Laisser l’ordinateur continuer
web-asleep-ask = Voulez-vous qu’un joueur virtuel continue pour { $name } ? { $name } pourra reprendre sa place à tout moment.
web-asleep-sure = Oui, continuer
web-asleep-you = Vous étiez absent depuis un moment : un joueur virtuel joue à votre place.
web-watch-link = Lien pour les spectateurs
web-table-link = Lien vers cette table
web-gather-ready = Tout le monde est là.
web-gather-mixing = Préparation du mélange avec tous les appareils… Si cela dure, demandez aux autres de rouvrir leur lien.
web-cover-about = Rien ne s’affiche tant que vous n’avez pas touché le bouton.
web-replay = Revoir la partie
web-replay-controls = Commandes de lecture
web-replay-slider = Coup
web-replay-step = Coup { $step } sur { $last } :
web-replay-deal = Les cartes sont distribuées.
web-replay-unseen = { $name } fait un choix secret.
web-replay-eyes = Point de vue
web-replay-eyes-of = Vue de { $name }
web-replay-eyes-spectator = Spectateur
web-replay-first = Au début (Début)
web-replay-back = Coup précédent (←)
web-replay-next = Coup suivant (→)
web-replay-last = À la fin (Fin)
web-replay-play = Lecture (espace)
web-replay-pause = Pause (espace)
web-replay-link = Lien vers ce coup
web-to-table = Retour à la table
web-gather-missing = { $number ->
    [one] Il reste une place libre. Envoyez son lien, ou ajoutez un joueur virtuel.
   *[other] Il reste { $number } places libres. Envoyez leurs liens, ou ajoutez des joueurs virtuels.
}
web-guest-number = Invité { $number }
web-seat-name = Nom à la place { $seat }
web-clock-whole = 15 minutes pour la partie, plus 10 secondes par coup
web-clock-move = { $time } par coup
web-clock-game = { $time } pour la partie
web-open-record = Ouvrir un fichier de partie
web-past-tables = { $number ->
    [one] { $number } partie terminée
   *[other] { $number } parties terminées
}
web-free-seats = { $number ->
    [one] { $number } place libre
   *[other] { $number } places libres
}
web-replay-plain = { $name } : { $action }
web-waiting-empty = { $name } est libre. Ajoutez un joueur virtuel pour continuer.

## Faces and strength

web-strength = Force { $number } sur 5
web-bot-choice = { $name } · force { $number } sur 5
web-rival = Votre adversaire :
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

## Quelqu’un est parti, revanches, autres appareils, blocages

web-away-now = Aucune nouvelle de { $name } depuis un moment.
web-away-soon = { $name } est hors ligne. Si cela dure, un joueur virtuel pourra continuer.
web-setup-away = Si quelqu’un s’en va
web-setup-away-after = { $minutes ->
    [60] Un joueur virtuel peut continuer après une heure
   *[other] Un joueur virtuel peut continuer après { $minutes } minutes
}
web-rematch-asked = { $name } aimerait rejouer.
web-rematch-join = J’en suis
web-rematch-decline = Non merci
web-rematch-go = Aller à la nouvelle table
web-seat-reserved = Pas encore de réponse
web-invite-other = Inviter quelqu’un d’autre
web-gather-asked = En attente d’une réponse de { $names }. La partie commence dès que tout le monde est là.
web-log-decline = { $name } ne souhaite pas rejouer.
web-device = Jouer sur un autre appareil
web-device-about = Ouvrez ce lien sur votre autre appareil, ou scannez-y le code. Vous y retrouverez toutes vos tables. Le lien sert une seule fois et expire après { $minutes } minutes.
web-device-link = Lien pour votre autre appareil
web-link-title = Jouer sur cet appareil
web-link-about = Sur cet appareil, vous serez le même joueur que sur celui qui a montré le lien, avec les mêmes tables. Si vous avez déjà joué ici sous une autre identité, ces tables n’apparaîtront plus sur cet appareil.
web-link-sure = Jouer ici
web-close-table = Fermer la table
web-close-ask = Fermer la table pour tout le monde ? Une partie en cours se termine sans résultat.
web-closed = La table a été fermée. La partie se termine sans résultat.
web-status-closed = Fermée
web-person-more = Bloquer ou signaler { $name }
web-block = Bloquer { $name }
web-block-ask = Bloquer { $name } ? { $name } ne pourra plus rejoindre vos tables ni les voir dans la liste, et vous ne verrez plus ses messages.
web-block-done = { $name } est bloqué. Vous pouvez changer cela dans les paramètres.
web-blocked = Joueurs bloqués
web-blocked-none = Vous n’avez bloqué personne.
web-unblock = Débloquer
web-unblock-name = Débloquer { $name }
web-report = Signaler { $name } : quel est le problème ?
web-report-name = Nom choquant
web-report-phrases = Messages à répétition
web-report-stalling = Fait traîner la partie exprès
web-report-cheating = Triche
web-report-other = Autre chose
web-report-send = Envoyer
web-report-done = Merci. Les responsables du site vont regarder.

# The rules panel
web-rules-learn = Apprendre
web-rules-reference = Référence
web-rules-index = Sommaire
web-rules-search = Chercher dans les règles
web-rules-results = { $n ->
    [one] { $n } passage
   *[other] { $n } passages
}
web-rules-nothing = Rien dans les règles ne correspond à « { $query } ».
web-rules-title = { $section } – { $lead }
web-rule-of = Voir la règle : { $title }

# Leçons
web-learn = Leçon
web-learn-in = Apprendre en { $minutes } minutes
web-learn-continue = Reprendre la leçon
web-learn-step = Étape { $number } sur { $of }
web-learn-back = Retour
web-learn-next = Suivant
web-learn-skip = Passer
web-learn-leave = Quitter la leçon
web-learn-read = Lisez d’abord ceci, puis appuyez sur « Suivant ».
web-learn-watch = Regardez…
web-learn-play = Première partie
web-learn-offer-title = { $game }, c’est nouveau pour vous ?
web-learn-offer = Une courte leçon vous montre comment on joue, pas à pas, à une vraie table.
web-learn-offer-no = Non merci, jouer
