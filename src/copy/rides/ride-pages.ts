import { defineCopy } from '../language/define-copy.ts';

/** The administrators' pages of rides. */
export const ridePages = { label: 'Pages of rides', open: 'Open', history: 'History', today: 'Today' };

export const useRidePagesCopy = defineCopy(ridePages, { de: () => import('../de/rides/ride-pages.ts') });
