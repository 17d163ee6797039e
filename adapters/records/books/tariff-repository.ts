import { readTariff, tariffPath } from '#domain/books/model/tariffs/stored-tariff.ts';
import { MOST_TARIFFS } from '#domain/books/model/tariffs/tariff.ts';
import type { TariffRepository } from '#domain/books/ports/tariff-repository.ts';
import { text } from '#domain/shared/decoders.ts';
import { decoded, firmList } from '../decoded.ts';
import type { DocumentReads } from '../document-store.ts';

export function createTariffRepository(store: DocumentReads): TariffRepository {
  return {
    list: () =>
      decoded(
        store.query({ collection: 'tariffs', orderBy: 'at', direction: 'desc', limit: MOST_TARIFFS }),
        (found) => firmList(found, readTariff),
      ),
    byId: (id) =>
      decoded(store.read(tariffPath(id)), (found) =>
        found === null ? null : (readTariff(id, found) ?? undefined),
      ),
    timeZone: () =>
      decoded(store.read('settings/rides'), (found) => (found === null ? null : text(found['timeZone']))),
  };
}
