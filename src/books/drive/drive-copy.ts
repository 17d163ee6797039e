import type { Payment } from '#domain/books/model/fares/fare.ts';
import type { EndFlaw, EndWay } from '#domain/books/model/fares/typed-end.ts';
import { defineCopy } from '#words/define-copy.ts';

const FLAWS: Readonly<Record<EndFlaw['why'], string>> = {
  required: 'Please fill this in.',
  unreadable: 'This cannot be read.',
  negative: 'A sum is not negative.',
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

const WAYS: Readonly<Record<EndWay, string>> = {
  agreed: 'Agreed price',
  meter: 'Other sum',
  tariff: 'Kilometres',
};

/** The price of a driver's ride, and how it was paid. */
export const drive = {
  price: (amount: string) => `Price: ${amount}`,
  onAccount: 'On account',
  hidden: 'On account, nothing to collect',
  hiddenEnd: 'The last ride is on account: nothing to collect.',
  heading: 'How was it paid?',
  rideAt: (clock: string) => `Ride of ${clock}`,
  trip: (from: string, to: string) => `${from} to ${to}`,
  sum: 'To pay',
  noSum: 'Please enter the sum.',
  meter: 'Sum on the meter',
  length: { km: 'Kilometres', mi: 'Miles' },
  waited: 'Waiting in minutes',
  extras: 'Extras',
  ways: WAYS,
  payments: PAYMENTS,
  later: 'Later',
  openHeading: 'Not entered yet',
  enter: 'Enter',
  enterOf: (ride: string) => `Enter how it was paid: ${ride}`,
  entered: (amount: string, payment: string) => `${amount}, ${payment.toLowerCase()}`,
  stored: 'Entered.',
  waits: 'Waits for the network. You can go on.',
  change: 'Change',
  ok: 'OK',
  refused: (what: string) => `${what} was not entered. Please tell dispatch.`,
  refusedAsEnded: (what: string) =>
    `${what} was not entered: something else is already entered for this ride.`,
  tooLate: 'This was not entered. Dispatch can still enter it.',
  failed: 'The price could not be loaded.',
  loading: 'Loading the price...',
  flaws: FLAWS,
};

export const useDriveCopy = defineCopy(drive, { de: () => import('./drive-copy.de.ts') });
