import type { AmountFlaw } from '#domain/books/model/basics/typed-amount.ts';
import { defineCopy } from '#words/define-copy.ts';

const FLAWS: Readonly<Record<AmountFlaw, string>> = {
  unreadable: 'Please write a price like 12.50.',
  negative: 'A price is not negative.',
  'too-many-decimals': 'This has too many decimals. Thousands have no separator.',
  'too-large': 'This is too much.',
  'other-currency': 'This is another currency.',
};

/** What a ride costs, and who pays, at the desk. */
export const deskPrice = {
  price: 'Price',
  priceHint: '12.50, or empty',
  length: { km: 'Kilometres', mi: 'Miles' },
  lengthHint: 'For the tariff',
  account: 'Account',
  accountHint: 'Its number or name, then Enter',
  accountNote: (name: string) => `${name} pays.`,
  askWord: (word: string) => `Ask for the word: ${word}`,
  /** `#` stands for a digit and `@` for a letter. */
  pattern: (pattern: string) => `Like ${pattern}: # is a digit, @ a letter`,
  /** Each is a letter of its name, and none of those of the booking panel. */
  keys: { price: 'R', account: 'A' },
  sources: {
    fixed: (amount: string) => `${amount}, a fixed price`,
    tariff: (amount: string) => `${amount} by the tariff`,
    typed: (amount: string) => amount,
    about: (amount: string) => `About ${amount}`,
  },
  aboutNote: 'Estimated from the map positions of both places',
  paidBy: (price: string, name: string) => (price === '' ? `${name} pays` : `${price}, ${name} pays`),
  openPrice: 'price open',
  loadFailed: 'The prices could not be loaded.',
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
