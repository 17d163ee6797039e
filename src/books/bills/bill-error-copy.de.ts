import type { billErrors } from './bill-error-copy.ts';

export const texts: typeof billErrors = {
  'no-time-zone': () =>
    'Bitte richten Sie zuerst die Fahrten ein: erst dann ist bekannt, wann ein Tag beginnt.',
  'no-firm': () =>
    'Bitte tragen Sie zuerst das Unternehmen ein, unter Kasse, Unternehmen. Eine Rechnung nennt es.',
  'bill-changed': () => 'Diese Rechnung wurde inzwischen geändert oder ausgestellt. Bitte laden Sie sie neu.',
  'bill-full': () =>
    'Diese Rechnung hat so viele Fahrten, wie eine haben kann. Bitte stellen Sie sie aus und berechnen die übrigen danach.',
  'nothing-to-credit': () => 'Keine Fahrt dieser Rechnung kann noch korrigiert werden.',
  'day-unusable': () => 'Bitte geben Sie einen Tag bis heute ein.',
};
