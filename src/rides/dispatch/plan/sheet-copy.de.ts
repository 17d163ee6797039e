import type { sheet } from './sheet-copy.ts';

export const texts: typeof sheet = {
  title: 'Tagesblatt',
  of: (name) => `Tagesblatt von ${name}`,
  back: 'Plan',
  print: 'Drucken',
  none: 'Keine Fahrten an diesem Tag.',
  asOf: (time) => `Stand ${time}`,
  failed: 'Das Tagesblatt konnte nicht geladen werden.',
  unnamed: 'Fahrer',
};
