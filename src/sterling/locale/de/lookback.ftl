### Rückblick auf eine beendete Partie: ihre Analyse, Glück und Können, dieselben Karten, und ab einem Zug weiterspielen.

error-step-unknown = Die Partie lässt sich nach 0 bis { $expected } Zügen fortsetzen, nicht nach { $came }.
error-deal-unknown = Dieser Link führt zu keinen Karten. Frag nach einem neuen.
error-study-not-yours = Nur wer mitgespielt oder die Spieldatei geöffnet hat, kann diese Partie analysieren lassen.
error-study-none = Diese Partie wurde noch nicht analysiert.
error-limit-reviews = Du hast viele Analysen angefordert. Die nächste kann in { $seconds } { $seconds ->
    [one] Sekunde
   *[other] Sekunden
} beginnen.
