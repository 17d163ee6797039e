import type { pagination } from './pagination-copy.ts';

export const texts: typeof pagination = {
  label: 'Seiten',
  page: (page) => `Seite ${page}`,
  pageOf: (list, page) => `${list}, Seite ${page}`,
  first: 'Erste Seite',
  previous: 'Zurück',
  next: 'Weiter',
};
