import { defineCopy } from '#words/define-copy.ts';

export const bookPages = {
  menu: 'Books',
  pages: {
    takings: 'Cash',
    figures: 'Figures',
    payers: 'Account customers',
    tariffs: 'Tariffs',
    bills: 'Bills',
    bookSettings: 'Firm',
  },
};

export const useBookPagesCopy = defineCopy(bookPages, { de: () => import('./book-pages-copy.de.ts') });
