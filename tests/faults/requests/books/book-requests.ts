import { FIRST_BOOK_SETTINGS } from '#domain/books/model/basics/book-settings.ts';
import { aStoredPayer, CLINIC } from '#domain/books/model/payers/payer.builder.ts';
import { billOf, lineOf, paperOf, storedPaper } from '#domain/books/model/papers/paper.builder.ts';
import { payerPath } from '#domain/books/model/payers/payer.ts';
import { STAFFORD_FORM, termsIn } from '#domain/books/model/tariffs/real-tariffs.builder.ts';
import type { BookServices } from '#domain/books/services/book-services.ts';
import { DAY_MS } from '#domain/shared/durations.ts';
import type { Result } from '#domain/shared/result.ts';
import { dayAt } from '#domain/shared/time/wall-time.ts';
import {
  outcomeOf,
  writes,
  type BookFailure,
  type ProductRequest,
  type Scene,
} from '../../product-request.ts';
import { openRideScene, type RideActor } from '../rides/ride-scenes.ts';

const [UNCHANGED, CHANGED] = ['as it was', 'saved once'];
const ID = 'Book0000000000000001';

interface Save {
  readonly id: string;
  readonly by: RideActor;
  /** How many rounds of other requests come before this request. */
  readonly before: number;
  readonly path: string;
  readonly save: (books: BookServices, now: Date, driver: string) => Promise<Result<unknown, BookFailure>>;
}

const LINES = [lineOf('Ride0000000000000001')];
const bill = (id: string, now: Date) => ({
  ...billOf(LINES, { id }),
  payer: CLINIC.id,
  deleteAt: new Date(now.getTime() + 4200 * DAY_MS),
});
const ISSUED = 'Issued00000000000001';
const documents = (now: Date) => ({
  'settings/books': { ...FIRST_BOOK_SETTINGS, name: 'Cab Ltd', rev: 0 },
  ...aStoredPayer({ at: now }),
  ...storedPaper({ ...paperOf(LINES), bill: bill(ISSUED, now) }),
  [`bills/${ID}`]: { ...bill(ID, now), totals: { 70: 1250 }, issued: null },
});

async function open({ by, save, before, path }: Save): Promise<Scene> {
  const {
    documents: stored,
    stage,
    uid: _,
    id: __,
    seen: ___,
    rides: ____,
    driver,
    ...scene
  } = await openRideScene(by);
  const now = stage.clock.now();
  stored.commit(documents(now));
  const snapshot = () => JSON.stringify(stored.read(path));
  const first = snapshot();
  const act = async () => outcomeOf(await save(await scene.product().books.load(), now, driver));
  return {
    ...scene,
    before,
    act,
    stored: async () => (snapshot() === first ? UNCHANGED : CHANGED),
    ways: { again: async (product) => outcomeOf(await save(await product.books.load(), now, driver)) },
  };
}

const dayOf = (now: Date) => dayAt(now, 'Europe/Berlin');

const SAVES: readonly Save[] = [
  {
    id: 'account-customer-add',
    by: 'admin',
    before: 0,
    path: payerPath('2007'),
    save: ({ firmPayers }) => firmPayers.add('2007', CLINIC),
  },
  {
    id: 'tariff-add',
    by: 'system_admin',
    before: 1,
    path: `tariffs/${ID}`,
    save: ({ firmTariffs }, now) =>
      firmTariffs.add(ID, { ...termsIn(STAFFORD_FORM), from: new Date(now.getTime() + DAY_MS) }),
  },
  {
    id: 'cash-handed-in',
    by: 'admin',
    before: 1,
    path: `handovers/${ID}`,
    save: ({ daySheets }, now, driver) =>
      daySheets.handIn(ID, { driver, day: dayOf(now), currency: 'EUR', amount: 5000, why: null, note: null }),
  },
  {
    id: 'bill-paid',
    by: 'system_admin',
    before: 1,
    path: `settlements/${ISSUED}`,
    save: ({ firmBills }, now) => firmBills.setPaid(bill(ISSUED, now), dayOf(now)),
  },
];

const ISSUE: Save = {
  id: 'bill-issue',
  by: 'system_admin',
  before: 2,
  path: `bills/${ID}`,
  save: ({ firmBills }, now) => firmBills.issue({ ...bill(ID, now), issued: null }),
};

const ROW = { kind: 'documents', server: 'database', atLast: CHANGED } as const;
/** After a lost answer the product reads the document back before it shows a failure. */
const READ_BACK = { shown: 'success', stored: CHANGED } as const;
const STORED = { before: UNCHANGED, after: CHANGED };
/** If the database answers that a colleague may have been faster, the product tries another number at once. */
const AGAIN = { ...READ_BACK, goesOn: 'wait' } as const;

export const BOOK_REQUESTS: readonly ProductRequest[] = [
  ...SAVES.map((save) => ({
    id: save.id,
    ...ROW,
    cells: writes('database', STORED, { 'lost-answer': READ_BACK }),
    open: () => open(save),
  })),
  {
    id: ISSUE.id,
    ...ROW,
    cells: writes('database', STORED, { 'lost-answer': READ_BACK, 'too-many': AGAIN, timeout: AGAIN }),
    open: () => open(ISSUE),
  },
];
