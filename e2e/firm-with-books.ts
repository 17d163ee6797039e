import { BOOK_SETTINGS_PATH, FIRST_BOOK_SETTINGS } from '#domain/books/model/basics/book-settings.ts';
import { readDocument, storeDocuments } from './backend-data.ts';

/** Makes sure that the firm has settings of its books: those of another test, or new ones without a tariff. */
export async function keepBooks(): Promise<void> {
  if ((await readDocument(BOOK_SETTINGS_PATH)) === null)
    await storeDocuments({ [BOOK_SETTINGS_PATH]: { ...FIRST_BOOK_SETTINGS, rev: 0 } });
}
