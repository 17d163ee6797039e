/** The folders of the rides' model, the lowest first. A file may import its own folder and the folders below it. */
export const RIDES_STACK = [
  'stored',
  'basics',
  'ride',
  'errors',
  'firm',
  'booking',
  'customers',
  'steps',
  'own-rides',
  'devices',
  'dispatch',
  'standing',
  'notices',
  'history',
  'import',
].map((room) => `domain/rides/model/${room}`);

/** The folders of the books' model, the lowest first. */
export const BOOKS_STACK = ['basics', 'tariffs', 'payers', 'fares', 'bills', 'papers', 'figures'].map(
  (room) => `domain/books/model/${room}`,
);
