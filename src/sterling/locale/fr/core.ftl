# Joueurs et places
player-you = Vous
player-seat = Place { $seat }
player-start = premier joueur
bot-random = Hasard
bot-greedy = Glouton

# Erreurs : un message par code
error-setup-game = Il n’existe pas de jeu « { $came } ». Choisissez parmi : { $expected }.
error-contract-class = { $folder } n’est pas un jeu : son __init__.py doit affecter à GAME une sous-classe de Game.
error-setup-checkout = { $folder } n’est pas une copie des sources de Sterling. Lancez cette commande dans une telle copie.
error-setup-game-name = « { $came } » ne convient pas comme nom de jeu. Utilisez des minuscules, des chiffres et des tirets bas isolés, en commençant par une lettre.
error-setup-game-exists = { $folder } existe déjà.
error-setup-prefix = « { $came } » ne convient pas comme préfixe des règles. Utilisez deux majuscules autres que { $expected }.
error-setup-seats = Ce jeu se joue à { $expected }, pas à { $came }.
error-setup-rule-set = Il n’existe pas de règles « { $came } ». Choisissez parmi : { $expected }.
error-setup-rules-version = Il n’existe pas de version { NUMBER($came, useGrouping: 0) } des règles de { $game }. Ce programme joue les versions { NUMBER($oldest, useGrouping: 0) } à { NUMBER($newest, useGrouping: 0) }.
error-setup-option = Il n’existe pas d’option « { $came } ». Choisissez parmi : { $expected }.
error-setup-option-value = L’option { $option } ne peut pas valoir « { $came } ». Valeurs possibles : { $expected }.
error-setup-bot = Il n’existe pas de joueur virtuel « { $came } ». Choisissez parmi : { $expected }.
error-setup-players = Il faut { $expected } joueurs ; vous en avez nommé { $came }.
error-setup-language = Sterling ne parle pas « { $came } ». Choisissez parmi : { $expected }.
error-setup-seat = Cette partie n’a pas de place { NUMBER($came, useGrouping: 0) }. Ses places sont { $expected }.
error-setup-needs = Il faut pour cela { $module }, qui n’est pas installé. Installez-le avec : pip install '{ $extra }'
error-setup-no-observation = { $game } n’a pas d’observations pour les programmes d’apprentissage : il manque observation.py dans son dossier.
error-setup-ray = Impossible de joindre Ray à l’adresse { $address } : { $problem }
error-setup-ray-deaths = { $deaths } processus se sont arrêtés l’un après l’autre. Quelque chose dans ce travail les fait échouer ; essayez avec --workers 1.
error-deal-order = Ce jeu n’a pas de pile « { $came } ». Ses piles sont { $expected }.
error-deal-card = Il ne reste pas de carte « { $came } » pour la pile { $order }.
error-deal-size = Une donne pour cette table compte { $expected } cartes en tout, pas { $came }.
error-deal-seed = Une graine compte 64 chiffres hexadécimaux (32 octets) ou est un nombre de 0 à 2^256 - 1, pas « { $came } ».
error-action-seat = Cette place n’existe pas à cette table.
error-action-over = La partie est terminée.
error-action-not-your-turn = Ce n’est pas à la place { $seat } de jouer.
error-action-unknown = Ce jeu n’a pas d’action { NUMBER($came, useGrouping: 0) }.
error-action-nothing-to-undo = Il n’y a rien à annuler.
error-notation-text = « { $came } » n’est pas un coup. Un coup s’écrit ainsi : { $expected }
error-notation-form = Ce n’est pas un coup de ce jeu.
error-notation-code = Ce jeu n’a pas d’action { NUMBER($came, useGrouping: 0) }.
error-record-too-long = Le fichier de partie est trop long : { $came } caractères. La limite est de { $expected }.
error-record-no-record = Ligne { $line } : un fichier de partie commence par « { $expected } », ici on trouve « { $came } ».
error-record-format-version = Ligne { $line } : ce programme lit « { $expected } », mais le fichier est « { $came } ». Une version plus récente de Sterling pourra peut-être le lire.
error-record-line = La ligne { $line } du fichier de partie est illisible : « { $came } ».
error-record-missing = Il manque la ligne « { $field }: … » en tête du fichier de partie.
error-record-field = Dans le fichier de partie, { $field } est incorrect : « { $came } ».
error-record-commitment = La graine ne correspond pas à l’engagement { $expected }. Sa propre empreinte est { $came }.
error-record-rules-version = Cette partie suit la version { NUMBER($came, useGrouping: 0) } des règles de { $game }. Ce programme joue les versions { NUMBER($oldest, useGrouping: 0) } à { NUMBER($newest, useGrouping: 0) }.
error-record-deck = Cette partie a été jouée avec d’autres cartes (jeu { $came }) que les vôtres (jeu { $expected }).
error-record-no-deal = La partie n’était pas terminée quand ce fichier a été enregistré : il ne contient donc pas les cartes. Enregistrez-le de nouveau à la fin pour revoir ou vérifier la partie.
error-record-illegal = Le coup { NUMBER($number, useGrouping: 0) } (place { $seat } : { $action }) n’est pas permis : { $reason }
error-record-result = Selon le fichier, le résultat est { $came }, mais la partie finit sur { $expected }.
error-record-unfinished = Le fichier contient un résultat, mais la partie n’est pas terminée.
error-deck-empty = { $file } : ce fichier ne contient aucune carte.
error-deck-no-game = { $file } : ce ne sont les cartes d’aucun de nos jeux ({ $expected }).
error-view-unreadable = Ce n’est pas une vue.
error-view-impossible = Cette vue ne peut pas venir de cette table.
error-view-other-game = Ce n’est pas une vue de { $expected } mais d’autre chose ({ $came }).
error-bot-failed = Le joueur virtuel a eu un problème et a joué le premier coup permis.
error-bot-died = Le joueur virtuel { $bot } s’est arrêté brutalement.
error-bot-frame = Le message est trop long : { $came } octets. La limite est de { $expected }.
error-file-read = Impossible de lire { $file } : { $problem }. Vérifiez le nom et les droits.
error-file-write = Impossible d’écrire { $file } : { $problem }. Vérifiez le dossier, les droits et l’espace libre.
error-file-not-text = { $file } n’est pas un fichier texte en UTF-8.
error-file-too-long = { $file } est trop long. La limite est de { $expected } caractères.
error-verify-commitment = Le fichier de partie ne correspond pas à l’engagement { $expected } noté avant la partie. Il donne { $came }. Les cartes ont pu être choisies.
error-verify-nonce = Le nombre aléatoire { $expected } de la place { $seat } n’est pas dans le mélange. Le fichier de partie donne { $came }. Les cartes ont pu être choisies.
error-verify-noted = « { $came } » ne peut pas être comparé. Un engagement compte 64 chiffres hexadécimaux, un nombre aléatoire s’écrit PLACE:HEX avec 64 chiffres.

# Ce que le système dit de ses ennuis ; partie des phrases ci-dessus
system-no-such-file = ce fichier ou ce dossier n’existe pas
system-not-a-folder = une partie du chemin n’est pas un dossier
system-is-a-folder = c’est un dossier
system-exists = il existe déjà
system-not-permitted = accès refusé
system-read-only = l’emplacement est en lecture seule
system-disk-full = le disque est plein
system-name-too-long = le nom est trop long
system-address-in-use = l’adresse est déjà utilisée
system-address-elsewhere = cet ordinateur n’a pas cette adresse
system-refused = la connexion a été refusée
system-no-answer = pas de réponse à temps
system-name-unknown = aucun ordinateur de ce nom n’a été trouvé
system-no-port = un port est un nombre de 0 à 65535
system-no-way-in = le fichier ne peut pas être ouvert
system-no-database = le fichier n’est pas une base de données
system-damaged = le fichier est endommagé
system-busy = un autre programme l’utilise

# Ligne de commande
cli-about = Trois jeux de cartes : jouez, simulez, revoyez vos parties.
cli-usage = Utilisation :
cli-positionals = Arguments :
cli-options = Options :
cli-commands = Commandes
cli-command = COMMANDE
cli-example = Exemple :
cli-error = Erreur [{ $code }] : { $problem }
cli-usage-error = Commande incorrecte : { $problem }. Essayez --help.
cli-usage-required = il manque { $names }
cli-usage-unknown = « { $names } » est inconnu
cli-usage-choice = { $argument } ne peut pas valoir « { $came } » ; choisissez parmi { $expected }
cli-usage-value = { $argument } ne peut pas valoir « { $came } »
cli-usage-empty = { $argument } a besoin d’une valeur
cli-interrupted = Interrompu.
cli-games = liste les jeux et leurs options
cli-play = joue dans ce terminal
cli-simulate = joue beaucoup de parties et en donne les statistiques
cli-dataset = enregistrer les parties et décisions de joueurs virtuels dans des fichiers Parquet
cli-replay = rejoue un fichier de partie
cli-verify = vérifie un fichier de partie : cartes, coups, résultat
cli-rules = affiche les règles, ou ce qu’elles disent d’un mot
cli-deck = vérifie ou montre les cartes d’un jeu
cli-deck-check = vérifie un fichier de cartes
cli-deck-show = montre toutes les cartes d’un fichier
cli-help-help = affiche cette aide et s’arrête
cli-help-version = affiche la version, et si elle est compilée
cli-help-lang = langue : en, fr ou de (par défaut, celle de votre système)
cli-help-json = affiche du JSON
cli-help-play-seats = qui joue, dans l’ordre des places : you (vous) ou un joueur virtuel ({ $bots }) ; vous pouvez prendre plusieurs places
cli-help-seed = graine du mélange : 64 chiffres hexadécimaux ou un nombre
cli-help-record = où enregistrer le fichier de partie (par défaut, dans votre dossier de données)
cli-help-games = nombre de parties
cli-help-seats = nombre de joueurs
cli-help-players = un joueur virtuel pour toutes les places, ou un par place, séparés par des virgules : { $bots }
cli-help-workers = nombre de processus
cli-help-ray = l’adresse d’une grappe Ray qui fait le travail ; sans adresse, Ray démarre sur cet ordinateur
cli-help-simulate-seed = un nombre ; la même graine donne les mêmes parties
cli-help-dataset-bots = les joueurs virtuels, séparés par des virgules ; ils changent de place à chaque partie
cli-help-dataset-out = le dossier des fichiers
cli-help-csv = écrit aussi chaque partie dans ce fichier CSV
cli-help-record-file = un fichier de partie
cli-help-commitment = l’engagement noté avant la partie, à comparer avec le fichier
cli-help-nonce = le nombre aléatoire d’une place, sous la forme PLACE:HEX, à retrouver dans le mélange (peut être répété)
cli-help-step = s’arrête avant chaque coup
cli-help-seat = montre ce que cette place a vu, en comptant à partir de 1 (par défaut, la vue d’un spectateur)
cli-help-about = un mot à chercher, par exemple palmier
cli-help-part = quelle partie : learn (une page) ou reference (tout) ; sans cette option, les deux
cli-help-deck-file = un fichier de cartes
cli-help-rules = les règles à suivre
cli-help-option = une option, par exemple memory-aid=yes ou start-player=1
cli-help-characters = les personnages des colonnes, de gauche à droite, par exemple captain,pirate ou, pour la quatrième seule, ,,,pirate (John Silver) ; les autres au hasard
cli-help-character = le personnage que vous voulez, par exemple captain (John Silver) ; à deux joueurs, vous en avez deux
cli-help-deck = un fichier avec vos propres cartes
cli-col-name = Nom
cli-col-title = Jeu
cli-col-seats = Joueurs
cli-col-rules = Règles
cli-col-options = Options

# Jouer dans un terminal
play-welcome = Tapez le numéro d’un coup, ou le coup lui-même. ? affiche l’aide, « rules » les règles, « quit » quitte la table.
play-help =
    Tapez un numéro pour jouer ce coup, ou tapez un coup comme il figure dans la liste. Majuscules, espaces et ordre n’ont pas d’importance.
    rules            affiche les règles
    rules palmier    cherche un mot dans les règles
    hint             ce que ferait un bon joueur
    save             enregistre le fichier de partie
    quit             quitte la table ; votre partie est enregistrée
play-no-rule = Les règles ne parlent pas de « { $about } ».
play-quit = Vous avez quitté la table.
play-saved = Partie enregistrée dans { $file }
play-hand-over = { $name }, à vous de jouer. Appuyez sur Entrée quand personne d’autre ne regarde.
play-winner = { $number ->
    [one] Victoire : { $names }
   *[other] Victoire partagée : { $names }
}
score-title = Résultat
score-place = Rang
score-name = Joueur
score-total = Total

# Revoir et contrôler
replay-next = Entrée : coup suivant, q : arrêter.
replay-unfinished = La partie n’est pas encore terminée.
verify-ok = { $file } : cette partie est correcte.
verify-actions = { $number ->
    [one] { $number } coup, permis.
   *[other] { $number } coups, tous permis.
}
verify-deal-seed = Les cartes découlent de la graine.
verify-deal-orders = L’ordre des cartes est écrit dans le fichier ; aucune graine ne permet de le vérifier.
verify-commitment = La graine correspond à l’engagement pris avant la partie.
verify-result = Le résultat est juste : { $result }

# Paquets
deck-ok = { $file } : ces cartes conviennent pour { $game }.

# Simulation
simulate-progress = Parties en cours
dataset-done = { $games } parties avec { $decisions } décisions se trouvent dans { $folder }
simulate-games = { $games ->
    [one] une partie
   *[other] { $games } parties
}
simulate-scores = Scores (toutes les places)
simulate-lengths = Décisions par partie
simulate-length-line = Décisions par partie : moyenne { $mean }, la plus courte { $shortest }, médiane { $median }, 99 % au plus { $high }, la plus longue { $longest }
simulate-speed = { $seconds } s, { $rate } décisions/s
simulate-parts = D’où viennent les points
simulate-col-seat = Place
simulate-col-player = Joueur
simulate-col-mean = Moyenne
simulate-col-deviation = Écart type
simulate-col-lowest = Min
simulate-col-median = Médiane
simulate-col-highest = Max
simulate-col-wins = Victoires
simulate-col-part = Source
simulate-col-share = Part

# What a game must have (games/contract.py)
error-contract-file = Il manque { $file }.
error-contract-name = { $file } ne définit pas { $name }.
error-contract-fact = { $file } : { $name } devrait être { $expected }, pas { $came }.
error-contract-word = { $file } ne contient pas le message { $name }.
error-contract-rule = { $file } n’a pas de paragraphe pour la règle { $name }.

# New games
cli-new-game = crée un petit jeu qui marche, comme point de départ
cli-help-new-game-name = son nom : minuscules, chiffres, tirets bas
cli-help-new-game-prefix = deux majuscules pour les numéros de ses règles (par défaut, d’après le nom)
new-game-written = { $game } est créé, ses tests sont dans { $tests }. On peut déjà y jouer : make check GAME={ $name }

# Fichiers de leçons
error-lesson-format = { $file }, ligne { $line } : une leçon commence par « { $expected } », mais ce fichier contient « { $came } ».
error-lesson-long = { $file } est trop long pour une leçon : { $came } caractères. La limite est de { $expected }.
error-lesson-empty = { $file }, ligne { $line } : il n’y a pas de chapitre. Il en faut au moins un, avec une étape.
error-lesson-line = { $file }, ligne { $line } : cette ligne est illisible : « { $came } ». Une ligne s’écrit comme « show: deck ».
error-lesson-field = { $file }, ligne { $line } : « { $came } » est inconnu ici, ou sa valeur est illisible.
error-lesson-missing = { $file }, ligne { $line } : il manque la ligne « { $field }: … » en tête du fichier.
error-lesson-value = { $file }, ligne { $line } : « { $came } » n’est pas une valeur possible de { $field }.
error-lesson-begin = { $file }, ligne { $line } : on attend ici « { $expected } NOM », avec un nom en minuscules, et non « { $came } ».
error-lesson-twice = { $file }, ligne { $line } : deux étapes s’appellent « { $came } ». Donnez à chacune son nom.
error-lesson-ending = { $file }, ligne { $line } : un chapitre se termine par un texte à lire, mais sa dernière étape, « { $came } », demande une action.
error-lesson-first = { $file }, ligne { $line } : l’étape « { $came } » permet toute action d’un genre. Nommez-en une avant, pour qui saute l’étape.
error-lesson-kind = { $file }, ligne { $line } : il n’y a pas de genre d’action « { $came } ». Choisissez parmi : { $expected }.
error-lesson-act = { $file }, ligne { $line } : une action s’écrit « PLACE TEXTE », par exemple « 1 D », et non « { $came } ».
error-lesson-wrong = { $file }, ligne { $line } : { $reason }
error-lesson-number = { $file }, ligne { $line } : la leçon dit { $expected }, mais le jeu dit { $came }.
error-lesson-source = { $file }, ligne { $line } : le jeu n’a pas de nombre à « { $came } ».
error-lesson-idle = { $file }, ligne { $line } : il y a une réponse à « { $came } », mais ce n’est pas possible ici.
error-lesson-words = { $file }, ligne { $line } : le texte « { $came } » manque en { $language }.
error-setup-lesson = Il n’y a pas de leçon « { $came } ». Choisissez parmi : { $expected }.

# Lessons in the terminal
cli-learn = apprendre un jeu en jouant, dans ce terminal
cli-lesson = les fichiers de leçons
cli-lesson-check = vérifier un fichier de leçon et la jouer jusqu’au bout
cli-help-lesson-step = l’étape par laquelle commencer, par son nom
cli-help-lesson-file = le fichier de la leçon
play-learn-welcome = Une leçon d’environ { $minutes } minutes. Choisissez ce qui est marqué d’un ▶. Tapez « ? » pour l’aide.
play-learn-enter = Entrée pour continuer >{" "}
play-learn-help = Tapez le numéro ou le texte d’un coup. « back » recule d’une étape, « skip » avance, « quit » quitte la leçon.
play-learn-done = La leçon est finie. Jouez maintenant : sterling play { $game }
play-learn-left = Pour reprendre plus tard : sterling learn { $game } --step { $step }
play-lesson-ok = { $file } : une leçon de { $game } en { $steps } étapes. Elle se joue jusqu’au bout.
