import { LONGEST_ANSWER } from '#domain/books/model/payers/payer.ts';
import type { CorrectionReason } from '#domain/books/model/fares/fare.ts';
import { defineCopy } from '#words/define-copy.ts';
import { AMOUNT_FLAWS, PAYMENT_NAMES } from '../amount-texts.ts';

const REASONS: Readonly<Record<CorrectionReason, string>> = {
  mistyped: 'A typing error',
  payment: 'It was paid in another way',
  payer: 'Another account, or none',
  complaint: 'A complaint',
  reopened: 'The ride was reopened',
  other: 'Another reason',
};

/** The price of a ride and its payer, as dispatch sees them. */
export const deskPrice = {
  price: 'Price',
  priceHint: '12.50, or empty',
  /** Shown beside a price without a tariff. */
  noTariff: (currency: string, percent: string) => `No tariff: ${currency}, ${percent} % tax`,
  length: { km: 'Kilometres', mi: 'Miles' },
  lengthHint: 'For the tariff',
  account: 'Account',
  /** Shown on the account's button, if an account paid for the caller’s last ride. */
  again: (name: string) => `${name} pays again?`,
  accountHint: 'Its number or name, then Enter',
  askWord: (word: string) => `Ask for the word: ${word}`,
  /** `#` stands for a digit and `@` for a letter. */
  pattern: (pattern: string) => `Like ${pattern}: # is a digit, @ a letter`,
  /** Each key is a letter of its label. The booking panel must not use the same key. */
  keys: { price: 'R', account: 'A' },
  sources: {
    fixed: (amount: string) => `${amount}, a fixed price`,
    tariff: (amount: string) => `${amount} by the tariff`,
    typed: (amount: string) => amount,
    about: (amount: string) => `About ${amount}`,
  },
  aboutNote: 'Estimated from the map positions of both places',
  paidBy: (price: string, name: string) => (price === '' ? `${name} pays` : `${price}, ${name} pays`),
  ride: {
    open: 'Not agreed',
    agreed: 'Agreed',
    account: 'Account',
    discount: (percent: string) => `${percent} % off what the tariff or the meter makes`,
    unknownAccount: (id: string) => `Number ${id}`,
    total: 'Paid in all',
    paid: 'How it was paid',
    length: 'Distance',
    waited: 'Waiting',
    minutes: (count: number) => `${count} min`,
    extras: 'Extras',
    entered: 'Entered',
    changedBy: (when: string, who: string) => `${when}, ${who}`,
    bill: 'On a bill, so it does not change any more.',
    reopened:
      'The ride was reopened, so this end does not count. It is entered again once the ride has ended again.',
    outdated:
      'The ride was reopened after this was entered, and has ended again. Please enter how it was paid.',
    /** About a fixed price that was for other places. */
    lapsed: (places: string) => `It does not hold any more: it was for ${places}.`,
    agree: 'Agree a price',
    change: 'Change the price',
    end: 'Enter how it was paid',
    correct: 'Correct the price',
    payments: PAYMENT_NAMES,
    totalHint: 'Extras included. Empty: by the tariff',
    waitedHint: 'Minutes',
    reason: 'Why is it corrected?',
    reasons: REASONS,
    note: 'Reason in words',
    save: 'Store',
    saving: 'Storing...',
    cancel: 'Back',
    history: 'Earlier',
    was: (what: string) => `Before: ${what}`,
    stored: 'Stored',
    errors: {
      'total-required': () => 'Please enter the sum, or kilometres for the tariff.',
      'length-unusable': () => 'Please write a distance like 12.4.',
      'waiting-unusable': () => 'Please write minutes like 6.',
      'payment-required': () => 'Please choose how it was paid.',
      'payer-required': () => 'Only a ride of an account is paid on account.',
      'reason-required': () => 'Please choose a reason.',
      'note-too-long': () => 'This is too long.',
    },
  },
  /** The price of a trip that is being edited. */
  edit: {
    agreed: (price: string) => `Agreed: ${price}`,
    take: (price: string) => `Agree the price of the new trip: ${price}`,
  },
  loadFailed: 'The prices could not be loaded.',
  /** Shown in a booking if the prices could not be loaded. */
  unknown: 'The prices could not be loaded. After the booking one can be agreed on the page of the ride.',
  payersFailed: 'The accounts could not be loaded.',
  storedDifferently: 'Its price was stored before you changed it. Please look at the ride.',
  flaws: AMOUNT_FLAWS,
  errors: {
    'length-unusable': () => 'Please write kilometres like 12.4.',
    'no-tariff': () => 'No tariff is valid then, so please type the price.',
    'payer-unknown': () => 'Please choose an account of the list.',
    'payer-suspended': ({ name }: { readonly name: string }) => `${name} is suspended: no new rides.`,
    'answer-required': ({ ask }: { readonly ask: { readonly label: string } }) =>
      `Please ask for: ${ask.label}`,
    'answer-too-long': () => `Please use at most ${LONGEST_ANSWER} characters.`,
    'answer-unfit': ({ ask }: { readonly ask: { readonly pattern: string } }) =>
      `This does not look like ${ask.pattern}.`,
  },
};

export const useDeskPriceCopy = defineCopy(deskPrice, { de: () => import('./desk-price-copy.de.ts') });
