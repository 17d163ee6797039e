import { MOST_PAYERS, payerPath, readPayer } from '#domain/books/model/payers/payer.ts';
import type { PayerRepository } from '#domain/books/ports/payer-repository.ts';
import { decoded, firmList } from '../decoded.ts';
import type { DocumentReads } from '../document-store.ts';

export function createPayerRepository(store: DocumentReads): PayerRepository {
  return {
    list: () =>
      decoded(store.query({ collection: 'payers', limit: MOST_PAYERS }), (found) =>
        firmList(found, readPayer),
      ),
    byId: (id) =>
      decoded(store.read(payerPath(id)), (found) =>
        found === null ? null : (readPayer(id, found) ?? undefined),
      ),
  };
}
