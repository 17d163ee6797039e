import { FLAWS, PAYMENTS } from '../amount-texts.de.ts';
import type { drive } from './drive-copy.ts';

/** The price and the payment of a driver's ride, in German. */
export const texts: typeof drive = {
  price: (amount) => `Preis: ${amount}`,
  lapsed: (amount) => `Der Festpreis von ${amount} galt für andere Orte.`,
  discounted: (percent) => `${percent} % Nachlass für den Rechnungskunden`,
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
  payments: PAYMENTS,
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
  flaws: { ...FLAWS, required: 'Bitte füllen Sie das aus.', unreadable: 'Das ist nicht lesbar.' },
};
