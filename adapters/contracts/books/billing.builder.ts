import { FIRST_BOOK_SETTINGS } from '#domain/books/model/basics/book-settings.ts';
import type { Bill } from '#domain/books/model/bills/bill.ts';
import type { BillPeriod } from '#domain/books/model/bills/bill-batch.ts';
import { aStoredFare, endedOnAccount } from '#domain/books/model/fares/fare.builder.ts';
import { aStoredPayer } from '#domain/books/model/payers/payer.builder.ts';
import type { PayerTerms } from '#domain/books/model/payers/payer.ts';
import type { BillProgress, RunControl, UnbilledAccount } from '#domain/books/services/bill-run.ts';
import { aStoredRide } from '#domain/rides/model/ride/ride.builder.ts';
import { detailsPath, ridePath } from '#domain/rides/model/stored/ride-paths.ts';
import { DAY_MS } from '#domain/shared/durations.ts';
import { valueOf } from '#domain/shared/value-of.builder.ts';
import { dayInUtc } from '#domain/shared/time/wall-time.ts';
import { anId } from '../stage/an-id.builder.ts';
import { uniqueMark } from '../stage/arranged-account.builder.ts';
import type { WorldUnderTest } from '../stage/world-under-test.builder.ts';
import type { openBooks } from './books-stage.builder.ts';

/** A period that ended two days ago. No test depends on the month in which it runs. */
export const PERIOD: BillPeriod = {
  from: dayInUtc(Date.now() - 30 * DAY_MS),
  until: dayInUtc(Date.now() - 2 * DAY_MS),
};

export const FIRM = {
  ...FIRST_BOOK_SETTINGS,
  name: 'Cab Ltd',
  address: ['Yard 1'],
  iban: 'DE02120300000000202051',
};

export type BookKeeper = Awaited<ReturnType<typeof openBooks>>;

export const arrangeFirm = (world: WorldUnderTest) =>
  world.documents.write({
    'settings/rides': { timeZone: 'Europe/Berlin' },
    'settings/books': { ...FIRM, rev: 0 },
  });

/** Stores a payer with these terms, and returns its id. */
export async function arrangePayer(world: WorldUnderTest, terms: Partial<PayerTerms> = {}): Promise<string> {
  const id = uniqueMark().slice(0, 12).toUpperCase();
  await world.documents.write(aStoredPayer({ ...terms, id, at: new Date() }));
  return id;
}

/** A ride that has ended on a payer's account. By default it costs 10.70, with seven per cent of tax. */
export interface EndedFare {
  readonly total?: number;
  readonly vat?: number;
  readonly day?: string;
  readonly paid?: string;
  readonly currency?: string;
}

/** Stores rides with their fares, and returns the rides' ids. */
export async function arrangeFares(
  world: WorldUnderTest,
  payer: string,
  fares: readonly EndedFare[],
): Promise<readonly string[]> {
  const ids = fares.map(() => anId());
  const documents = fares.map(
    ({ total = 1070, vat = 70, day = PERIOD.until, paid = 'account', ...fare }, nth) => {
      const id = ids[nth] ?? '';
      const endedAt = new Date(`${day}T13:05:00Z`);
      return {
        [ridePath(id)]: aStoredRide('completed', { pickupAt: new Date(`${day}T12:05:00Z`), endedAt }),
        [detailsPath(id)]: {
          name: 'Robin Rider',
          phone: '',
          from: { text: 'Northside 1' },
          to: { text: 'City Hospital, ward 3' },
          note: '',
          customer: null,
          deleteAt: endedAt,
        },
        ...aStoredFare(id, {
          ...endedOnAccount(payer, day, { total, paid, driver: 'u-d', plate: 'B 1', by: 'u-d', at: endedAt }),
          vat,
          ...fare,
        }),
      };
    },
  );
  await world.documents.write(Object.assign({}, ...documents) as Record<string, Record<string, unknown>>);
  return ids;
}

export const accountOf = async (keeper: BookKeeper, payer: string): Promise<readonly UnbilledAccount[]> =>
  valueOf(await keeper.run.unbilled(PERIOD)).filter((account) => account.payer === payer);

/** Puts all unbilled rides of a payer into a draft, and returns the last progress. */
export async function fill(
  keeper: BookKeeper,
  payer: string,
  control: Partial<RunControl> = {},
): Promise<BillProgress | undefined> {
  let last: BillProgress | undefined;
  const accounts = await accountOf(keeper, payer);
  valueOf(
    await keeper.run.fill(accounts, {
      isStopped: () => false,
      ...control,
      onProgress(progress) {
        last = progress;
        control.onProgress?.(progress);
      },
    }),
  );
  return last;
}

/** The bills of a payer, the first one first. */
export async function billsOf(keeper: BookKeeper, payer: string): Promise<readonly Bill[]> {
  const { entries } = valueOf(await keeper.bills.ofPayer(payer));
  return entries.map(({ bill }) => bill).toSorted((one, other) => (one.id < other.id ? -1 : 1));
}

/** A new payer, rides with these fares, and their one draft. */
export async function arrangeDraft(
  world: WorldUnderTest,
  keeper: BookKeeper,
  fares: readonly EndedFare[],
  terms: Partial<PayerTerms> = {},
) {
  const payer = await arrangePayer(world, terms);
  const rides = await arrangeFares(world, payer, fares);
  await fill(keeper, payer);
  const [draft] = await billsOf(keeper, payer);
  if (draft === undefined) throw new Error('no draft was made');
  return { payer, rides, draft };
}
