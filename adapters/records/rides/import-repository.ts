import { partId, readImportPart, readImportRun } from '#domain/rides/model/import/import-run.ts';
import { MOST_IMPORTS } from '#domain/rides/model/basics/ride-limits.ts';
import { importPartPath } from '#domain/rides/model/stored/ride-paths.ts';
import type { ImportRepository } from '#domain/rides/ports/import-repository.ts';
import { decoded } from '../decoded.ts';
import type { DocumentStore } from '../document-store.ts';

export function createImportRepository(store: DocumentStore): ImportRepository {
  return {
    list: () =>
      decoded(
        store.query({ collection: 'imports', orderBy: 'at', direction: 'desc', limit: MOST_IMPORTS }),
        (found) => found.flatMap(({ id, fields }) => readImportRun(id, fields) ?? []),
      ),
    part: (run, part) =>
      decoded(store.read(importPartPath(run, partId(part))), (found) => readImportPart(partId(part), found)),
  };
}
