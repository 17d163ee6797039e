import { FIRM } from '#adapters/contracts/books/billing.builder.ts';
import { anId } from '#adapters/contracts/stage/an-id.builder.ts';
import type { WorldUnderTest } from '#adapters/contracts/stage/world-under-test.builder.ts';
import type { BillPeriod } from '#domain/books/model/bills/bill-batch.ts';
import type { Bill } from '#domain/books/model/bills/bill.ts';
import { readFare } from '#domain/books/model/fares/fare.ts';
import { cashSheetOf } from '#domain/books/model/figures/cash-sheet.ts';
import { receiptOf } from '#domain/books/model/figures/receipt.ts';
import { ratesOf } from '#domain/books/model/papers/paper.ts';
import { aStoredPayer } from '#domain/books/model/payers/payer.builder.ts';
import { newTariffBatch, tariffPath } from '#domain/books/model/tariffs/stored-tariff.ts';
import type { TariffTerms } from '#domain/books/model/tariffs/tariff.ts';
import type { BillProgress } from '#domain/books/services/bill-run.ts';
import { BERLIN_SETTINGS } from '#domain/rides/model/firm/settings.builder.ts';
import { DAY_MS } from '#domain/shared/durations.ts';
import { runFewAtOnce } from '#domain/shared/run-few-at-once.ts';
import { dayAt } from '#domain/shared/time/wall-time.ts';
import { errorOf, valueOf } from '#domain/shared/value-of.builder.ts';
import type { Entered, Printed, StoredBooks } from './month-audit.ts';
import { openCrew, type Crew } from './month-crew.ts';
import { ACCOUNTS, PASSENGERS, planMonth, TARIFFS } from './month-plan.ts';
import { correctTo, monthRides, ZONE, type MonthRide } from './month-rides.ts';

export const SHARE = 385;
/** How many rides end, and how many sums of cash are handed in, at the same time. */
const LANES = 6;
/** The number of lines of a bill that a credit note takes. */
const CREDITED = 3;

export interface MonthReport {
  readonly entered: ReadonlyMap<string, Entered>;
  readonly printed: Printed;
  /** Everything that was stored after the month. */
  readonly books: StoredBooks;
  /** The failure when dispatch corrects a fare that is on a bill. */
  readonly refused: unknown;
  /** How many rides the first and the second bill run have billed. `passed` is how many rides both have passed over. */
  readonly billed: readonly number[];
  readonly passed: number;
  readonly seconds: Readonly<Record<string, number>>;
}

async function arrangeMonth({ documents }: WorldUnderTest) {
  const ids = { town: anId(), land: anId() };
  const stored = (id: string, terms: TariffTerms) => {
    const [write] = newTariffBatch(id, 'u-sam', terms);
    return { [tariffPath(id)]: { ...write?.fields, at: new Date() } };
  };
  const accounts = Object.entries(ACCOUNTS).map(([id, terms]) =>
    aStoredPayer({ ...terms, id, at: new Date() }),
  );
  await documents.write({
    'settings/rides': { ...BERLIN_SETTINGS, timeZone: ZONE },
    'settings/books': { ...FIRM, tariff: TARIFFS.town.name, shown: true, share: SHARE, rev: 0 },
    ...stored(ids.town, TARIFFS.town),
    ...stored(ids.land, TARIFFS.land),
    ...Object.assign({}, ...accounts),
  });
  const { prices, places } = TARIFFS.town.fixed;
  const dearer = prices.map((row) => row.map((price) => price && price + 250));
  return {
    ids,
    /** Stores a dearer tariff of the same name, which is valid from now on. */
    changeTariff: () =>
      documents.write(
        stored(anId(), { ...TARIFFS.town, from: new Date(), fixed: { places, prices: dearer } }),
      ),
  };
}

/** Fills the drafts of all accounts, and issues them. The run is stopped half way, and then goes on. */
async function billAll({ owner }: Crew, period: BillPeriod) {
  let [billed, passed] = [0, 0];
  const run = async (most: number) => {
    const before = billed;
    const ends = new Map<string, BillProgress>();
    const accounts = valueOf(await owner.run.unbilled(period));
    const all = accounts.reduce((sum, { fares }) => sum + fares.length, 0);
    valueOf(
      await owner.run.fill(accounts, {
        isStopped: () => billed - before >= all * most,
        onProgress(progress) {
          if (progress.end === null) billed += 1;
          ends.set(progress.account.payer, progress);
        },
      }),
    );
    for (const { passed: over, end } of ends.values()) {
      passed += over;
      if (end !== 'done' && end !== 'stopped') throw new Error(`a bill has failed: ${JSON.stringify(end)}`);
    }
  };
  await run(0.5);
  await run(1);
  const issued: Bill[] = [];
  for (const account of Object.keys(ACCOUNTS)) {
    const { entries } = valueOf(await owner.bills.ofPayer(account));
    for (const { bill } of entries)
      if (bill.issued === null) issued.push(valueOf(await owner.bills.issue(bill)));
  }
  return { billed, passed, issued };
}

/** The numbers on receipts, bills and cash sheets, as the product computes them. */
async function print(
  crew: Crew,
  books: StoredBooks,
  days: { first: string; last: string },
): Promise<Printed> {
  const receipts = [...books].flatMap(([path, stored]) => {
    const id = /^fares\/([^/]+)$/.exec(path)?.[1];
    const fare = id === undefined ? null : readFare(id, stored);
    if (fare === null || id === undefined) return [];
    const receipt = receiptOf(fare, { id, pickupAt: fare.at, from: '', to: '' }, FIRM);
    return receipt.ok ? [{ ride: id, total: receipt.value.total, tax: receipt.value.vat.amount }] : [];
  });
  const taxes: Printed['taxes'][number][] = [];
  for (const payer of Object.keys(ACCOUNTS))
    for (const { bill } of valueOf(await crew.owner.bills.ofPayer(payer)).entries)
      taxes.push(...ratesOf(bill).map(({ rate, tax }) => ({ bill: bill.id, rate, tax })));
  const sheets: Printed['sheets'][number][] = [];
  for (const { uid } of crew.drivers) {
    const sheet = valueOf(await crew.desk.sheets.ofDriver(uid, days));
    for (const day of new Set(sheet.takings.map((each) => each.day))) {
      const taken = { cash: 0, card: 0, account: 0, nothing: 0 };
      for (const each of sheet.takings.filter((one) => one.day === day))
        for (const how of ['cash', 'card', 'account', 'nothing'] as const) taken[how] += each[how];
      const handed = sheet.handovers.filter((one) => one.day === day).map(({ amount }) => amount);
      const { total, share, owed } = cashSheetOf(taken, handed, sheet.share);
      if (taken.cash + taken.card + taken.account !== total)
        throw new Error(`${uid} has another total on ${day}`);
      sheets.push({ driver: uid, day, total, share, owed });
    }
  }
  return { receipts, taxes, sheets };
}

/** Stores the cash that drivers hand in for some days, and reverses a mistake. */
async function handIn({ desk }: Crew, entered: Iterable<Entered>) {
  const cash = new Map<string, number>();
  for (const { driver, day, paid, total } of entered)
    if (paid === 'cash' && driver !== '')
      cash.set(`${driver} ${day}`, (cash.get(`${driver} ${day}`) ?? 0) + total);
  const some = [...cash].filter(([, amount], nth) => amount > 0 && nth % 3 === 0);
  await runFewAtOnce(some, LANES, async ([key, amount]) => {
    const [driver = '', day = ''] = key.split(' ');
    const line = { driver, day, currency: 'EUR', why: null, note: null } as const;
    valueOf(await desk.sheets.handIn(anId(), { ...line, amount }));
    if (amount % 2 === 0) return;
    valueOf(await desk.sheets.handIn(anId(), { ...line, amount: -amount, why: 'mistyped' }));
    valueOf(await desk.sheets.handIn(anId(), { ...line, amount: amount - 1 }));
  });
}

/** Runs a month of `rides` rides, and issues its bills. `readAll` reads all documents; no rule applies to that. */
export async function runMonth(
  world: WorldUnderTest,
  rides: number,
  readAll: () => Promise<StoredBooks>,
): Promise<MonthReport> {
  const seconds: Record<string, number> = {};
  const timed = async <T>(name: string, act: () => Promise<T>): Promise<T> => {
    const began = performance.now();
    const result = await act();
    seconds[name] = Math.round((performance.now() - began) / 100) / 10;
    return result;
  };
  const { ids, changeTariff } = await arrangeMonth(world);
  const crew = await timed('crew', () => openCrew(world));
  const now = new Date();
  const period = { from: dayAt(new Date(now.getTime() - 30 * DAY_MS), ZONE), until: dayAt(now, ZONE) };
  const list = valueOf(await crew.desk.prices.open());
  const { book, end, correct } = monthRides(world, crew, ids, list);
  const plan = planMonth(rides, now);

  // A passenger has one ride for now at a time.
  const rows = Array.from({ length: PASSENGERS }, (_, row) =>
    plan.filter(({ by, nth }) => (typeof by === 'number' ? by : nth % PASSENGERS) === row),
  );
  const booked: MonthRide[] = [];
  await timed('booked', () =>
    runFewAtOnce(rows, PASSENGERS, async (row) => {
      for (const each of row) booked.push(await book(each));
    }),
  );
  const late = valueOf(await crew.owner.payers.list()).known.find(({ id }) => id === 'LATE');
  if (late === undefined) throw new Error('the account is stored');
  valueOf(await crew.owner.payers.change(late, { ...late, suspended: true }));
  await changeTariff();

  const entered = new Map<string, Entered>();
  await timed('ended', () =>
    runFewAtOnce(booked, LANES, async (ride) => {
      entered.set(ride.id, await correct(ride, await end(ride)));
    }),
  );

  const first = await timed('billed', () => billAll(crew, period));
  // Two accounts complain.
  const complaints = first.issued.filter(({ count }) => count >= CREDITED).slice(0, 2);
  let refused: unknown = null;
  await timed('credited', async () => {
    for (const bill of complaints) {
      const lines = valueOf(await crew.owner.bills.paper(bill.id))?.lines.slice(0, CREDITED) ?? [];
      for (const { id } of lines.slice(0, 1)) {
        const was = entered.get(id);
        if (was !== undefined) refused = errorOf(await correctTo(crew, id, was, { why: 'complaint' }));
      }
      const credit = valueOf(
        await crew.owner.bills.issue(valueOf(await crew.owner.bills.credit(bill, lines))),
      );
      valueOf(await crew.owner.bills.setFree(credit));
      for (const { id } of lines) {
        const was = entered.get(id);
        if (was === undefined) throw new Error(`${id} was not entered`);
        const to = { ...was, total: was.total - 7, corrections: was.corrections + 1 };
        valueOf(await correctTo(crew, id, to, { why: 'complaint' }));
        entered.set(id, to);
      }
    }
  });
  const second = await billAll(crew, period);
  await timed('handed', () => handIn(crew, entered.values()));
  const books = await timed('read', readAll);
  const printed = await print(crew, books, { first: period.from, last: period.until });
  const [billed, passed] = [[first.billed, second.billed], first.passed + second.passed];
  return { entered, printed, books, refused, billed, passed, seconds };
}
