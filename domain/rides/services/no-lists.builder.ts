import { succeed } from '../../shared/result.ts';
import type { RideRepository } from '../ports/ride-repository.ts';

/** The lists of a repository that has no rides. */
export const NO_LISTS: Pick<RideRepository, 'page' | 'open' | 'changed' | 'count' | 'remarks'> = {
  page: async () => succeed({ rides: [], next: null }),
  open: async () => succeed([]),
  changed: async () => succeed([]),
  count: async () => succeed(0),
  remarks: async () => succeed([]),
};
