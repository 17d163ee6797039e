import { defineCopy } from './define-copy.ts';

export const zone = {
  /** Shown if the device's zone differs. */
  timesOf: (place: string) => `All times are in ${place} time.`,
  lost: 'The time zone of the service could not be loaded.',
  ofDevice: 'Times are shown in this device’s time zone.',
  /** On pages that show rides by day. */
  noDays: 'Without it, no rides can be shown here.',
};

export const useZoneCopy = defineCopy(zone, { de: () => import('./zone-copy.de.ts') });
