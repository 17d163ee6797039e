import type { bookErrors } from './book-errors-copy.ts';

export const texts: typeof bookErrors = {
  'books-not-set-up': () =>
    'Die Einstellungen der Abrechnung fehlen noch: ein Systemadministrator speichert sie.',
  'no-time-zone': () =>
    'Bitte richten Sie zuerst die Fahrten ein: erst dann ist bekannt, wann ein Tag beginnt.',
  'changed-meanwhile': () => 'Jemand hat das inzwischen geändert. Bitte sehen Sie es noch einmal an.',
  'fare-ended': () => 'Das Ende dieser Fahrt wurde inzwischen anders eingetragen.',
  'fare-billed': () => 'Diese Fahrt steht auf einer Rechnung und kann nicht mehr geändert werden.',
};
