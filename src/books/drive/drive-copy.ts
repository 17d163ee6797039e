import type { EndWay } from '#domain/books/model/fares/typed-end.ts';
import { defineCopy } from '#words/define-copy.ts';
import { AMOUNT_FLAWS, PAYMENT_NAMES } from '../amount-texts.ts';

const WAYS: Readonly<Record<EndWay, string>> = {
  agreed: 'Agreed price',
  meter: 'Other sum',
  tariff: 'Kilometres',
};

/** The price and the payment of a driver's ride. */
export const drive = {
  price: (amount: string) => `Price: ${amount}`,
  lapsed: (amount: string) => `The fixed price of ${amount} was for other places.`,
  discounted: (percent: string) => `${percent} % off for the account`,
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
  payments: PAYMENT_NAMES,
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
  /** The flaws of a sum, of kilometres and of waiting. */
  flaws: { ...AMOUNT_FLAWS, required: 'Please fill this in.', unreadable: 'This cannot be read.' },
};

export const useDriveCopy = defineCopy(drive, { de: () => import('./drive-copy.de.ts') });
