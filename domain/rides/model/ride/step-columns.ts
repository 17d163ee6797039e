import type { RideState } from './ride-state.ts';

/**
 * The part in which somebody takes a step: the ride's passenger, the driver who has it or is asked, any driver, or an
 * administrator.
 */
export type Hand = 'rider' | 'its-driver' | 'any-driver' | 'dispatch';

/** What a step requires besides the ride's state; `obstacleTo` says what is in the way. */
export type Condition =
  | 'unexpired'
  | 'search-over'
  | 'searched'
  | 'due'
  | 'answerable'
  | 'unrefused'
  | 'offer-over'
  | 'waited'
  | 'on-duty'
  | 'next'
  | 'lock-free'
  | 'room';

/** What a step sets in the ride besides state, number, time and log line. */
export type Recorded =
  | 'searchFrom'
  | 'driver'
  | 'card'
  | 'declined'
  | 'offeredAt'
  | 'arrivedAt'
  | 'etaAt'
  | 'endedAt'
  | 'area'
  | 'people'
  | 'needs';

/** What its log line may say besides what was done, by whom and when. */
export type Said = 'why' | 'saidAt' | 'driver';

/** What is kept apart from the log, because it may be about somebody who reads that (rides R36). */
export type Remarked = 'why' | 'note' | 'was';

export interface RideStep {
  /** Who may take the step in which states; empty for the booking, which makes the ride. */
  readonly from: { readonly [Who in Hand]?: readonly RideState[] };
  /** `null` if the order names the state, or if the state stays. */
  readonly to: RideState | null;
  readonly needs?: readonly Condition[];
  readonly records?: readonly Recorded[];
  readonly says?: readonly Said[];
  readonly remarks?: readonly Remarked[];
}
