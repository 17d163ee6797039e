import type { Payment } from '#domain/books/model/fares/fare.ts';
import { defineCopy } from '#words/define-copy.ts';

const PAID: Readonly<Record<Payment, (amount: string) => string>> = {
  cash: (amount) => `Paid in cash: ${amount}`,
  card: (amount) => `Paid by card: ${amount}`,
  account: (amount) => `On account: ${amount}`,
  nothing: () => 'Nothing was paid.',
};

export const ownPrice = {
  fixed: (amount: string) => `Fixed price: ${amount}`,
  agreed: (amount: string) => `Agreed price: ${amount}`,
  lapsed: (amount: string) =>
    `The fixed price of ${amount} was for other places. What the ride costs is known at its end.`,
  about: (amount: string) => `About ${amount}`,
  aboutNote:
    'Estimated from the map positions of both places. What the ride really costs is known at its end.',
  paid: PAID,
};

export const useOwnPriceCopy = defineCopy(ownPrice, { de: () => import('./own-price-copy.de.ts') });
