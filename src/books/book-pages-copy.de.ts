import type { bookPages } from './book-pages-copy.ts';

/** The links between the pages of the books, in German. */
export const texts: typeof bookPages = {
  menu: 'Abrechnung',
  pages: {
    takings: 'Kasse',
    figures: 'Zahlen',
    payers: 'Rechnungskunden',
    tariffs: 'Tarife',
    bills: 'Rechnungen',
    bookSettings: 'Unternehmen',
  },
};
