import type { ridesToday } from './rides-today-copy.ts';

export const texts: typeof ridesToday = {
  title: 'Heute',
  loading: 'Fahrten werden gezählt …',
  failed: 'Die Fahrten von heute konnten nicht gezählt werden.',
  day: (day) => `Fahrten mit Abholung am ${day}.`,
  asOf: (time) => `Stand ${time}.`,
  again: 'Neu zählen',
  counting: 'Wird gezählt …',
  byState: 'Fahrten nach Stand',
  ridesOf: (count, what) => `${count}: ${what}`,
  atLeast: (count) => `${count} oder mehr`,

  waits: 'Wartezeit',
  average: 'Im Schnitt',
  longest: 'Am längsten',
  minutes: (minutes) => `${minutes} min`,
  waitsOf: (rides) =>
    rides === 1
      ? 'Bei einer beendeten Fahrt, von der Bestellung oder der vereinbarten Zeit, bis der Fahrer da war.'
      : `Bei den letzten ${rides} beendeten Fahrten, von der Bestellung oder der vereinbarten Zeit, bis der Fahrer da war.`,
  noWaits: 'Noch ist keine Fahrt beendet.',

  byDriver: 'Beendete Fahrten nach Fahrer',
  noDrivers: 'Noch hat kein Fahrer eine Fahrt beendet.',
};
