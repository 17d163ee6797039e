import { SERVER_TIME, type Data } from './datum.ts';
import { withChanges, type Changes } from './documents.ts';
import { at, DAY, idOf, ride, ridePath } from './rides/ride-documents.ts';
import { RIDE_PEOPLE, sam } from './rides/ride-people.ts';
import { TEST_NOW } from './seeded-database.ts';

/** A day in UTC, `days` from today. */
export const day = (days: number) =>
  at(days * DAY)
    .toISOString()
    .slice(0, 10);

export const PAYER = 'CLINIC-7';
export const FROM = day(-30);
export const UNTIL = day(-1);
export const BILL = `${PAYER}-${FROM}-${UNTIL}-EUR-1`;
export const CREDIT = `${BILL}-c1`;
export const PAYER_PATH = `payers/${PAYER}`;
const FIRM_PATH = 'settings/books';
export const billPath = (id = BILL) => `bills/${id}`;
export const linePath = (ride: string, id = BILL) => `${billPath(id)}/lines/${ride}`;
export const farePath = (ride: string) => `fares/${ride}`;
export const numberPath = (n: number, year = UNTIL_YEAR) =>
  `billNumbers/${year}-${String(n).padStart(5, '0')}`;
export const settlementPath = (id = BILL) => `settlements/${id}`;

const UNTIL_YEAR = day(0).slice(0, 4);

export const [FIRST, SECOND, THIRD] = [idOf('first'), idOf('second'), idOf('third')];

export const CLINIC: Data = {
  name: 'St. Anna Clinic',
  address: ['Clinic Street 1', '10115 Berlin'],
  email: 'accounts@clinic.example.com',
  vatId: 'DE123456789',
  asks: ['!|Cost centre'],
  word: '',
  tariff: null,
  discount: 0,
  terms: 14,
  hidden: false,
  names: true,
  suspended: false,
  rev: 0,
  by: 'ada',
  at: at(-DAY),
};

export const FIRM: Data = {
  name: 'Cab Ltd',
  address: ['Yard 1'],
  email: 'office@cab.example.com',
  vatId: 'DE1',
  taxNumber: '12/345',
  iban: 'DE02120300000000202051',
  bic: 'BYLADEM1001',
  tariff: null,
  currency: 'EUR',
  vat: 0,
  shown: false,
  share: 0,
  years: 10,
  columns: [],
  rev: 0,
};

export const DELETE_AT = at((11 * 366 + 300) * DAY);

/** A fare that ended on account: ten euros and seven per cent of tax. */
export const fare = (changes: Changes = {}, end: Changes = {}): Data =>
  withChanges(
    {
      currency: 'EUR',
      vat: 70,
      tariff: null,
      agreed: null,
      payer: PAYER,
      answers: ['4711'],
      hidden: false,
      end: withChanges(
        {
          total: 1070,
          length: null,
          waited: null,
          extras: [],
          paid: 'account',
          driver: '',
          plate: '',
          by: 'ada',
          at: at(-DAY),
        },
        end,
      ),
      day: UNTIL,
      bill: null,
      rev: 1,
      by: 'ada',
      at: at(-DAY),
      deleteAt: at(4000 * DAY),
    },
    changes,
  );

export const line = (changes: Changes = {}): Data =>
  withChanges(
    {
      day: UNTIL,
      clock: '14:05',
      from: 'Old Town',
      to: 'Harbour',
      passenger: '',
      references: ['Cost centre: 4711'],
      amount: 1070,
      vat: 70,
      deleteAt: DELETE_AT,
    },
    changes,
  );

export const draft = (changes: Changes = {}): Data =>
  withChanges(
    {
      kind: 'bill',
      corrects: null,
      payer: PAYER,
      currency: 'EUR',
      from: FROM,
      until: UNTIL,
      count: 0,
      total: 0,
      totals: {},
      last: null,
      issued: null,
      rev: 0,
      by: 'ada',
      at: SERVER_TIME,
      deleteAt: DELETE_AT,
    },
    changes,
  );

/** The fields of a draft with two rides, at seven and nineteen per cent of tax. */
export const FILLED: Changes = {
  count: 2,
  total: 2260,
  totals: { '70': 1070, '190': 1190 },
  last: SECOND,
  rev: 2,
  at: at(-DAY),
};

export const issued = (changes: Changes = {}): Data =>
  withChanges(
    {
      number: numberPath(1).slice('billNumbers/'.length),
      day: day(0),
      due: day(14),
      payer: {
        name: CLINIC['name'] ?? '',
        number: PAYER,
        address: CLINIC['address'] ?? [],
        email: CLINIC['email'] ?? '',
        vatId: CLINIC['vatId'] ?? '',
      },
      firm: {
        name: FIRM['name'] ?? '',
        address: FIRM['address'] ?? [],
        email: FIRM['email'] ?? '',
        vatId: FIRM['vatId'] ?? '',
        taxNumber: FIRM['taxNumber'] ?? '',
        iban: FIRM['iban'] ?? '',
        bic: FIRM['bic'] ?? '',
      },
      by: sam.sub,
      at: SERVER_TIME,
    },
    changes,
  );

export const ISSUED = issued({ at: TEST_NOW });

/** A ride that ended so long ago that no one can reopen it. */
const FINAL = ride('completed', { endedAt: at(-DAY) });

/** A payer, the firm, and three ended fares on account, of which none is on a bill. */
export const unbilled = {
  ...RIDE_PEOPLE,
  [PAYER_PATH]: CLINIC,
  [FIRM_PATH]: FIRM,
  [ridePath(FIRST)]: FINAL,
  [ridePath(SECOND)]: FINAL,
  [ridePath(THIRD)]: FINAL,
  [farePath(FIRST)]: fare(),
  [farePath(SECOND)]: fare({ vat: 190 }, { total: 1190 }),
  [farePath(THIRD)]: fare(),
};

const SECOND_LINE = line({ amount: 1190, vat: 190 });

/** A seed in which two of the three rides are on a draft. */
export const drafted = {
  ...unbilled,
  [billPath()]: draft(FILLED),
  [linePath(FIRST)]: line(),
  [linePath(SECOND)]: SECOND_LINE,
  [farePath(FIRST)]: fare({ bill: BILL }),
  [farePath(SECOND)]: fare({ vat: 190, bill: BILL }, { total: 1190 }),
};

export const numberOf = (bill: string, n: number, changes: Changes = {}): Data =>
  withChanges({ bill, number: numberPath(n).slice('billNumbers/'.length), n, at: SERVER_TIME }, changes);

/** A seed in which the draft is issued. */
export const billed = {
  ...drafted,
  [billPath()]: draft({ ...FILLED, rev: 3, last: null, issued: ISSUED }),
  [numberPath(1)]: numberOf(BILL, 1, { at: TEST_NOW }),
};

const creditDraft = (changes: Changes = {}) => draft({ kind: 'credit', corrects: BILL, ...changes });

/** A seed in which a credit note has the first ride, and is not issued. */
export const creditDrafted = {
  ...billed,
  [billPath(CREDIT)]: creditDraft({ count: 1, total: 1070, totals: { '70': 1070 }, last: FIRST, rev: 1 }),
  [linePath(FIRST, CREDIT)]: line(),
  [farePath(FIRST)]: fare({ bill: CREDIT }),
};

export const creditDraftWith = creditDraft;

/** A seed in which the credit note is issued. */
export const credited = {
  ...creditDrafted,
  [billPath(CREDIT)]: creditDraft({
    count: 1,
    total: 1070,
    totals: { '70': 1070 },
    rev: 2,
    issued: { ...ISSUED, number: numberPath(2).slice('billNumbers/'.length), due: day(0) },
  }),
  [numberPath(2)]: numberOf(CREDIT, 2, { at: TEST_NOW }),
};
