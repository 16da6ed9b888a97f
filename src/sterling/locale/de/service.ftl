# Fehler des Tischdienstes: eine Meldung für jeden Code
error-setup-service = Die Einstellung { $name } des Dienstes kann nicht „{ $came }“ sein.
error-setup-address = Der Dienst kann auf { $host }, Port { $port }, nicht horchen: { $problem }. Wähle mit --host und --port etwas anderes.
error-setup-database = „{ $came }“ ist keine Datenbank, die der Dienst kennt. Möglich: sqlite+aiosqlite:///DATEI oder postgresql+asyncpg://NAME@RECHNER/DATENBANK.
error-identity-missing = Der Dienst kennt dich noch nicht. Werde zuerst Gast (POST /api/guests).
error-identity-invalid = Dieses Token ist keines von uns. Werde noch einmal Gast (POST /api/guests).
error-identity-origin = Diese Seite darf den Dienst nicht benutzen: Sie kommt von einer anderen Adresse.
error-name-empty = Ein Name hat 1 bis { $expected } sichtbare Zeichen. Wähle einen anderen.
error-table-unknown = Es gibt keinen Tisch „{ $came }“. Prüfe den Link.
error-table-not-owner = Das darf nur, wer den Tisch eröffnet hat.
error-table-started = Das Spiel hat begonnen; das war nur vorher möglich.
error-table-not-started = Das Spiel hat noch nicht begonnen.
error-table-over = Das Spiel ist zu Ende.
error-table-rules = Dieses Spiel { $game } begann mit anderen Regeln oder Karten (Version { $came }), als dieser Dienst hat (Version { $expected }); es kann hier nicht weitergehen.
error-table-not-over = Das Spiel ist noch nicht zu Ende.
error-table-vacant = Platz { $seat } ist noch frei. Besetze ihn oder setze einen Bot hin, bevor es losgeht.
error-table-nonce-missing = Das Programm an Platz { $seat } hat seine Zufallszahl noch nicht zum Mischen beigetragen.
error-seat-unknown = Platz { NUMBER($came, useGrouping: 0) } gibt es an diesem Tisch nicht; die Plätze sind { $expected }.
error-seat-taken = Platz { $seat } ist besetzt.
error-seat-second = Du kennst die Karten eines anderen Platzes dieses Spiels, also kannst du Platz { $seat } nicht nehmen.
error-seat-awake = Platz { $seat } darf sich noch Zeit lassen. Eine Figur kann dort weiterspielen, wenn { $hours ->
    [one] eine Stunde
   *[other] { $hours } Stunden
} lang kein Zug gekommen ist.
error-seat-not-yours = Platz { $seat } gehört nicht dir.
error-seat-invite = Dieser Link öffnet keinen Platz. Vielleicht wurde er schon benutzt oder der Platz vergeben; bitte um einen neuen.
error-seat-closed = Platz { $seat } ist für jemanden mit seinem Link reserviert.
error-seat-none-open = An diesem Tisch ist kein Platz für alle offen. Du kannst zuschauen.
error-nonce-twice = Platz { $seat } hat seine Zufallszahl schon beigetragen.
error-move-stale = Dieser Zug antwortet auf Entscheidung { NUMBER($came, useGrouping: 0) } des Platzes, gefragt ist aber Entscheidung { NUMBER($expected, useGrouping: 0) }. Sieh dir den Tisch an, wie er jetzt ist.
error-move-id-used = Unter der Kennung { $id } wurde schon etwas anderes getan; gib jeder Nachricht ihre eigene Kennung.
error-undo-impossible = Platz { $seat } kann die letzte Aktion nicht zurücknehmen: Etwas wurde aufgedeckt, oder jemand hat seitdem gehandelt.
error-phrase-unknown = „{ $came }“ ist hier kein bekannter Satz. Bekannt sind: { $expected }.
error-face-unknown = Ein Gesicht „{ $came }“ gibt es hier nicht. Bekannt sind: { $expected }.
error-clock-kind = Es gibt keine Uhr „{ $came }“. Möglich: { $expected }.
error-clock-seconds = Eine Uhr läuft { $expected } Sekunden, mit einem Zuschlag, der nicht länger ist; { $came } geht nicht.
error-record-import-unfinished = Nur beendete Spiele lassen sich aufnehmen; dieses ist nicht zu Ende.
error-record-shuffle = Geheimnis und Zufallszahlen ergeben den Startwert { $expected }, die Mitschrift hat aber { $came }.
error-limit-rate = Das ist zu viel auf einmal. Warte einen Moment und versuche es noch einmal.
error-limit-tables = Du hast in letzter Zeit viele Tische eröffnet. Warte ein wenig bis zum nächsten.
error-limit-size = Diese Nachricht ist zu lang; höchstens { $expected } Bytes werden angenommen.
error-limit-subscriptions = Eine Verbindung kann höchstens { $expected } Tischen folgen.
error-limit-phrases = Von diesem Platz ist genug gesagt; höchstens { $expected } Sätze passen in ein Spiel.
error-limit-seats = Die Plätze dieses Tisches haben { $expected }-mal gewechselt; das genügt.
error-limit-choices = An diesem Tisch wurde genug gewählt; höchstens { $expected } Wahlen sind möglich.
error-setup-character = In diesem Spiel gibt es keine Figur „{ $came }“. Bekannte Figuren: { $expected }.
error-setup-character-number = Dieser Platz hat höchstens { $expected ->
    [one] eine Figur
   *[other] { $expected } Figuren
}, jede nur einmal; gewählt wurden { $came }.
error-character-taken = Diese Figur hat schon jemand gewählt. Nimm eine andere.
error-request-invalid = Diese Anfrage ist nicht verständlich.
error-request-not-found = Unter dieser Adresse gibt es nichts.
error-request-method = Diese Adresse nimmt Anfragen dieser Art nicht an.
error-socket-hello-first = Die erste Nachricht muss „hello“ sein.
error-socket-hello-twice = „hello“ wurde schon gesagt.
error-socket-version = Der Dienst spricht Version { NUMBER($expected, useGrouping: 0) } des Protokolls, nicht { NUMBER($came, useGrouping: 0) }. Lade die Seite neu oder aktualisiere das Programm.
error-socket-message = Diese Nachricht ist nicht verständlich.
error-socket-slow = Es wird zu langsam gelesen; zu viel hat sich gestaut. Verbinde dich neu.
error-socket-gone = Die Verbindung ist abgerissen.
error-socket-binary = Die Verbindung nimmt nur Textnachrichten an.
error-limit-connections = Von deiner Adresse sind zu viele Verbindungen offen.
error-service-stopping = Der Dienst startet neu. Verbinde dich gleich wieder; nichts ist verloren.
error-store-open = Die Datenbank { $place } lässt sich nicht öffnen: { $problem }. Prüfe ihre Adresse und ob sie läuft.
error-store-in-use = Ein anderer Dienst läuft schon auf { $file }. Beende ihn oder gib diesem mit --database eine eigene Datenbank.
error-store-unavailable = Die Datenbank antwortet gerade nicht. Versuche es noch einmal; was bestätigt wurde, ist sicher.
error-service-internal = Im Dienst ist etwas schiefgegangen. Es wurde vermerkt; dein Tisch ist sicher.
error-bot-refused = Der Bot { $bot } konnte den Tisch nicht lesen ({ $reason }).
error-backup-failed = Die Sicherung { $file } lässt sich nicht schreiben: { $problem }
error-backup-nothing = Unter { $file } gibt es noch keine Datenbank, also nichts zu sichern.
error-backup-itself = { $file } ist die Datenbank selbst oder gehört zu ihr; nenne eine andere Datei für die Kopie.
error-backup-no-tool = Für diese Sicherung wird das Programm { $tool } gebraucht, es ist aber nicht installiert.
error-client-address = „{ $came }“ ist keine Adresse eines Tisches. Sie sieht so aus: http://RECHNER/#/table/… oder http://RECHNER/#/seat/….
error-client-answer = Die Gegenseite antwortet nicht wie ein Sterling-Dienst: { $came }
error-client-unreachable = Unter { $address } antwortet kein Dienst. Prüfe Adresse und Netz.
error-client-nonce = Das Mischen enthält die Zufallszahl dieses Programms nicht. Die Karten könnten ausgesucht sein.
error-client-commitment = Das Haus hat seine Festlegung ausgetauscht: Sie war { $expected }, als dieses Programm sich setzte, und ist jetzt { $came }. Die Karten könnten ausgesucht sein.
error-client-seats = Die Zufallszahlen im Mischen stammen von den Plätzen { $came }, am Anfang saßen aber Menschen auf den Plätzen { $expected }. Die Karten könnten ausgesucht sein.
error-client-record = Die Mitschrift erzählt von einem anderen Spiel, als hier gezeigt wurde. Die Karten könnten ausgesucht sein.

# Befehlszeile
cli-serve = den Tischdienst starten
cli-watch = einem Tisch eines Dienstes in diesem Terminal zuschauen
cli-join = sich an einen Tisch eines Dienstes setzen und in diesem Terminal spielen
cli-backup = die Datenbank des Dienstes in eine Datei kopieren, auch während er läuft
cli-help-host = die Adresse, auf der er horcht (127.0.0.1: nur dieser Rechner; 0.0.0.0: alle)
cli-help-open = die Tische im Browser öffnen
cli-help-port = der Port, auf dem er horcht (8500)
cli-help-database = sqlite+aiosqlite:///DATEI oder postgresql+asyncpg://… (sonst eine Datei in deinem Datenordner)
cli-help-table-url = der Link des Tisches
cli-help-seat-url = der Link deines Platzes oder eines Tisches mit offenem Platz
cli-help-name = wie die anderen dich nennen sollen
cli-help-backup-file = wohin die Kopie kommt
cli-help-record-place = eine Mitschrift oder der Link eines Tisches
service-runs = Sterling läuft schon unter { $url }; der Browser zeigt es.
service-address = Sterling öffnet unter { $url }
service-backup = { $file }: { $size } Bytes, die ganze Datenbank.
service-no-client = Der Tischdienst läuft. Sein Browser-Client gehört nicht zu dieser Installation; Programme und das Terminal („sterling join“) können spielen.

# Prüfen
verify-shuffle = Der Startwert ist der Hash aus dem Geheimnis des Hauses und den Zufallszahlen der Plätze { $seats }.
verify-secret = Das Geheimnis passt zur Festlegung, die veröffentlicht war, bevor sich jemand setzte.
verify-noted-commitment = Die Festlegung ist die, die du vor dem Spiel notiert hast.
verify-noted-nonce = Die Zufallszahl, die du für Platz { $seat } notiert hast, steckt im Mischen.

# Tische eines Dienstes, im Terminal
online-waiting = Warten, bis das Spiel beginnt …
online-seated = Du sitzt auf: { $seats }
online-commitment = Das Haus ist durch diese Festlegung an sein Geheimnis gebunden: { $commitment }
online-link = Link für Platz { $seat }: { $url }
online-sit = { $name } setzt sich.
online-leave = Platz { $seat } ist jetzt frei.
online-bot = Auf Platz { $seat } spielt jetzt { $name }.
online-start = Die Karten sind verteilt.
table-time-out = Die Zeit von { $name } war um; ein Bot hat gezogen.
online-next = Die Revanche findet hier statt: { $url }
online-bye = Du hörst hier auf. Der Platz bleibt deiner: Komm mit demselben Link zurück.
online-seat-lost = Platz { $seat } gehört dir nicht mehr: Er wurde verlassen, oder jemand anderes hat ihn jetzt.
online-seat-watching = Du hast hier keinen Platz mehr und schaust weiter zu.
online-seat-lost-enter = Weiter mit der Eingabetaste.
online-shuffle = Das Mischen ist geprüft: Die Karten folgen aus dem Startwert, der Startwert aus Geheimnis und Zufallszahlen.
online-shuffle-partly = Das Mischen ist zum Teil geprüft: Die Karten folgen aus dem Startwert, der Startwert aus Geheimnis und Zufallszahlen.
online-checked-commitment = Das Geheimnis passt zur Festlegung, die hier notiert wurde, bevor deine Zufallszahl abgegeben war.
online-checked-nonce = Deine Zufallszahl von Platz { $seat } ist dabei.
online-checked-seats = Zufallszahlen kamen von den Plätzen, auf denen am Anfang Menschen saßen, und von keinen anderen: { $seats }.
online-unchecked-commitment = Nicht geprüft: ob die Festlegung stand, bevor die Zufallszahlen bekannt waren; dieses Programm hat keine rechtzeitig notiert.
online-unchecked-nonce = Nicht geprüft: ob deine Zufallszahl dabei ist; dieses Programm hat für Platz { $seat } keine notiert.
online-unchecked-seats = Nicht geprüft: auf welchen Plätzen am Anfang Menschen saßen; dieses Programm hat es nicht gesehen.

# Schnelle Sätze
phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-well-done = Gut gemacht!
phrase-oops = Hoppla.
phrase-thanks = Danke!
phrase-one-moment = Einen Moment bitte.
phrase-your-turn = Du bist dran.
phrase-good-game = Schönes Spiel!
phrase-bye = Tschüss!
