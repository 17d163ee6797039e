import { expect, test } from 'vitest';
import { documentsOf } from '#adapters/contracts/stage/arranged-account.builder.ts';
import { FIRST_BOOK_SETTINGS } from '#domain/books/model/basics/book-settings.ts';
import {
  agreementBatch,
  correctionBatch,
  fareEndBatch,
  type Agreement,
  type EnteredEnd,
  type Writing,
} from '#domain/books/model/fares/fare-batch.ts';
import {
  CORRECTION_REASONS,
  farePath,
  PAYMENTS,
  readFare,
  type Fare,
} from '#domain/books/model/fares/fare.ts';
import { readTakings, sharesOf, takingsPath } from '#domain/books/model/fares/takings.ts';
import { aStoredPayer, CLINIC } from '#domain/books/model/payers/payer.builder.ts';
import { Increment, type Batch, type RecordWrite } from '#domain/shared/record-write.ts';
import { HOUR_MS } from '#domain/shared/durations.ts';
import { createDocumentServer, type TokenUser } from './documents/document-server.ts';
import { PRODUCT_RULES } from './product-rules.builder.ts';

const STEPS = Number(process.env['RULES_SEQUENCES'] ?? 1000) * 6;
const NOW = new Date('2026-11-29T11:00:00Z');
const CLOCK = { now: () => new Date(NOW) };
const DRIVERS = ['dora', 'dan'];
const RIDES = Array.from({ length: 12 }, (_, index) => `ride${index}x`.padEnd(20, '0'));
const ENDED_AT = new Date(NOW.getTime() - HOUR_MS);
const PAYERS = [CLINIC, { ...CLINIC, id: 'VEILED', hidden: true }];
const TERMS = { tariff: null, currency: 'EUR', vat: 70 } as const;

/** Whole numbers below `most`, the same in each run: the generator of Park and Miller. */
function diceFrom(seed: number) {
  let state = seed;
  return (most: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % most;
  };
}

const signedIn = (uid: string): TokenUser => ({
  uid,
  email: `${uid}@example.com`,
  emailVerified: true,
  signedInAt: NOW,
});

function openServer() {
  const server = createDocumentServer(PRODUCT_RULES, CLOCK);
  const people = { ada: 'admin', dora: 'driver', dan: 'driver', penny: 'passenger' };
  for (const [uid, role] of Object.entries(people))
    server.documents.commit(documentsOf(uid, { role }).documents);
  server.documents.commit({
    'settings/books': { ...FIRST_BOOK_SETTINGS, name: 'Cabs', rev: 0 },
    ...Object.assign({}, ...PAYERS.map(aStoredPayer)),
    ...Object.fromEntries(
      RIDES.map((id, index) => [
        `rides/${id}`,
        {
          rider: 'penny',
          driver: DRIVERS[index % 2],
          state: 'completed',
          open: false,
          endedAt: ENDED_AT,
          card: { plate: `B-CB ${index % 3}` },
        },
      ]),
    ),
  });
  return server;
}

/** The sums of the stored fares, by the path of their document. */
function expectedSums(fares: readonly Fare[]): ReadonlyMap<string, readonly number[]> {
  const sums = new Map<string, readonly number[]>();
  for (const { place, amounts } of fares.flatMap(sharesOf)) {
    const path = takingsPath(place);
    const former = sums.get(path);
    sums.set(
      path,
      amounts.map((amount, index) => amount + (former?.[index] ?? 0)),
    );
  }
  return sums;
}

/** The batch without one write, or with another number in one write. */
function spoilt(batch: Batch, dice: (most: number) => number): Batch {
  const at = dice(batch.length);
  const write = batch[at];
  if (write === undefined || dice(3) === 0) return batch.toSpliced(at, 1);
  const entries = Object.entries(write.fields);
  const sums = entries.filter(([, value]) => value instanceof Increment);
  const [name = 'rev', former] = sums[dice(Math.max(1, sums.length))] ?? [];
  const by = former instanceof Increment ? former.by : 0;
  const other: RecordWrite = {
    ...write,
    fields: { ...write.fields, [name]: new Increment(by + dice(5) - 2) },
  };
  return batch.with(at, other);
}

test('after any steps, and any spoilt batch, the sums of a day are the sums of its fares', () => {
  const server = openServer();
  const dice = diceFrom(20_261_129);
  const pick = <T>(list: readonly [T, ...T[]] | readonly T[]): T | undefined => list[dice(list.length)];
  const ids = new Set<string>();
  let [stored, ended, corrected, refused] = [0, 0, 0, 0];
  const fareOf = (id: string) => {
    const found = server.documents.read(farePath(id));
    return found === null ? null : readFare(id, found);
  };
  const agreement = (): Agreement => {
    const payer = pick([null, null, ...PAYERS]) ?? null;
    const price =
      dice(2) === 0 ? null : ({ amount: dice(5000), source: 'about', cell: null, places: [] } as const);
    return { terms: TERMS, price, payer, answers: payer === null ? [] : [`KST-${1000 + dice(9000)}`] };
  };
  const entered = (): EnteredEnd => ({
    total: dice(10_000),
    length: dice(3) === 0 ? null : dice(200_000),
    waited: null,
    extras: [],
    paid: pick(PAYMENTS) ?? 'cash',
  });
  for (let step = 0; step < STEPS; step += 1) {
    const index = dice(RIDES.length);
    const id = RIDES[index] ?? '';
    const driver = DRIVERS[index % 2] ?? '';
    const by = pick(['ada', 'ada', driver, ...DRIVERS, 'penny']) ?? '';
    const known = fareOf(id);
    const writing: Writing = { by, now: NOW, years: FIRST_BOOK_SETTINGS.years };
    const ride = { id, driver, plate: `B-CB ${index % 3}`, endedAt: ENDED_AT };
    const correct = (fare: Fare): Batch => {
      const { payer, answers } = agreement();
      // In another zone it may have been another day.
      const timeZone = pick(['UTC', 'Etc/GMT+12', 'Pacific/Kiritimati']) ?? 'UTC';
      const why = pick(CORRECTION_REASONS) ?? 'other';
      const reason = why === 'other' ? ({ why, note: null } as const) : { why };
      const to = { entered: entered(), payer, answers };
      return correctionBatch(fare, ride, to, reason, { ...writing, timeZone });
    };
    const batch = known?.end
      ? correct(known)
      : dice(3) === 0
        ? agreementBatch(id, agreement(), known, writing)
        : fareEndBatch(ride, entered(), known, { ...writing, terms: TERMS, timeZone: 'UTC' });
    const sent = server.commit(signedIn(by), dice(4) === 0 ? spoilt(batch, dice) : batch);
    if (!sent.ok) {
      refused += 1;
      continue;
    }
    stored += 1;
    if (known?.end) corrected += 1;
    else if (fareOf(id)?.end) ended += 1;
    for (const { path } of batch) if (path.startsWith('takings/')) ids.add(path);
    const fares = RIDES.flatMap((each) => fareOf(each) ?? []);
    const sums = expectedSums(fares);
    for (const path of ids) {
      const found = readTakings(path, server.documents.read(path));
      const actual =
        found === null
          ? undefined
          : [found.rides, found.length, ...PAYMENTS.map((payment) => found[payment])];
      expect(actual ?? [0, 0, 0, 0, 0, 0], path).toEqual(sums.get(path) ?? [0, 0, 0, 0, 0, 0]);
      expect(PAYMENTS.every((each) => found === null || found[each] <= found.rides * 10_000)).toBe(true);
    }
  }
  expect(ended).toBe(RIDES.length);
  expect(corrected).toBeGreaterThan(STEPS / 20);
  expect(refused).toBeGreaterThan(STEPS / 10);
  expect(stored).toBeLessThan(STEPS);
}, 120_000);
