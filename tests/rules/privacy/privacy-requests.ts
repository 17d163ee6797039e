import type { Ruleset } from 'builtin-firestore/rules';
import { IndexCatalog, runQuery } from 'builtin-firestore/store';
import { structuredQuery } from '../scenario/in-process-query.ts';
import { get, list } from '../scenario/request.ts';
import { seededDatabase, TEST_TIME } from '../scenario/seeded-database.ts';
import { prepare, verdict, type Prepared } from '../scenario/verdict.ts';
import { DOCUMENTS, storedIn } from './privacy-documents.ts';
import { collectionOf } from './privacy-lists.ts';
import { READERS } from './privacy-people.ts';
import { PRIVACY_ROWS, type Reading, type Row } from './privacy-rows.ts';

/** One request that would read the document of a row, if the rules allow it. */
interface PrivacyRequest {
  readonly reader: string;
  readonly way: keyof Reading;
  readonly prepared: Prepared;
}

/** All requests in process that could read a row's document: by path, and in each list that has it. */
export function privacyRequests({ stored, path, asking }: Row): readonly PrivacyRequest[] {
  const database = seededDatabase(stored);
  const catalog = new IndexCatalog(database);
  return asking.flatMap(({ reader, by, lists }): PrivacyRequest[] => {
    const holding = lists.filter((asked) =>
      runQuery(catalog, structuredQuery(asked)).some((found) => found.path === path),
    );
    return [
      { reader, way: 'byPath', prepared: prepare(database, { by, does: get(path) }, TEST_TIME) },
      ...holding.map((asked) => ({
        reader,
        way: 'inList' as const,
        prepared: prepare(database, { by, does: list(asked) }, TEST_TIME),
      })),
    ];
  });
}

/** A request, and whether the tables allow it. */
interface Answered {
  readonly title: string;
  readonly prepared: Prepared;
  readonly allowed: boolean;
}

/** Lists without a limit, which the rules refuse. */
export function listsWithoutLimit(): readonly Answered[] {
  const database = seededDatabase(storedIn('in progress'));
  const collections = new Set(Object.values(DOCUMENTS).map(([path]) => collectionOf(path)));
  return [...collections].flatMap((collection) =>
    Object.entries(READERS).map(([reader, { by }]) => ({
      title: `all of ${collection}: ${reader}`,
      prepared: prepare(database, { by, does: list({ collection }) }, TEST_TIME),
      allowed: false,
    })),
  );
}

/** The tables' answer to each request. If several lists have a document, `rules` tell which list is allowed. */
export const answersOfPrivacy = (rules: Ruleset): readonly Answered[] => [
  ...PRIVACY_ROWS.flatMap((row) =>
    privacyRequests(row).flatMap(({ reader, way, prepared }) => {
      const allowed = row.expected[way].includes(reader);
      const isSaid = way === 'byPath' || !allowed || verdict(rules, prepared).allowed;
      return isSaid ? [{ title: `${row.title}: ${reader} ${way}`, prepared, allowed }] : [];
    }),
  ),
  ...listsWithoutLimit(),
];
