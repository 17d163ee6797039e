import { createBillRepository } from '#adapters/records/books/bill-repository.ts';
import { createFareRepository } from '#adapters/records/books/fare-repository.ts';
import { createPayerRepository } from '#adapters/records/books/payer-repository.ts';
import { createTariffRepository } from '#adapters/records/books/tariff-repository.ts';
import type { DocumentStore } from '#adapters/records/document-store.ts';
import type { BookPorts } from '#domain/books/ports/book-ports.ts';

export const openFirebaseBooks = (
  documents: DocumentStore,
): Pick<BookPorts, 'tariffs' | 'payers' | 'bills' | 'fares'> => ({
  tariffs: createTariffRepository(documents),
  payers: createPayerRepository(documents),
  bills: createBillRepository(documents),
  fares: createFareRepository(documents),
});
