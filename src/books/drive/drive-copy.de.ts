import type { drive } from './drive-copy.ts';

const FLAWS: (typeof drive)['flaws'] = {
  required: 'Bitte füllen Sie das aus.',
  unreadable: 'Das ist nicht lesbar.',
  negative: 'Ein Betrag ist nicht negativ.',
  'too-many-decimals': 'Das sind zu viele Nachkommastellen. Tausender haben kein Trennzeichen.',
  'too-large': 'Das ist zu viel.',
  'other-currency': 'Das ist eine andere Währung.',
};

/** The price of a driver's ride, and how it was paid, in German. */
export const texts: typeof drive = {
  price: (amount) => `Preis: ${amount}`,
  onAccount: 'Auf Rechnung',
  hidden: 'Auf Rechnung, nichts zu kassieren',
  hiddenEnd: 'Die letzte Fahrt geht auf Rechnung: nichts zu kassieren.',
  heading: 'Wie wurde bezahlt?',
  rideAt: (clock) => `Fahrt um ${clock}`,
  trip: (from, to) => `${from} nach ${to}`,
  sum: 'Zu zahlen',
  noSum: 'Bitte geben Sie den Betrag ein.',
  meter: 'Betrag laut Taxameter',
  length: { km: 'Kilometer', mi: 'Meilen' },
  waited: 'Wartezeit (Min.)',
  extras: 'Zuschläge',
  ways: { agreed: 'Vereinbarter Preis', meter: 'Anderer Betrag', tariff: 'Kilometer' },
  payments: { cash: 'Bar', card: 'Karte', account: 'Rechnung', nothing: 'Nichts' },
  later: 'Später',
  openHeading: 'Noch nicht eingetragen',
  enter: 'Eintragen',
  enterOf: (ride) => `Bezahlung eintragen: ${ride}`,
  entered: (amount, payment) => `${amount}, ${payment}`,
  stored: 'Eingetragen.',
  waits: 'Wartet auf das Netz. Sie können weiterarbeiten.',
  change: 'Ändern',
  ok: 'OK',
  refused: (what) => `${what} wurde nicht eingetragen. Bitte sagen Sie es der Zentrale.`,
  refusedAsEnded: (what) =>
    `${what} wurde nicht eingetragen: für diese Fahrt ist schon etwas anderes eingetragen.`,
  tooLate: 'Das wurde nicht eingetragen. Die Zentrale kann es noch eintragen.',
  failed: 'Der Preis konnte nicht geladen werden.',
  loading: 'Der Preis wird geladen …',
  flaws: FLAWS,
};
