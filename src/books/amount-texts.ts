import type { AmountFlaw } from '#domain/books/model/basics/typed-amount.ts';
import type { Payment } from '#domain/books/model/fares/fare.ts';

/** What is wrong with a typed amount. */
export const AMOUNT_FLAWS: Readonly<Record<AmountFlaw | 'required', string>> = {
  required: 'Please enter an amount.',
  unreadable: 'Please write an amount like 12.50.',
  negative: 'An amount is not negative.',
  'too-many-decimals': 'This has too many decimals. Thousands have no separator.',
  'too-large': 'This is too much.',
  'other-currency': 'This is another currency.',
};

export const PAYMENT_NAMES: Readonly<Record<Payment, string>> = {
  cash: 'Cash',
  card: 'Card',
  account: 'Account',
  nothing: 'Nothing',
};
