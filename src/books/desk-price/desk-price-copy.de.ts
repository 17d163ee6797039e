import type { deskPrice } from './desk-price-copy.ts';

const FLAWS: (typeof deskPrice)['flaws'] = {
  unreadable: 'Bitte schreiben Sie einen Preis wie 12,50.',
  negative: 'Ein Preis ist nicht negativ.',
  'too-many-decimals': 'Das hat zu viele Nachkommastellen. Tausender haben kein Trennzeichen.',
  'too-large': 'Das ist zu viel.',
  'other-currency': 'Das ist eine andere Währung.',
};

export const texts: typeof deskPrice = {
  price: 'Preis',
  priceHint: '12,50 oder leer',
  length: { km: 'Kilometer', mi: 'Meilen' },
  lengthHint: 'Für den Tarif',
  account: 'Rechnung',
  accountHint: 'Nummer oder Name des Kunden, dann Enter',
  accountNote: (name) => `${name} zahlt.`,
  askWord: (word) => `Fragen Sie nach dem Kennwort: ${word}`,
  pattern: (pattern) => `Wie ${pattern}: # ist eine Ziffer, @ ein Buchstabe`,
  keys: { price: 'P', account: 'C' },
  sources: {
    fixed: (amount) => `${amount} Festpreis`,
    tariff: (amount) => `${amount} nach Tarif`,
    typed: (amount) => amount,
    about: (amount) => `Etwa ${amount}`,
  },
  aboutNote: 'Geschätzt aus der Lage beider Orte',
  paidBy: (price, name) => (price === '' ? `${name} zahlt` : `${price}, ${name} zahlt`),
  openPrice: 'Preis offen',
  loadFailed: 'Die Preise konnten nicht geladen werden.',
  payersFailed: 'Die Rechnungskunden konnten nicht geladen werden.',
  storedDifferently: 'Der Preis wurde vor Ihrer Änderung gespeichert. Bitte sehen Sie bei der Fahrt nach.',
  flaws: FLAWS,
  errors: {
    'length-unusable': () => 'Bitte schreiben Sie Kilometer wie 12,4.',
    'no-tariff': () => 'Dann gilt kein Tarif, bitte geben Sie den Preis ein.',
    'payer-unknown': () => 'Bitte wählen Sie einen Rechnungskunden der Liste.',
    'payer-suspended': ({ name }) => `${name} ist gesperrt: keine neuen Fahrten.`,
    'answer-required': ({ ask }) => `Bitte fragen Sie nach: ${ask.label}`,
    'answer-too-long': () => 'Das ist zu lang.',
    'answer-unfit': ({ ask }) => `Das sieht nicht aus wie ${ask.pattern}.`,
  },
};
