import { expect, test } from 'vitest';
import {
  addStep,
  billId,
  creditId,
  draftBatch,
  freeBatch,
  issueBatch,
  issuedPart,
  removedDraftBatch,
  removeStep,
} from '#domain/books/model/bills/bill-batch.ts';
import { billNumber } from '#domain/books/model/bills/bill-number.ts';
import {
  billLinePath,
  billNumberPath,
  billPath,
  readBill,
  readBillLine,
  type Bill,
  type BillLine,
} from '#domain/books/model/bills/bill.ts';
import { farePath, readFare } from '#domain/books/model/fares/fare.ts';
import { CLINIC } from '#domain/books/model/payers/payer.builder.ts';
import type { Batch, RecordWrite } from '#domain/shared/record-write.ts';
import { dayInUtc } from '#domain/shared/time/wall-time.ts';
import {
  arrangeFares,
  arrangeFirm,
  arrangePayer,
  FIRM,
  PERIOD,
} from '#adapters/contracts/books/billing.builder.ts';
import { openBooks } from '#adapters/contracts/books/books-stage.builder.ts';
import { makeMemoryWorldUnderTest } from './memory-world.builder.ts';

const STEPS = 6000;
const BILLS = [1, 2, 3];
const CREDITS = [1];
const WORLDS = 6;
const DAY = dayInUtc(Date.now());

/** Numbers from a seed, each below its limit. */
function diceOf(seed: number) {
  let state = seed;
  return (limit: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

/** Two payers with three fares each, on which one keeper sends right, stale and damaged batches. */
async function openModel(seed: number) {
  const world = await makeMemoryWorldUnderTest();
  await arrangeFirm(world);
  const keeper = await openBooks(world, 'system_admin');
  const roll = diceOf(seed);
  const one = <T>(list: readonly T[]): T => {
    const found = list[roll(list.length)];
    if (found === undefined) throw new Error('an empty list');
    return found;
  };
  const payers = [await arrangePayer(world), await arrangePayer(world)];
  const owned = await Promise.all(
    payers.map(async (payer) => ({
      payer,
      rides: await arrangeFares(world, payer, [{}, { total: 1190, vat: 190 }, { total: 1 }]),
    })),
  );
  const rides = owned.flatMap((each) => each.rides);
  const ofPayer = (payer: string) => ({ ...PERIOD, payer, currency: 'EUR' as const });
  const billIds = payers.flatMap((payer) => BILLS.map((nth) => billId(ofPayer(payer), nth)));
  const ids = billIds.flatMap((id) => [id, ...CREDITS.map((nth) => creditId(id, nth))]);
  const read = async <T>(path: string, decode: (id: string, stored: unknown) => T | null) => {
    const stored = await world.documents.read(path);
    return stored === null ? null : decode(path.split('/').at(-1) ?? '', stored);
  };
  const billAt = (id: string) => read(billPath(id), readBill);
  const lineAt = (id: string, ride: string) => read(billLinePath(id, ride), readBillLine);
  const fareAt = (ride: string) => read(farePath(ride), readFare);
  let numbers = 0;

  /** The bills as they were some steps ago, as another page may have them. */
  const known = new Map<string, Bill>();
  const seen = async (id: string) => {
    const bill = await billAt(id);
    const former = known.get(id) ?? null;
    if (bill !== null) known.set(id, bill);
    return roll(8) === 0 ? former : bill;
  };

  const lineFor = async (draft: Bill, ride: string): Promise<BillLine | null> => {
    if (draft.corrects !== null && roll(8) > 0) return lineAt(draft.corrects, ride);
    const fare = await fareAt(ride);
    if (fare === null || fare.end === null || fare.day === null) return null;
    const amount = fare.end.total + (roll(20) === 0 ? 1 : 0);
    const place = { clock: '12:00', from: 'A', to: 'B', passenger: '', references: [] };
    return { id: ride, day: fare.day, ...place, amount, vat: fare.vat, deleteAt: draft.deleteAt };
  };
  const begin = (id: string): Batch => {
    const bill = billIds.find((each) => id.startsWith(each)) ?? id;
    const payer = payers.find((each) => id.startsWith(each)) ?? '';
    const corrects = bill === id ? null : bill;
    return draftBatch({ ...ofPayer(payer), corrects }, { id, by: keeper.uid, now: new Date(), years: 10 });
  };
  const acts: readonly ((id: string, ride: string) => Promise<Batch | null>)[] = [
    async (id) => begin(id),
    ...Array.from({ length: 4 }, () => async (id: string, ride: string) => {
      const draft = await seen(id);
      const line = draft && (await lineFor(draft, ride));
      return draft && line && addStep(draft, line, keeper.uid).batch;
    }),
    async (id, ride) => {
      const draft = await seen(id);
      const line = await lineAt(id, ride);
      return draft && line && removeStep(draft, line, keeper.uid).batch;
    },
    async (id) => {
      const draft = await seen(id);
      const payer = { ...CLINIC, id: draft?.payer ?? '' };
      const n = roll(4) === 0 ? roll(numbers + 3) : numbers + 1;
      return draft && issueBatch(draft, issuedPart(draft, payer, { ...FIRM, rev: 0 }, DAY), n, keeper.uid);
    },
    async (_, ride) => freeBatch(ride),
    async (id) => removedDraftBatch(id),
    async (id, ride) => [{ kind: 'remove', path: billLinePath(id, ride), fields: {} }],
    async (id) => [{ kind: 'update', path: billPath(id), fields: { total: 1 } }],
    async (id, ride) => [{ kind: 'update', path: farePath(ride), fields: { bill: id } }],
    async () => [{ kind: 'remove', path: billNumberPath(billNumber(DAY.slice(0, 4), numbers)), fields: {} }],
  ];

  /** Mostly a ride and a bill of one payer. */
  const pick = () => {
    const { payer, rides: own } = one(owned);
    const near = ids.filter((id) => id.startsWith(payer));
    return [one(roll(8) === 0 ? ids : near), one(own)] as const;
  };

  /** The batch, sometimes without one write or joined with another batch. */
  const spoilt = async (batch: Batch): Promise<Batch> => {
    const way = roll(12);
    if (way === 0) return batch.toSpliced(roll(batch.length), 1);
    if (way > 1) return batch;
    const more = (await one(acts)(...pick())) ?? [];
    const paths = new Set(batch.map(({ path }) => path));
    return [...batch, ...more.filter(({ path }: RecordWrite) => !paths.has(path))];
  };

  const frozen = new Map<string, string>();
  const check = async () => {
    const found = new Map<string, Bill>();
    const lines = new Map<string, readonly BillLine[]>();
    for (const id of ids) {
      const bill = await billAt(id);
      const all = await Promise.all(rides.map((ride) => lineAt(id, ride)));
      const own = all.filter((line) => line !== null);
      expect(bill !== null || own.length === 0, `lines without a bill: ${id}`).toBe(true);
      if (bill === null) {
        if (frozen.has(id)) throw new Error(`an issued bill is gone: ${id}`);
        continue;
      }
      found.set(id, bill);
      lines.set(id, own);
      const sums = new Map<number, number>();
      for (const { vat, amount } of own) sums.set(vat, (sums.get(vat) ?? 0) + amount);
      expect([bill.count, bill.total]).toEqual([
        own.length,
        own.reduce((sum, { amount }) => sum + amount, 0),
      ]);
      expect([...bill.totals].filter(([, sum]) => sum > 0).toSorted()).toEqual([...sums].toSorted());
      if (bill.issued === null) continue;
      const text = JSON.stringify([bill, [...bill.totals], own]);
      expect(text).toBe(frozen.get(id) ?? text);
      expect(own.length).toBeGreaterThan(0);
      frozen.set(id, text);
    }
    for (const ride of rides) {
      const on = [...lines].filter(([, own]) => own.some(({ id }) => id === ride)).map(([id]) => id);
      const credited = on.flatMap((id) => found.get(id)?.corrects ?? []);
      expect(new Set(credited).size, `credited twice: ${ride}`).toBe(credited.length);
      const open = on.filter((id) => found.get(id)?.kind === 'bill' && !credited.includes(id));
      expect(open.length, `billed twice: ${ride}`).toBeLessThanOrEqual(1);
      const fare = await fareAt(ride);
      const named = fare?.bill ?? null;
      const isFree = named === null || found.get(named)?.kind === 'credit';
      expect(open.length === 1 ? named === open[0] : isFree, `named otherwise: ${ride}`).toBe(true);
    }
    const issued = [...found.values()].flatMap((bill) => bill.issued?.number ?? []);
    numbers = issued.length;
    const wanted = Array.from({ length: numbers }, (_, nth) => billNumber(DAY.slice(0, 4), nth + 1));
    expect(issued.toSorted()).toEqual(wanted);
    for (const number of wanted) expect(await world.documents.read(billNumberPath(number))).not.toBeNull();
    const next = billNumberPath(billNumber(DAY.slice(0, 4), numbers + 1));
    expect(await world.documents.read(next)).toBeNull();
  };

  return {
    /** Sends a batch. Resolves to whether it was stored. */
    async step(): Promise<boolean> {
      const batch = await one(acts)(...pick());
      if (batch === null) return false;
      const sent = await keeper.records.commit(await spoilt(batch));
      if (sent.ok) await check();
      return sent.ok;
    },
    issued: () => [...frozen.keys()],
  };
}

test(
  'no batch bills a ride twice, leaves a gap in the numbers, or changes an issued bill',
  { timeout: 120_000 },
  async () => {
    const begun = Date.now() % 1_000_000;
    let stored = 0;
    let credits = 0;
    // A world has room for some bills only, so the next ones are made in a new world.
    for (let world = 0; world < WORLDS; world += 1) {
      const seed = begun + world;
      const model = await openModel(seed);
      try {
        for (let step = 0; step < STEPS / WORLDS; step += 1) stored += (await model.step()) ? 1 : 0;
      } catch (failure) {
        throw new Error(`seed ${seed}`, { cause: failure });
      }
      credits += model.issued().filter((id) => /-c\d$/.test(id)).length;
    }
    expect(stored).toBeGreaterThan(STEPS / 100);
    expect(credits).toBeGreaterThan(0);
  },
);
