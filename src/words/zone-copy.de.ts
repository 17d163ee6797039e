import type { zone } from './zone-copy.ts';

export const texts: typeof zone = {
  timesOf: (place) => `Zeiten gelten für ${place}.`,
  lost: 'Die Zeitzone des Dienstes konnte nicht geladen werden.',
  ofDevice: 'Zeiten sind hier die dieses Geräts.',
  noDays: 'Ohne sie sind hier keine Fahrten zu sehen.',
};
