import type { Page } from 'playwright/test';
import { z } from 'zod';
import { PROJECT_ID } from '#backend/settings.ts';
import { aFullBoard, type FullBoard } from '#domain/rides/model/dispatch/full-board.builder.ts';
import { documentsOf, fieldsOf } from '#emulator-seed/seed-documents.ts';
import { callTo } from './traffic.ts';

const ROOT = `projects/${PROJECT_ID}/databases/(default)/documents`;
const CREATED = '2026-01-01T00:00:00.000Z';

const Asked = z.object({
  structuredQuery: z.object({ from: z.array(z.object({ collectionId: z.string() })) }),
});
const Wanted = z.object({ documents: z.array(z.string()) });

/**
 * Shows the page a board of 63 rides, `more` further requests, and 22 drivers. Only the answers to this page have them.
 * In the database, every other test's board would show them.
 */
export async function showFullBoard(page: Page, now = new Date(), more = 0): Promise<FullBoard> {
  return showBoard(page, aFullBoard(now, more));
}

/** If the test has documents of one of these collections, its lists show only them. Otherwise the backend's. */
const OF_SOME: readonly (string | undefined)[] = [
  'users',
  'orders',
  'availability',
  'driverPapers',
  'carPapers',
  'payers',
  'tariffs',
];

type Stored = ReadonlyMap<string, object>;

const withFields = (documents: FullBoard['documents']): Stored =>
  new Map(Object.entries(documents).map(([path, document]) => [path, fieldsOf(document)]));

/** Answers the page's reads and lists from these documents. If `hasAll` is true for a list, it shows no others. */
async function answerFrom(
  page: Page,
  stored: Stored,
  hasAll: (collection: string | undefined, body: string) => boolean,
): Promise<void> {
  const documentAt = (path: string) => ({
    name: `${ROOT}/${path}`,
    fields: stored.get(path),
    createTime: CREATED,
    updateTime: CREATED,
  });
  const isIn = (collection: string) => (path: string) =>
    path.startsWith(`${collection}/`) && path.split('/').length === 2;

  await page.route(callTo('documents:runQuery'), async (route) => {
    const body = route.request().postData() ?? '{}';
    const asked = Asked.safeParse(JSON.parse(body));
    const collection = asked.data?.structuredQuery.from[0]?.collectionId;
    const asksFor = (path: string) => collection !== 'users' || body.includes(`"${path.split('/')[1]}"`);
    const found = [...stored.keys()].filter((path) => isIn(collection ?? '')(path) && asksFor(path));
    const isTheirs = OF_SOME.includes(collection) && found.length > 0;
    if (!isTheirs && !hasAll(collection, body)) return route.fallback();
    const readTime = new Date().toISOString();
    return route.fulfill({ json: found.map((path) => ({ document: documentAt(path), readTime })) });
  });
  await page.route(callTo('documents:batchGet'), async (route) => {
    const { documents } = Wanted.parse(JSON.parse(route.request().postData() ?? '{}'));
    const paths = documents.map((name) => name.slice(ROOT.length + 1));
    if (!paths.every((path) => stored.has(path))) return route.fallback();
    const readTime = new Date().toISOString();
    return route.fulfill({ json: paths.map((path) => ({ found: documentAt(path), readTime })) });
  });
}

/** Shows these documents instead of the backend's in reads by path, and in lists of collections in `OF_SOME`. */
export const showDocuments = (page: Page, documents: FullBoard['documents']): Promise<void> =>
  answerFrom(page, withFields(documents), () => false);

/** Shows the page these rides and drivers, and any orders, hours and papers, instead of the backend's. */
export async function showBoard(page: Page, full: FullBoard): Promise<FullBoard> {
  const accounts = full.drivers.flatMap(({ uid, name }) =>
    documentsOf({
      uid,
      name,
      email: `${uid}@example.com`,
      role: 'driver',
      status: 'approved',
      createdAt: CREATED,
    }),
  );
  const stored = new Map<string, object>([
    ...withFields(full.documents),
    ...accounts.flatMap(({ path, fields }) => (fields === null ? [] : [[path, fields] as const])),
  ]);
  await page.route(
    (url) => url.pathname.endsWith('/Listen/channel'),
    (route) => route.abort('blockedbyclient'),
  );
  await answerFrom(
    page,
    stored,
    (collection, body) => collection === 'drivers' || (collection === 'rides' && body.includes('"open"')),
  );
  return full;
}
