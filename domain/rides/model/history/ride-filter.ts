import type { Period } from '../../../shared/time/day.ts';
import type { RideState } from '../ride/ride-state.ts';
import type { Booker } from '../booking/booked-by.ts';

/** The conditions of a search. A ride must meet each condition that is not `null`. */
export interface RideFilter {
  /** The riders: uids of accounts, and for customers the riders of `ridersOf`. */
  readonly riders: readonly string[] | null;
  readonly driver: string | null;
  /** The plate on the ride's card. */
  readonly plate: string | null;
  readonly booker: Booker | null;
  readonly state: RideState | null;
  readonly period: Period | null;
}

export const EVERY_RIDE: RideFilter = {
  riders: null,
  driver: null,
  plate: null,
  booker: null,
  state: null,
  period: null,
};
