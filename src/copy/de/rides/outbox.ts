import type { outbox } from '../../rides/outbox.ts';

export const texts: typeof outbox = {
  waiting: (steps) => `Keine Verbindung. Noch nicht gesendet: ${steps}.`,
  goesOn:
    'Das wird von selbst gesendet, mit der Uhrzeit, zu der Sie gedrückt haben, sobald es eine Verbindung gibt. Lassen Sie diese Seite offen.',
  step: (name, at) => `${name} (${at})`,
  refused: (steps) =>
    `Nicht eingetragen: ${steps}. Die Fahrt hatte sich geändert, bevor es gesendet werden konnte. Die Seite zeigt, was gespeichert ist.`,
  dismiss: 'OK',
};
