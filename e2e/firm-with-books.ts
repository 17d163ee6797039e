import { BOOK_SETTINGS_PATH, FIRST_BOOK_SETTINGS } from '#domain/books/model/basics/book-settings.ts';
import { readDocument, storeDocuments } from './backend-data.ts';

/** Stores settings of the firm's books, with no tariff. Does nothing if another test has stored settings. */
export async function keepBooks(): Promise<void> {
  if ((await readDocument(BOOK_SETTINGS_PATH)) === null)
    await storeDocuments({ [BOOK_SETTINGS_PATH]: { ...FIRST_BOOK_SETTINGS, rev: 0 } });
}
