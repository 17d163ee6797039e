import { expect, test } from 'vitest';
import { emulatorHosts, FIRESTORE_PROJECT } from '#adapters/firebase/testing/emulator-hosts.ts';
import { makeFirebaseWorld } from '#adapters/firebase/testing/firebase-world.ts';
import { isMap } from '#domain/shared/decoders.ts';
import { valueOf } from '#domain/shared/value-of.builder.ts';
import { eachDocument } from '../../tools/operations/rest/each-document.ts';
import { createFirestoreClient } from '../../tools/operations/rest/firestore-client.ts';
import { Timestamp } from '../../tools/operations/rest/firestore-value.ts';
import { createJsonCall } from '../../tools/operations/rest/json-call.ts';
import { ownerBearer } from '../../tools/operations/rest/owner-bearer.ts';
import { auditMonth, type StoredBooks } from './month-audit.ts';
import { runMonth, SHARE } from './month-run.ts';

/** A tenth of a month. `MONTH_RIDES=2200` runs a whole one. */
const RIDES = Number(process.env['MONTH_RIDES'] ?? 220);
const PATIENCE = 240_000 + 500 * RIDES;
const COLLECTIONS = ['fares', 'takings', 'handovers', 'bills', 'lines', 'billNumbers', 'changes'];

function withDates(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate();
  if (Array.isArray(value)) return value.map(withDates);
  if (!isMap(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withDates(part)]));
}

async function readAll(): Promise<StoredBooks> {
  const call = createJsonCall((url, init) => fetch(url, init), ownerBearer);
  const client = createFirestoreClient(`http://${emulatorHosts().firestore}`, FIRESTORE_PROJECT, call);
  const books = new Map<string, unknown>();
  for (const collection of COLLECTIONS)
    valueOf(await eachDocument(client, collection, ({ path, fields }) => books.set(path, withDates(fields))));
  return books;
}

test(
  `a month of ${RIDES} rides ends with bills, receipts and cash sheets that add up from its rides to the cent`,
  { timeout: PATIENCE },
  async () => {
    const world = await makeFirebaseWorld();
    const { entered, printed, books, refused, billed, passed, seconds } = await runMonth(
      world,
      RIDES,
      readAll,
    );
    await world.close();
    console.log(`${entered.size} rides, ${books.size} documents, seconds: ${JSON.stringify(seconds)}`);
    const flaws = (of: StoredBooks, said = printed) => auditMonth(of, entered, said, SHARE);
    expect(flaws(books)).toEqual([]);
    expect(entered.size).toBe(RIDES);
    expect([refused, passed, billed[1]]).toEqual([{ code: 'fare-billed' }, 0, 6]);
    const numbers = [...books.keys()].filter((path) => path.startsWith('billNumbers/'));
    // Six accounts, two credit notes, and two bills of the rides that the credit notes freed.
    expect(numbers).toHaveLength(10);

    // The audit can fail: it notices one cent in any document.
    const kinds = [
      /^fares\/[^/]+$/,
      /^takings\//,
      /^handovers\//,
      /^bills\/[^/]+$/,
      /\/lines\//,
      /^billNumbers\//,
    ];
    for (const kind of kinds) {
      const path = [...books.keys()].find((each) => kind.test(each)) ?? '';
      expect(flaws(spoiled(books, path)), path).not.toEqual([]);
      expect(flaws(new Map([...books].filter(([each]) => each !== path))), path).not.toEqual([]);
    }
    const [receipt, ...receipts] = printed.receipts;
    const wrong = {
      ...printed,
      receipts: [...receipts, ...(receipt ? [{ ...receipt, tax: receipt.tax + 1 }] : [])],
    };
    expect(flaws(books, wrong)).toEqual([`receipt ${receipt?.ride}`]);
  },
);

/** The books with changed numbers in one document, or with the id of another bill in it. */
function spoiled(books: StoredBooks, path: string): StoredBooks {
  const more = (value: unknown) => (typeof value === 'number' ? value + 1 : value);
  const fields = books.get(path);
  if (!isMap(fields)) throw new Error(`${path} is not stored`);
  const { end, total, amount, cash, bill, ...rest } = fields;
  const spoilt = {
    ...rest,
    ...(isMap(end) && { end: { ...end, total: more(end['total']) } }),
    ...(total !== undefined && { total: more(total) }),
    ...(amount !== undefined && { amount: more(amount) }),
    ...(cash !== undefined && { cash: more(cash) }),
    ...(bill !== undefined && { bill: typeof bill === 'string' ? `${bill}x` : bill }),
  };
  return new Map([...books, [path, spoilt]]);
}
