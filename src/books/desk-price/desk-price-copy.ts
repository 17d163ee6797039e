import type { AmountFlaw } from '#domain/books/model/basics/typed-amount.ts';
import type { CorrectionReason, Payment } from '#domain/books/model/fares/fare.ts';
import { defineCopy } from '#words/define-copy.ts';

const FLAWS: Readonly<Record<AmountFlaw, string>> = {
  unreadable: 'Please write a price like 12.50.',
  negative: 'A price is not negative.',
  'too-many-decimals': 'This has too many decimals. Thousands have no separator.',
  'too-large': 'This is too much.',
  'other-currency': 'This is another currency.',
};

const PAYMENTS: Readonly<Record<Payment, string>> = {
  cash: 'Cash',
  card: 'Card',
  account: 'Account',
  nothing: 'Nothing',
};

const REASONS: Readonly<Record<CorrectionReason, string>> = {
  mistyped: 'A typing error',
  payment: 'It was paid in another way',
  payer: 'Another account, or none',
  complaint: 'A complaint',
  other: 'Another reason',
};

/** The price of a ride, and its payer, at the desk. */
export const deskPrice = {
  price: 'Price',
  priceHint: '12.50, or empty',
  length: { km: 'Kilometres', mi: 'Miles' },
  lengthHint: 'For the tariff',
  account: 'Account',
  accountHint: 'Its number or name, then Enter',
  askWord: (word: string) => `Ask for the word: ${word}`,
  /** `#` stands for a digit and `@` for a letter. */
  pattern: (pattern: string) => `Like ${pattern}: # is a digit, @ a letter`,
  /** Each is a letter of its name, and none is a key of the booking panel. */
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
    reopened: 'The ride was reopened. Correct it once it has ended again.',
    agree: 'Agree a price',
    change: 'Change the price',
    end: 'Enter how it was paid',
    correct: 'Correct',
    payments: PAYMENTS,
    totalHint: 'Extras included. Empty: by the tariff',
    waitedHint: 'Minutes',
    reason: 'Why is it corrected?',
    reasons: REASONS,
    note: 'Reason in words',
    save: 'Store',
    saving: 'Storing...',
    cancel: 'Cancel',
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
  /** In a booking, where the prices could not be loaded. */
  unknown: 'The prices could not be loaded. After the booking one can be agreed on the page of the ride.',
  payersFailed: 'The accounts could not be loaded.',
  storedDifferently: 'Its price was stored before you changed it. Please look at the ride.',
  flaws: FLAWS,
  errors: {
    'length-unusable': () => 'Please write kilometres like 12.4.',
    'no-tariff': () => 'No tariff is valid then, so please type the price.',
    'payer-unknown': () => 'Please choose an account of the list.',
    'payer-suspended': ({ name }: { readonly name: string }) => `${name} is suspended: no new rides.`,
    'answer-required': ({ ask }: { readonly ask: { readonly label: string } }) =>
      `Please ask for: ${ask.label}`,
    'answer-too-long': () => 'This is too long.',
    'answer-unfit': ({ ask }: { readonly ask: { readonly pattern: string } }) =>
      `This does not look like ${ask.pattern}.`,
  },
};

export const useDeskPriceCopy = defineCopy(deskPrice, { de: () => import('./desk-price-copy.de.ts') });
