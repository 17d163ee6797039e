import type { PageOf } from '#domain/accounts/ports/review-repository.ts';
import type { Result } from '#domain/shared/result.ts';
import { valueOf } from '#domain/shared/value-of.builder.ts';
import { documentsOf, uniqueMark, type Arrangement } from './arranged-account.builder.ts';
import type { RawDocument, WorldUnderTest } from './world-under-test.builder.ts';

/** Stores accounts without identities; returns their uids in the order given. */
export async function arrangeProfiles(
  world: WorldUnderTest,
  arrangements: readonly (Arrangement & { readonly uid?: string })[],
): Promise<string[]> {
  const accounts = arrangements.map(({ uid = `u${uniqueMark()}`, ...arrangement }) => ({ uid, arrangement }));
  const documents = accounts.map(({ uid, arrangement }) => documentsOf(uid, arrangement).documents);
  await world.documents.write(Object.assign({}, ...documents) as Record<string, RawDocument>);
  return accounts.map(({ uid }) => uid);
}

/** Every row from the first page to the last, with the size of each page. */
export async function walk<Row extends { readonly uid: string }>(
  ask: (cursor: string | null) => Promise<Result<PageOf<Row>>>,
) {
  const rows: Row[] = [];
  const sizes: number[] = [];
  let cursor: string | null = null;
  do {
    const page: PageOf<Row> = valueOf(await ask(cursor));
    rows.push(...page.rows);
    sizes.push(page.rows.length);
    cursor = page.next;
  } while (cursor !== null);
  return { rows, sizes, uids: rows.map(({ uid }) => uid) };
}
