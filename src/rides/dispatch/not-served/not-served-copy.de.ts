import type { notServed } from './not-served-copy.ts';

export const texts: typeof notServed = {
  heading: 'Heute nicht bedient',
  lead: (count) =>
    count === '1'
      ? 'Für eine Anfrage fand sich kein Fahrer.'
      : `Für ${count} Anfragen fand sich kein Fahrer.`,
  columns: {
    passenger: 'Fahrgast',
    ended: 'Gesucht bis',
    route: 'Von und nach',
    phone: 'Telefon',
    noPhone: 'Keine Nummer',
  },
  again: 'Noch einmal buchen',
  more: 'Weitere zeigen',
  loadingMore: 'Wird geladen …',
  failed: 'Die Anfragen ohne Fahrer konnten nicht geladen werden.',
};
