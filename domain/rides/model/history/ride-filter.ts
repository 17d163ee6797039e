import type { RideState } from '../ride/ride-state.ts';

/** From one instant until just before another. */
export interface Period {
  readonly from: Date;
  readonly until: Date;
}

/** Which rides are searched for; every part that is not `null` must hold. */
export interface RideFilter {
  /** What the rides have for a passenger, at least one: uids of accounts, and of callers what `ridersOf` gives. */
  readonly riders: readonly string[] | null;
  /** The uid of the driver. */
  readonly driver: string | null;
  readonly state: RideState | null;
  /** When the pick-up is. */
  readonly period: Period | null;
}

export const EVERY_RIDE: RideFilter = { riders: null, driver: null, state: null, period: null };
