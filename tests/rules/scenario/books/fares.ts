import { increment, SERVER_TIME, type Data } from '../datum.ts';
import { withChanges, type Changes } from '../documents.ts';
import type { SignedIn } from '../people.ts';
import { commits, merge, set, update, type Request, type Seed, type Write } from '../request.ts';
import { FIRM } from '../rides/firm.ts';
import { at, CARD, DAY, HOUR, idOf, RIDE, ride, ridePath } from '../rides/ride-documents.ts';
import { ada, dora } from '../rides/ride-people.ts';
import { TEST_NOW } from '../seeded-database.ts';
import { NEW_TARIFF, TARIFF_PATH } from '../tariffs.ts';

export const BOOKS_PATH = 'settings/books';

/** The settings of the books as Sam first stores them. */
export const BOOKS: Data = {
  name: 'Springfield Cabs',
  address: ['Main Street 1', 'Springfield ~'],
  email: 'office@cabs.example',
  vatId: 'DE123456789',
  taxNumber: '12/345/67890',
  iban: 'DE89370400440532013000',
  bic: 'COBADEFFXXX',
  tariff: 'Taxi',
  currency: 'GBP',
  vat: 200,
  shown: true,
  share: 425,
  years: 10,
  columns: ['number', 'total'],
  rev: 0,
};

/** The `deleteAt` of a document of the books that is written now. The rules allow an hour more. */
export const KEPT = at(11 * 366 * DAY - HOUR);

/** The `deleteAt` of a document of the books that was written ten minutes ago. */
export const KEPT_BEFORE = at(11 * 366 * DAY - HOUR - 600);

export const PAYER = '1042';
const PAYER_PATH = `payers/${PAYER}`;
const CLINIC: Data = {
  name: 'St. Anna Clinic',
  address: ['Clinic Street 1'],
  email: '',
  vatId: '',
  asks: ['!@@-##.1|Cost centre', '-|Reference', '-###|Approval', '!##|Ward'],
  word: '',
  tariff: null,
  discount: 0,
  terms: 14,
  hidden: false,
  names: false,
  suspended: false,
  rev: 0,
  by: ada.sub,
  at: at(-DAY),
};
export const ANSWERS = ['KS-42.1', '', '', '33'];
export const clinic = (changes: Changes = {}): Seed => ({ [PAYER_PATH]: withChanges(CLINIC, changes) });

export const BOOKS_FIRM: Seed = {
  ...FIRM,
  [BOOKS_PATH]: BOOKS,
  [TARIFF_PATH]: { ...NEW_TARIFF, from: at(-DAY), at: at(-DAY) },
  ...clinic(),
};

export const FARE_PATH = `fares/${RIDE}`;
export const changePath = (rev: number) => `${FARE_PATH}/changes/${rev}`;

/** The fare of Penny's ride: 25.00, which Ada has agreed and Penny pays. */
export const FARE: Data = {
  currency: 'GBP',
  vat: 200,
  tariff: idOf('tariff'),
  agreed: { amount: 2500, source: 'typed', cell: null, places: [] },
  payer: null,
  answers: [],
  hidden: false,
  discount: 0,
  end: null,
  day: null,
  bill: null,
  rev: 0,
  by: ada.sub,
  at: at(-600),
  deleteAt: KEPT_BEFORE,
};
export const fare = (changes: Changes = {}): Data => withChanges(FARE, changes);
/** The fields of a fare that a payer pays. */
export const OF_CLINIC = { payer: PAYER, answers: ANSWERS };

/** The day in UTC, `seconds` from the present. */
export const dayAt = (seconds: number) =>
  new Date(TEST_NOW.getTime() + seconds * 1000).toISOString().slice(0, 10);
export const TODAY = dayAt(-60);

export const END: Data = {
  total: 2500,
  length: 84_000,
  waited: 60,
  extras: ['Soiling'],
  paid: 'cash',
  driver: dora.sub,
  plate: CARD.plate,
  by: dora.sub,
  at: SERVER_TIME,
};
export const end = (changes: Changes = {}): Data => withChanges(END, changes);

/** Numbers to add to the sums of one day. */
type Added = Readonly<Partial<Record<'rides' | 'length' | 'cash' | 'card' | 'account' | 'nothing', number>>>;

export interface Sum {
  readonly kind?: string;
  readonly of?: string;
  readonly day?: string;
  readonly currency?: string;
  readonly rev?: number;
  readonly added?: Added;
  readonly changes?: Changes;
}

/** The write that adds a fare to the sums of Dora's day, or to other sums. */
export function adds({
  kind = 'driver',
  of = dora.sub,
  day = TODAY,
  currency = 'GBP',
  ...sum
}: Sum = {}): Write {
  const { rev = 1, added = { rides: 1, length: 84_000, cash: 2500 }, changes = {} } = sum;
  const numbers = { rides: 0, length: 0, cash: 0, card: 0, account: 0, nothing: 0, ...added };
  const increments = Object.fromEntries(
    Object.entries(numbers).map(([field, number]) => [field, increment(number)]),
  );
  const fields = { day, kind, of, currency, ...increments, ride: RIDE, rev, deleteAt: KEPT };
  const id = [day, kind, currency, of.replaceAll(/[^a-z0-9]/gi, '-')].join('-');
  return merge(`takings/${id}`, withChanges(fields, changes));
}

/** The writes that add a fare to the sums of the driver and the car, and of any payer. */
export const addsAll = (sum: Sum = {}, payer?: string): readonly Write[] => [
  adds(sum),
  adds({ ...sum, kind: 'car', of: CARD.plate }),
  ...(payer === undefined ? [] : [adds({ ...sum, kind: 'payer', of: payer })]),
];

/** Stored sums of Dora's day. */
export function stored(sum: Sum = {}): Seed {
  const write = adds(sum);
  const numbers = { rides: 1, length: 84_000, cash: 2500, card: 0, account: 0, nothing: 0, ...sum.added };
  return write.kind === 'delete' ? {} : { [write.path]: { ...write.data, ...numbers } };
}
export const storedAll = (sum: Sum = {}, payer?: string): Seed => ({
  ...stored(sum),
  ...stored({ ...sum, kind: 'car', of: CARD.plate }),
  ...(payer === undefined ? {} : stored({ ...sum, kind: 'payer', of: payer })),
});

/** A seed in which Penny's ride is completed, and its fare is agreed. */
export const completed = (fields: Changes = {}, of: Changes = {}): Seed => ({
  ...BOOKS_FIRM,
  [ridePath()]: ride('completed', of),
  [FARE_PATH]: fare(fields),
});

/** Ends the stored fare, with changes of the end and of the fare. */
export const ends = (
  changes: Changes = {},
  by: SignedIn = dora,
  sums: readonly Write[] = addsAll(),
  of: Changes = {},
): Request =>
  commits(
    by,
    update(FARE_PATH, {
      end: end({ by: by.sub, ...changes }),
      day: TODAY,
      rev: 1,
      by: by.sub,
      at: SERVER_TIME,
      deleteAt: KEPT,
      ...withChanges({}, of),
    }),
    ...sums,
  );

/** The fare after Dora has ended it. */
export const ended = (changes: Changes = {}, of: Changes = {}): Data =>
  fare({
    end: end({ at: at(-30), ...changes }),
    day: TODAY,
    rev: 1,
    by: dora.sub,
    at: at(-30),
    deleteAt: KEPT,
    ...of,
  });

/** The trace of a change by Ada. */
export const trace = (was: Data, rev: number, changes: Changes = {}): Write =>
  set(
    changePath(rev),
    withChanges(
      { was, why: null, note: null, by: ada.sub, at: SERVER_TIME, deleteAt: was['deleteAt'] ?? KEPT },
      changes,
    ),
  );
