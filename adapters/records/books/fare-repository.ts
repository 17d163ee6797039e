import { BOOK_SETTINGS_PATH, readBookSettings } from '#domain/books/model/basics/book-settings.ts';
import { farePath, readFare, readFareChange } from '#domain/books/model/fares/fare.ts';
import { readHandover } from '#domain/books/model/fares/handover.ts';
import { readTakings } from '#domain/books/model/fares/takings.ts';
import { readTariff } from '#domain/books/model/tariffs/stored-tariff.ts';
import { MOST_TARIFFS } from '#domain/books/model/tariffs/tariff.ts';
import type { Days, FareRepository } from '#domain/books/ports/fare-repository.ts';
import { MOST_OF_FIRM } from '#domain/rides/model/basics/ride-limits.ts';
import { text } from '#domain/shared/decoders.ts';
import { succeed, type Result } from '#domain/shared/result.ts';
import { dayAfter } from '#domain/shared/time/day.ts';
import { decoded, firmList } from '../decoded.ts';
import type { DocumentReads, QueryCondition, StoredFields } from '../document-store.ts';

const onDays = ({ first, last }: Days): readonly QueryCondition[] => [
  ['day', '>=', first],
  ['day', '<', dayAfter(last)],
];

export function createFareRepository(store: DocumentReads): FareRepository {
  /** Reads all matching documents, page by page. A month of a large firm has more than the rules allow in one query. */
  const byDay = async <T>(
    collection: string,
    where: readonly QueryCondition[],
    read: (id: string, fields: StoredFields) => T | null,
  ): Promise<Result<readonly T[]>> => {
    const all: T[] = [];
    for (let after: { readonly value: string; readonly id: string } | null = null; ;) {
      const page: Awaited<ReturnType<DocumentReads['query']>> = await store.query({
        collection,
        where,
        orderBy: 'day',
        after,
        limit: MOST_OF_FIRM,
      });
      if (!page.ok) return page;
      all.push(...page.value.flatMap(({ id, fields }) => read(id, fields) ?? []));
      const last = page.value.at(-1);
      if (last === undefined || page.value.length < MOST_OF_FIRM) return succeed(all);
      after = { value: text(last.fields['day']) ?? '', id: last.id };
    }
  };
  return {
    settings: () => decoded(store.read(BOOK_SETTINGS_PATH), readBookSettings),
    tariffsNamed: (name) =>
      decoded(
        store.query({ collection: 'tariffs', where: [['name', '==', name]], limit: MOST_TARIFFS }),
        (found) => firmList(found, readTariff).known,
      ),
    fare: (id) =>
      decoded(store.read(farePath(id)), (found) =>
        found === null ? null : (readFare(id, found) ?? undefined),
      ),
    isPricedBy: (tariff) =>
      decoded(
        store.query({ collection: 'fares', where: [['tariff', '==', tariff]], limit: 1 }),
        (found) => found.length > 0,
      ),
    changes: (id) =>
      decoded(
        store.query({ collection: `${farePath(id)}/changes`, orderBy: 'at', limit: MOST_OF_FIRM }),
        (found) => firmList(found, readFareChange).known,
      ),
    takings: (kind, of, days) =>
      byDay(
        'takings',
        [['kind', '==', kind], ...(of === null ? [] : [['of', '==', of] as const]), ...onDays(days)],
        readTakings,
      ),
    handovers: (driver, days) =>
      byDay(
        'handovers',
        [...(driver === null ? [] : [['driver', '==', driver] as const]), ...onDays(days)],
        readHandover,
      ),
  };
}
