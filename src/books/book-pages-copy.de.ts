import type { bookPages } from './book-pages-copy.ts';

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
