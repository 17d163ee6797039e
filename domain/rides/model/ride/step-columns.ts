import type { RideState } from './ride-state.ts';

/** Who takes a step: the passenger whose ride it is, the driver who has it or is asked, any driver, an administrator. */
export type Hand = 'rider' | 'its-driver' | 'any-driver' | 'dispatch';

/** What a step waits for besides the ride's state; `obstacleTo` tells what is in the way. */
export type Condition =
  | 'unexpired'
  | 'search-over'
  | 'searched'
  | 'due'
  | 'answerable'
  | 'offer-over'
  | 'waited'
  | 'on-duty'
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
export type Said = 'why' | 'note' | 'saidAt' | 'driver';

export interface RideStep {
  /** In which states it is open to whom; from none, it makes the ride. */
  readonly from: { readonly [Who in Hand]?: readonly RideState[] };
  /** `null` where the order names it, or else the state stays. */
  readonly to: RideState | null;
  readonly needs?: readonly Condition[];
  readonly records?: readonly Recorded[];
  readonly says?: readonly Said[];
}
