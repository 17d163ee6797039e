/** The folders of the rides' model, from the ground up. A file imports its own folder and those below it. */
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

/** The folders of the books' model, from the ground up. */
export const BOOKS_STACK = ['basics', 'tariffs', 'payers', 'fares', 'bills', 'papers', 'figures'].map(
  (room) => `domain/books/model/${room}`,
);
