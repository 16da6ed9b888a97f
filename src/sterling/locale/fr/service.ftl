# Erreurs du service de tables : un message par code
error-setup-extra = Il faut pour cela le service de tables, qui n’est pas installé. Installez-le avec : pip install 'sterling[service]'
error-setup-service = Le réglage { $name } ne peut pas valoir « { $came } ».
error-setup-address = Sterling ne peut pas utiliser { $host }, port { $port } : { $problem }. Choisissez une autre adresse avec --host et --port.
error-setup-database = Sterling ne peut pas utiliser la base de données « { $came } ». Utilisez sqlite+aiosqlite:///FICHIER ou postgresql+asyncpg://UTILISATEUR@HÔTE/NOM.
error-identity-missing = Vous n’êtes pas encore connu comme invité. Rechargez la page, ou appelez d’abord POST /api/guests.
error-identity-invalid = Votre accès d’invité n’est plus valable. Rechargez la page, ou appelez de nouveau POST /api/guests.
error-identity-origin = Cette page n’a pas le droit de se connecter : elle vient d’une autre adresse.
error-name-empty = Choisissez un nom de 1 à { $expected } caractères.
error-table-unknown = Cette table n’existe pas. Vérifiez le lien.
error-table-gone = Cette table n’existe plus : personne n’est venu pendant un moment, et la partie n’avait pas commencé. Créez-en une autre.
error-table-not-owner = Seule la personne qui a créé la table peut faire cela.
error-table-started = La partie a déjà commencé.
error-table-not-started = La partie n’a pas encore commencé.
error-table-over = La partie est terminée.
error-table-closed = La table a été fermée.
error-table-rules = Cette partie de { $game } a commencé avec d’autres règles ou cartes (version { $came }) que celles de ce serveur (version { $expected }). Elle ne peut pas continuer ici.
error-table-damaged = Les données de cette table sont endommagées sur le serveur : impossible de l’ouvrir. Prévenez les responsables de ce serveur, ils ont peut-être une sauvegarde.
error-table-not-over = La partie n’est pas encore terminée.
error-table-vacant = La place { $seat } est encore libre. Invitez quelqu’un ou ajoutez d’abord un joueur virtuel.
error-table-nonce-missing = La place { $seat } n’est pas encore prête pour le mélange.
error-seat-unknown = Cette place n’existe pas à cette table.
error-seat-taken = La place { $seat } est déjà prise.
error-seat-second = Vous avez déjà vu les cartes d’un autre joueur de cette partie : vous ne pouvez pas prendre la place { $seat }.
error-seat-awake = { $minutes ->
    [0] { $name } a encore du temps. Un joueur virtuel pourra continuer quand il sera écoulé.
    [one] { $name } va peut-être revenir. Un joueur virtuel pourra continuer après une minute.
   *[other] { $name } va peut-être revenir. Un joueur virtuel pourra continuer après { $minutes } minutes.
}
error-seat-here = { $name } est à la table : personne ne peut jouer à sa place.
error-seat-reserved = Cette place est réservée à { $name }.
error-seat-blocked = Vous ne pouvez pas rejoindre cette table.
error-seat-nobody = Personne n’occupe la place { $seat }.
error-seat-yourself = C’est vous.
error-device-expired = Ce lien a expiré ou a déjà servi. Créez-en un nouveau sur votre autre appareil.
error-seat-not-yours = La place { $seat } n’est pas la vôtre.
error-seat-invite = Cette invitation n’est plus valable. Demandez un nouveau lien.
error-seat-closed = La place { $seat } est réservée à qui en a le lien.
error-seat-none-open = Il n’y a pas de place ouverte à cette table, mais vous pouvez regarder.
error-nonce-twice = La place { $seat } a déjà ajouté son nombre aléatoire au mélange.
error-move-stale = La partie a avancé depuis votre choix (décision { NUMBER($came, useGrouping: 0) }, maintenant { NUMBER($expected, useGrouping: 0) }). Regardez et choisissez de nouveau.
error-move-id-used = L’identifiant { $id } a déjà servi pour un autre message. Donnez à chaque message le sien.
error-undo-impossible = Impossible d’annuler : une carte a été révélée, ou quelqu’un a joué depuis.
error-phrase-unknown = Il n’existe pas de phrase « { $came } ». Choisissez parmi : { $expected }.
error-face-unknown = Il n’existe pas de visage « { $came } ». Choisissez parmi : { $expected }.
error-clock-kind = Il n’existe pas de limite de temps « { $came } ». Choisissez parmi : { $expected }.
error-clock-seconds = Une limite de temps va de { $expected } secondes, et le supplément par coup ne la dépasse pas ; { $came } n’est pas possible.
error-record-import-unfinished = On ne peut ouvrir que des parties terminées, et celle-ci ne l’est pas.
error-record-shuffle = Le secret et les nombres aléatoires donnent la graine { $expected }, mais le fichier de partie contient { $came }.
error-limit-rate = Cela fait beaucoup à la fois. Réessayez dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
error-limit-waiting = Plusieurs demandes venant de vous ou de votre adresse attendent encore une réponse : la limite est de { $expected }. Réessayez dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
error-limit-tables = Vous avez créé beaucoup de tables. Réessayez dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
error-limit-day-tables = Assez de nouvelles tables pour aujourd’hui : la limite est de { $expected }. Réessayez dans { $hours ->
    [one] une heure
   *[other] { $hours } heures
}.
error-limit-day-decks = Assez de tables avec vos propres cartes pour aujourd’hui : la limite est de { $expected }. Réessayez dans { $hours ->
    [one] une heure
   *[other] { $hours } heures
}.
error-limit-day-records = Assez de fichiers de partie pour aujourd’hui : la limite est de { $expected }. Réessayez dans { $hours ->
    [one] une heure
   *[other] { $hours } heures
}.
error-limit-day-listed = Assez de tables publiques pour aujourd’hui : la limite est de { $expected }. Créez-en une sur invitation, ou réessayez dans { $hours ->
    [one] une heure
   *[other] { $hours } heures
}.
error-limit-day-reports = Assez de signalements et de blocages pour aujourd’hui : la limite est de { $expected }. Réessayez dans { $hours ->
    [one] une heure
   *[other] { $hours } heures
}.
error-limit-house = Ce serveur est plein et n’accepte pas de nouvelle table pour le moment. Les parties commencées continuent. Réessayez dans { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
}.
error-limit-size = Le message est trop long. La limite est de { $expected } octets.
error-limit-subscriptions = Vous pouvez suivre { $expected } tables au plus à la fois.
error-limit-phrases = Vous avez assez parlé dans cette partie : { $expected } phrases au plus.
error-limit-seats = Les places de cette table ont changé { $expected } fois. Aucun autre changement n’est possible.
error-limit-blocks = Vous pouvez bloquer { $expected } personnes au plus. Débloquez d’abord quelqu’un.
error-limit-choices = Les personnages de cette table ont changé { $expected } fois. Aucun autre changement n’est possible.
error-setup-character = Il n’existe pas de personnage « { $came } » dans ce jeu. Choisissez parmi : { $expected }.
error-setup-character-number = Vous pouvez choisir au plus { $expected ->
    [one] un personnage
   *[other] { $expected } personnages différents
}, pas { $came }.
error-character-taken = Ce personnage est déjà pris. Choisissez-en un autre.
error-request-invalid = Le serveur n’a pas compris cette requête.
error-request-not-found = Il n’y a rien à cette adresse.
error-request-method = Ce type de requête n’est pas possible à cette adresse.
error-request-host = Ce serveur n’est pas configuré pour cette adresse. S’il est à vous, ajoutez le nom à STERLING_HOSTS.
error-request-slow = La requête a mis trop de temps à arriver. Vérifiez votre connexion et réessayez.
error-request-framing = Le serveur ne peut pas dire où cette requête commence ou finit.
error-socket-hello-first = Le premier message doit être « hello ».
error-socket-hello-twice = « hello » a déjà été envoyé.
error-socket-version = Le serveur parle la version { NUMBER($expected, useGrouping: 0) } du protocole, pas { NUMBER($came, useGrouping: 0) }. Rechargez la page ou mettez le programme à jour.
error-socket-message = Le serveur n’a pas compris ce message.
error-socket-slow = Votre connexion est trop lente pour suivre. Reconnectez-vous.
error-socket-gone = Connexion perdue.
error-socket-binary = Seuls les messages de texte sont acceptés.
error-socket-flood = Trop de messages vides.
error-limit-connections = Il y a trop de connexions depuis votre adresse. Réessayez dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
error-service-stopping = Le serveur redémarre. Il revient dans un instant, et votre partie est conservée.
error-service-full = Le serveur a trop de connexions en ce moment. Réessayez dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
error-store-open = Impossible d’ouvrir la base de données { $place } : { $problem }. Vérifiez son adresse et si elle fonctionne.
error-store-in-use = Un autre serveur utilise déjà { $file }. Arrêtez-le, ou choisissez une autre base avec --database.
error-store-unavailable = La base de données ne répond pas. Réessayez dans un instant ; les coups confirmés sont conservés.
error-store-busy = Un autre programme utilise la base de données. Réessayez dans un instant ; les coups confirmés sont conservés.
error-store-damaged = La base de données { $file } est endommagée. Gardez-en une copie et remettez à sa place la dernière sauvegarde.
error-store-page = Une partie de la base de données de ce serveur est endommagée, et elle est nécessaire ici. Inutile de réessayer : prévenez les responsables de ce serveur.
error-ready-disk = Le disque de la base de données est presque plein : il reste moins de { $expected } Mo.
error-ready-folder = Le serveur ne peut pas voir combien de place il reste pour la base de données : { $problem }.
error-ready-bots = Les joueurs virtuels ne fonctionnent pas.
error-ready-nodes = Ce serveur n’entend pas les autres serveurs pour le moment.
error-access-blocked = Les responsables de ce serveur ont bloqué votre adresse.
error-admin-no-database = Il n’y a pas de base de données ici : { $place }.
error-admin-damaged = Les données de la table { $table } sont endommagées : impossible de savoir qui y a pris place. Rien n’a été modifié. Reprenez-les d’une sauvegarde ou supprimez la table (« sterling admin delete-table { $table } »), puis réessayez.
error-admin-network = « { $came } » n’est ni une adresse ni un réseau. Écrivez par exemple 203.0.113.7, 203.0.113.0/24 ou 2001:db8::/32.
error-admin-not-blocked = { $came } n’est pas bloqué.
error-admin-nobody = Rien n’est conservé ici sur l’identité « { $came } ». « sterling admin people » donne les identités d’une table.
error-service-internal = Une erreur s’est produite sur le serveur. Votre table est conservée ; réessayez.
error-bot-refused = Le joueur virtuel { $bot } n’a pas pu lire la table ({ $reason }).
error-backup-failed = Impossible d’écrire la sauvegarde { $file } : { $problem }
error-backup-nothing = Il n’y a pas encore de base de données dans { $file } : rien à sauvegarder.
error-backup-itself = { $file } est la base de données elle-même, ou en fait partie. Choisissez un autre fichier pour la copie.
error-backup-no-tool = Cette sauvegarde a besoin du programme { $tool }, qui n’est pas installé.
error-client-address = « { $came } » n’est pas le lien d’une table. Un lien ressemble à http://HÔTE/#/table/… ou http://HÔTE/#/seat/….
error-client-answer = Ce n’est apparemment pas un serveur Sterling. Sa réponse : { $came }
error-client-unreachable = Aucun serveur ne répond à { $address }. Vérifiez l’adresse et votre connexion.
error-client-nonce = Votre nombre aléatoire n’est pas dans le mélange. Les cartes ont pu être choisies.
error-client-commitment = Le serveur a changé son engagement : c’était { $expected } quand vous avez pris place, c’est maintenant { $came }. Les cartes ont pu être choisies.
error-client-seats = Les nombres aléatoires du mélange viennent des places { $came }, mais les joueurs occupaient les places { $expected }. Les cartes ont pu être choisies.
error-client-record = Le fichier de partie montre une autre partie que celle que vous avez vue. Les cartes ont pu être choisies.

# Ligne de commande
cli-serve = lance un serveur de tables
cli-watch = regarde une table dans ce terminal
cli-join = rejoint une table et joue dans ce terminal
cli-backup = copie la base de données du serveur dans un fichier, même en marche
cli-admin = gère les tables d’un serveur : supprimer, oublier, bloquer
cli-admin-people = liste les personnes qui ont pris place à une table
cli-admin-reports = liste les personnes signalées
cli-admin-delete-table = supprime une table et sa partie
cli-admin-forget = retire une personne de toutes les tables
cli-admin-block = bloque une adresse ou un réseau
cli-admin-unblock = débloque une adresse ou un réseau
cli-admin-blocks = liste ce qui est bloqué
cli-help-host = l’adresse d’écoute (127.0.0.1 : cet ordinateur seulement ; 0.0.0.0 : toutes)
cli-help-open = ouvre le navigateur
cli-help-port = le port d’écoute (8500)
cli-help-database = sqlite+aiosqlite:///FICHIER ou postgresql+asyncpg://… (par défaut, un fichier dans votre dossier de données)
cli-help-table-url = le lien vers la table
cli-help-seat-url = le lien vers votre place, ou vers une table qui a une place ouverte
cli-help-name = votre nom à la table
cli-help-backup-file = où enregistrer la copie
cli-help-record-place = un fichier de partie, ou le lien vers une table
cli-help-admin-table = le lien de la table ou son identifiant
cli-help-admin-identity = l’identité de la personne, donnée par « sterling admin people »
cli-help-admin-bot = qui continue à ses places (greedy)
cli-help-admin-network = une adresse ou un réseau, par exemple 203.0.113.7 ou 2001:db8::/32
cli-help-admin-reason = pourquoi, pour votre propre liste
cli-col-seat = Place
cli-col-identity = Identité
cli-col-here = À la table
cli-col-day = Jour
cli-col-table = Table
cli-col-network = Réseau
cli-col-reason = Raison
admin-here = oui
admin-left = non
admin-deleted = La table { $table } est supprimée.
admin-forgotten = { $tables ->
    [0] Cette personne n’était plus à aucune table. Tout le reste à son sujet est supprimé.
    [one] Retirée d’une table.
   *[other] Retirée de { $tables } tables.
}
admin-blocked = { $network } est bloqué.
admin-unblocked = { $network } n’est plus bloqué.
admin-no-reports = Personne n’a été signalé.
admin-none-blocked = Rien n’est bloqué.
service-runs = Sterling tourne déjà sur { $url }. Ouverture dans le navigateur.
service-address = Sterling tourne sur { $url }
service-backup = { $file } : toute la base de données, { $size } octets.
service-no-client = Le serveur tourne, mais sans le client pour navigateur, qui n’est pas installé. Vous pouvez jouer dans un terminal avec « sterling join ».

# Vérification
verify-shuffle = La graine découle du secret du serveur et des nombres aléatoires des places { $seats }.
verify-secret = Le secret correspond à l’engagement publié avant que les joueurs prennent place.
verify-noted-commitment = C’est l’engagement que vous avez noté avant la partie.
verify-noted-nonce = Le nombre aléatoire que vous avez noté pour la place { $seat } est dans le mélange.

# Tables d’un service, dans le terminal
online-waiting = En attente du début de la partie…
online-seated = Vos places : { $seats }
online-commitment = Le serveur s’est engagé sur son secret : { $commitment }
online-link = Lien de la place { $seat } : { $url }
online-sit = { $name } rejoint la table.
online-leave = La place { $seat } est de nouveau libre.
online-bot = { $name } joue maintenant à la place { $seat }.
online-decline = { $name } ne souhaite pas rejouer.
online-close = La table a été fermée : la partie se termine sans résultat.
online-start = Les cartes sont distribuées.
table-time-out = Le temps de { $name } est écoulé : l’ordinateur a joué.
online-next = Revanche : { $url }
online-bye = Vous êtes parti, mais la place reste la vôtre. Revenez avec le même lien.
online-seat-lost = La place { $seat } n’est plus la vôtre.
online-seat-watching = Vous n’avez plus de place ici. Vous pouvez continuer à regarder.
online-seat-lost-enter = Appuyez sur Entrée pour continuer.
online-shuffle = Mélange vérifié : les cartes découlent du secret du serveur et des nombres aléatoires de tous.
online-shuffle-partly = Mélange vérifié en partie : les cartes découlent du secret du serveur et des nombres aléatoires de tous.
online-checked-commitment = Le secret correspond à l’engagement noté avant que vous donniez votre nombre aléatoire.
online-checked-nonce = Votre nombre aléatoire de la place { $seat } y est.
online-checked-seats = Les nombres aléatoires viennent des joueurs présents au début, et de personne d’autre. Places : { $seats }.
online-unchecked-commitment = Non vérifié : si le serveur avait fixé son secret avant de connaître les nombres aléatoires. Cet appareil n’était pas là à temps.
online-unchecked-nonce = Non vérifié : si votre nombre aléatoire y est. Cet appareil n’en a noté aucun pour la place { $seat }.
online-unchecked-seats = Non vérifié : qui occupait quelle place au début. Cet appareil ne l’a pas vu.

# Phrases rapides
phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-well-done = Bien joué !
phrase-oops = Oups !
phrase-thanks = Merci !
phrase-one-moment = Un instant, s’il vous plaît.
phrase-your-turn = À vous de jouer !
phrase-good-game = Belle partie !
phrase-bye = Au revoir !

# Leçons
error-lesson-not-now = C’est permis, mais cette étape parle d’autre chose. Essayez ce qui est mis en valeur.
error-lesson-step = Cette leçon n’a pas d’étape « { $came } ».
error-lesson-none = On ne suit pas de leçon à cette table.
error-lesson-alone = Une leçon est pour vous seul. Personne d’autre ne peut s’asseoir ici, et il n’y a rien à enregistrer.
error-limit-lesson = Cette leçon dure depuis très longtemps. Recommencez-la.
