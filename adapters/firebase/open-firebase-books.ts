import { createFareRepository } from '#adapters/records/books/fare-repository.ts';
import { createPayerRepository } from '#adapters/records/books/payer-repository.ts';
import { createTariffRepository } from '#adapters/records/books/tariff-repository.ts';
import type { DocumentStore } from '#adapters/records/document-store.ts';
import type { BookPorts } from '#domain/books/ports/book-ports.ts';

/** The repositories of the books. */
export const openFirebaseBooks = (
  documents: DocumentStore,
): Pick<BookPorts, 'tariffs' | 'payers' | 'fares'> => ({
  tariffs: createTariffRepository(documents),
  payers: createPayerRepository(documents),
  fares: createFareRepository(documents),
});
