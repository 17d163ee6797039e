import type { zone } from './zone-copy.ts';

export const texts: typeof zone = {
  timesOf: (place) => `Alle Zeiten sind Ortszeit in ${place}.`,
  lost: 'Die Zeitzone des Dienstes konnte nicht geladen werden.',
  ofDevice: 'Hier gilt die Uhrzeit dieses Geräts.',
  noDays: 'Ohne sie sind hier keine Fahrten zu sehen.',
};
