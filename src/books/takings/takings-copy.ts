import { OLDEST_HANDOVER_DAYS, type HandoverReason } from '#domain/books/model/fares/handover.ts';
import { LONGEST_HANDOVER_NOTE } from '#domain/books/model/fares/typed-handover.ts';
import { defineCopy } from '#words/define-copy.ts';
import { AMOUNT_FLAWS } from '../amount-texts.ts';

const REASONS: Readonly<Record<HandoverReason, string>> = {
  mistyped: 'Mistyped',
  other_driver: 'Another driver’s',
  other: 'Another reason',
};

export const takings = {
  title: 'Cash sheets',
  own: 'Cash sheet',
  loading: 'Loading the cash sheets...',
  failed: 'The cash sheets could not be loaded.',
  day: 'Day',
  noDay: 'Please enter a day.',
  previous: 'Previous day',
  next: 'Next day',
  print: 'Print',
  toAll: 'All drivers of the day',
  toRides: 'To my rides',
  none: 'No ride of this day has an entered price.',
  driver: 'Driver',
  noDriver: 'No driver',
  rides: 'Rides',
  cash: 'Cash',
  card: 'Card',
  account: 'Account',
  nothing: 'Not collected',
  total: 'Turnover',
  share: (percent: string) => `Driver’s share, ${percent} %`,
  shareShort: 'Share',
  due: 'Cash to hand in',
  handedIn: 'Handed in',
  owed: 'Still owed',
  firmOwes: 'The firm owes the driver',
  hiddenNote: 'Rides with hidden prices are not in this sheet. Dispatch has a sheet with them.',
  lines: 'Cash handed in',
  noLines: 'Nothing yet.',
  by: (name: string, when: string) => `${name}, ${when}`,
  signature: 'Signature',
  dispatch: 'Dispatch',
  form: {
    amount: 'Amount',
    hint: 'With a minus it takes a line back.',
    otherDays: `Cash is entered for a day up to today, at most ${OLDEST_HANDOVER_DAYS} days back.`,
    why: 'Reason',
    choose: 'Please choose',
    note: 'Note',
    store: 'Store',
    storing: 'Storing...',
    takeBack: 'Take back',
    takeBackOf: (amount: string) => `Take back ${amount}`,
    stored: (amount: string) => `${amount} stored.`,
    flaws: { ...AMOUNT_FLAWS, negative: 'One minus is enough.' },
    reasonRequired: 'A line that takes back needs a reason.',
    noteTooLong: `At most ${LONGEST_HANDOVER_NOTE} characters.`,
  },
  reasons: REASONS,
};

export const useTakingsCopy = defineCopy(takings, { de: () => import('./takings-copy.de.ts') });
