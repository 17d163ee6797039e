import type { ridePages } from '../../rides/ride-pages.ts';

export const texts: typeof ridePages = {
  label: 'Seiten der Fahrten',
  open: 'Offen',
  history: 'Verlauf',
  today: 'Heute',
};
