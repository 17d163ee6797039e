import type { Period } from '../../../shared/time/day.ts';
import type { RideState } from '../ride/ride-state.ts';
import type { Booker } from '../booking/booked-by.ts';

/** Which rides are searched for; every part that is not `null` must hold. */
export interface RideFilter {
  /** What the rides have for a passenger: uids of accounts, and of callers what `ridersOf` gives. */
  readonly riders: readonly string[] | null;
  readonly driver: string | null;
  /** The number plate of the car that came or was promised, as it was then. */
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
