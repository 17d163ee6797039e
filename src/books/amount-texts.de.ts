import type { AMOUNT_FLAWS, PAYMENT_NAMES } from './amount-texts.ts';

export const FLAWS: typeof AMOUNT_FLAWS = {
  required: 'Bitte geben Sie einen Betrag ein.',
  unreadable: 'Bitte schreiben Sie einen Betrag wie 12,50.',
  negative: 'Ein Betrag ist nicht negativ.',
  'too-many-decimals': 'Das hat zu viele Nachkommastellen. Tausender haben kein Trennzeichen.',
  'too-large': 'Das ist zu viel.',
  'other-currency': 'Das ist eine andere Währung.',
};

export const PAYMENTS: typeof PAYMENT_NAMES = {
  cash: 'Bar',
  card: 'Karte',
  account: 'Rechnung',
  nothing: 'Nichts',
};
