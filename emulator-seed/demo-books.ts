import {
  billId,
  draftBatch,
  addStep,
  issueBatch,
  issuedPart,
  nameBatch,
} from '#domain/books/model/bills/bill-batch.ts';
import { billLineOf } from '#domain/books/model/bills/bill-line.ts';
import { billPath, readBill } from '#domain/books/model/bills/bill.ts';
import {
  BOOK_SETTINGS_PATH,
  FIRST_BOOK_SETTINGS,
  type BookSettings,
} from '#domain/books/model/basics/book-settings.ts';
import { agreementBatch, fareEndBatch } from '#domain/books/model/fares/fare-batch.ts';
import { farePath, readFare, type Fare, type Payment } from '#domain/books/model/fares/fare.ts';
import { handoverBatch } from '#domain/books/model/fares/handover.ts';
import { newPayerBatch, payerPath, readPayer, type PayerTerms } from '#domain/books/model/payers/payer.ts';
import { emptyTariffForm, parseTariff } from '#domain/books/model/tariffs/parse-tariff.ts';
import { quoteFor, type Quote } from '#domain/books/model/tariffs/quote.ts';
import { newTariffBatch, readTariff, tariffPath } from '#domain/books/model/tariffs/stored-tariff.ts';
import type { Tariff } from '#domain/books/model/tariffs/tariff.ts';
import { readRide, type Ride } from '#domain/rides/model/ride/ride.ts';
import { ridePath } from '#domain/rides/model/stored/ride-paths.ts';
import { MINUTE_MS } from '#domain/shared/durations.ts';
import type { Batch } from '#domain/shared/record-write.ts';
import { dayAt, wallTimeAt } from '#domain/shared/time/wall-time.ts';

/** How many minutes ago the firm began with prices. All rides of the week are later. */
const BOOKS_BEGAN = 7 * 24 * 60;
/** How many minutes ago the driver handed in cash, a few minutes after a ride that was paid in cash. */
const HANDED_IN = 24 * 60 + 160;
const BILLED = 30;

const SYSTEM_ADMINISTRATOR = 'seed-sysadmin';
const CASHIER = 'seed-admin';
const [DUNJA, CLINIC, CARE_HOME] = ['seed-fifth-driver', '1042', '2001'] as const;
const TARIFF = 'SeedTariff0000000001';
const HANDOVER = 'SeedHandover00000001';

/** The firm's settings as an administrator enters them. No firm and no bank has these numbers. */
const FIRM: BookSettings = {
  ...FIRST_BOOK_SETTINGS,
  name: 'Springfield Cars Ltd',
  address: ['1 Yard Lane', '10115 Springfield'],
  email: 'office@cars.example.com',
  vatId: 'DE123456789',
  iban: 'DE02120300000000202051',
  tariff: 'Town tariff',
  shown: true,
  share: 450,
  rev: 0,
};

const TARIFF_FORM = {
  name: 'Town tariff',
  base: '4.30',
  bands: 'to 7 km: 2.80 per km\n2.10 per km',
  waiting: '39.00 per h after 1 min',
  times: 'daily 22:00-6:00: 10 %',
  extras: 'Wheelchair: 5.00\nLarge car: 6.00',
  vat: '7 %',
  fixed: [
    ',City Hospital,Northside,Airport',
    'City Hospital,,14.00,42.00',
    'Northside,14.00,,38.00',
    'Airport,42.00,38.00,',
  ].join('\n'),
};

const PAYER: PayerTerms = {
  name: '',
  address: [],
  email: '',
  vatId: '',
  asks: [],
  word: '',
  tariff: null,
  discount: 0,
  terms: 14,
  hidden: false,
  names: true,
  suspended: false,
};

const PAYERS: Readonly<Record<string, PayerTerms>> = {
  [CLINIC]: {
    ...PAYER,
    name: 'Dialysis Centre Northside',
    address: ['Accounts', '2 Clinic Street', '10117 Springfield'],
    email: 'accounts@dialysis.example.com',
    asks: [{ label: 'Cost centre', required: true, pattern: 'KST-####' }],
  },
  [CARE_HOME]: {
    ...PAYER,
    name: 'Harbour Care Home',
    address: ['8 Quay Road', '10119 Springfield'],
    email: 'office@care-home.example.com',
    asks: [{ label: 'Resident’s number', required: false, pattern: '' }],
    word: 'Lighthouse',
    discount: 50,
  },
};

/** The ids of the seed's account customers. */
export const SEED_PAYERS = Object.keys(PAYERS);

/** How the rides of a person are paid. The length of a ride is in tenths of a metre. */
interface Paying {
  readonly length: number;
  readonly payer?: string;
  readonly answers?: readonly string[];
  /** Whether the price is agreed at the booking; otherwise the price is computed at the ride's end. */
  readonly isAgreed: boolean;
  readonly paid: Payment;
}

const PAYING: Readonly<Record<string, Paying>> = {
  'Clara Caller': {
    length: 52_000,
    payer: CLINIC,
    answers: ['KST-0042'],
    isAgreed: true,
    paid: 'account',
  },
  'Carl Customer': { length: 71_000, payer: CARE_HOME, answers: ['17'], isAgreed: true, paid: 'account' },
  'seed-third-passenger': { length: 18_000, isAgreed: false, paid: 'cash' },
  'seed-fourth-passenger': { length: 163_000, isAgreed: true, paid: 'card' },
};

type Fields = Readonly<Record<string, unknown>>;

/** What the scenes need. `read` reads a stored document, `send` sends a person's request. */
export interface BookStage {
  readonly read: (path: string) => Fields | null;
  readonly send: (uid: string, at: Date, batch: Batch) => void;
  readonly timeZone: string;
  readonly now: Date;
}

/** A ride of the seed. `of` is the caller's name or the passenger's uid; `booked` counts minutes ago. */
export interface BookedRide {
  readonly id: string;
  readonly of: string;
  readonly booked: number;
  /** How many minutes ago the ride was completed; `null` if the ride is not completed. */
  readonly ended: number | null;
}

type Scene = readonly [minutesAgo: number, play: (at: Date) => void];

function stored<T>(found: T | null, what: string): T {
  if (found === null) throw new Error(`The seed has no ${what}.`);
  return found;
}

/**
 * The scenes of the books: the firm's settings, a tariff and two account customers, the fares of paying people's rides,
 * cash that a driver has handed in, and one bill for the last week.
 */
export function bookScenes(rides: readonly BookedRide[], stage: BookStage): readonly Scene[] {
  const { read, send, timeZone, now } = stage;
  const tariff = (): Tariff => stored(readTariff(TARIFF, read(tariffPath(TARIFF))), 'tariff');
  const terms = () => ({ tariff: TARIFF, currency: tariff().currency, vat: tariff().vat });
  const rideOf = (id: string): Ride => {
    const ride = readRide(id, read(ridePath(id)));
    if (ride.state === 'damaged') throw new Error(`The seed has no ride ${id}.`);
    return ride;
  };
  const payerOf = (id: string) => stored(readPayer(id, read(payerPath(id))), `payer ${id}`);
  const fareOf = (id: string): Fare | null => readFare(id, read(farePath(id)));
  const quoteOf = ({ id, of }: BookedRide): Quote => {
    const { area, pickupAt } = rideOf(id);
    const { length = 0, payer } = PAYING[of] ?? {};
    const discount = payer === undefined ? 0 : payerOf(payer).discount;
    const [from, to] = [{ area: area.from }, { area: area.to }];
    return stored(
      quoteFor(tariff(), { from, to, at: wallTimeAt(pickupAt, timeZone), length, discount }),
      'price',
    );
  };

  const begin = (at: Date) => {
    const parsed = parseTariff(
      { ...emptyTariffForm(dayAt(at, timeZone)), ...TARIFF_FORM },
      { now: at, timeZone },
    );
    if (!parsed.ok) throw new Error(`The seed's tariff: ${JSON.stringify(parsed.error)}`);
    const settings: Batch = [{ kind: 'set', path: BOOK_SETTINGS_PATH, fields: FIRM }];
    const papers = [settings, newTariffBatch(TARIFF, SYSTEM_ADMINISTRATOR, parsed.value)];
    for (const batch of papers) send(SYSTEM_ADMINISTRATOR, at, batch);
    for (const [id, payer] of Object.entries(PAYERS)) send(CASHIER, at, newPayerBatch(id, CASHIER, payer));
  };
  const agree = (ride: BookedRide, at: Date) => {
    const { payer, answers = [] } = PAYING[ride.of] ?? {};
    const { amount, source, cell, places } = quoteOf(ride);
    const agreement = {
      terms: terms(),
      price: { amount, source, cell: cell && [...cell], places },
      payer: payer === undefined ? null : payerOf(payer),
      answers,
    };
    const writing = { by: CASHIER, now: at, years: FIRM.years };
    send(CASHIER, at, agreementBatch(ride.id, agreement, null, writing));
  };
  const end = (ride: BookedRide, at: Date) => {
    const { driver, card, endedAt } = rideOf(ride.id);
    const { length = 0, paid = 'cash' } = PAYING[ride.of] ?? {};
    const known = fareOf(ride.id);
    const { amount } = known?.agreed ?? quoteOf(ride);
    const uid = driver ?? '';
    const ended = { id: ride.id, driver, plate: card?.plate ?? '', endedAt: stored(endedAt, 'end') };
    const entered = { total: amount, length, waited: null, extras: [], paid };
    const writing = { by: uid, now: at, years: FIRM.years, terms: terms(), timeZone };
    send(uid, at, fareEndBatch(ended, entered, known, writing));
  };
  const handIn = (at: Date) => {
    const day = dayAt(at, timeZone);
    const line = { driver: DUNJA, day, currency: tariff().currency, amount: 500, why: null, note: null };
    send(CASHIER, at, handoverBatch(HANDOVER, line, { by: CASHIER, now: at, years: FIRM.years }));
  };
  const bill = (at: Date) => {
    const by = SYSTEM_ADMINISTRATOR;
    const daysAgo = (days: number) => dayAt(new Date(now.getTime() - days * 24 * 60 * MINUTE_MS), timeZone);
    const period = { payer: CLINIC, currency: tariff().currency, from: daysAgo(7), until: daysAgo(1) };
    const id = billId(period, 1);
    send(by, at, draftBatch({ ...period, corrects: null }, { id, by, now: at, years: FIRM.years }));
    let draft = stored(readBill(id, read(billPath(id))), 'bill');
    const payer = payerOf(CLINIC);
    for (const ride of rides) {
      const fare = fareOf(ride.id);
      if (fare?.payer !== CLINIC || fare.day === null || fare.day > period.until) continue;
      const { area, pickupAt, endedAt } = rideOf(ride.id);
      const billed = { ...area, pickupAt, endedAt: stored(endedAt, 'end') };
      const line = stored(billLineOf(fare, billed, payer, timeZone), 'line');
      const { batch, after } = addStep(draft, { ...line, deleteAt: draft.deleteAt }, by);
      send(by, at, batch);
      draft = after;
      if (payer.names) send(by, at, nameBatch(id, ride.id, ride.of));
    }
    send(by, at, issueBatch(draft, issuedPart(draft, payer, FIRM, dayAt(at, timeZone)), 1, by));
  };

  return [
    [BOOKS_BEGAN, begin],
    ...rides.flatMap((ride): readonly Scene[] => {
      const paying = PAYING[ride.of];
      if (paying === undefined) return [];
      return [
        ...(paying.isAgreed ? [[ride.booked - 1, (at: Date) => agree(ride, at)] as const] : []),
        ...(ride.ended === null ? [] : [[ride.ended - 1, (at: Date) => end(ride, at)] as const]),
      ];
    }),
    [HANDED_IN, handIn],
    [BILLED, bill],
  ];
}
