import type { NameError } from '../../../shared/people/name.ts';
import type { Result } from '../../../shared/result.ts';
import type { SystemError } from '../../../shared/system-error.ts';
import type { RideInputError } from '../basics/input-error.ts';
import type { Party } from '../ride/log-line.ts';
import type { EndedState, OpenState } from '../ride/ride-state.ts';
import type { RideStepName } from '../ride/ride-steps.ts';

export type StepRefusal =
  /** The driver can no longer read the ride, nearly always because another driver has it. */
  | { readonly code: 'ride-taken' }
  /** Another step came first. `state` is the present state, `did` the last step, and `by` its party. */
  | ({ readonly code: 'ride-changed'; readonly state: OpenState } & LastDone)
  | ({ readonly code: 'ride-over'; readonly state: EndedState } & LastDone)
  | { readonly code: 'ride-expired' }
  | { readonly code: 'too-early'; readonly at: Date }
  /** The same step, or saving own places, was a moment ago. It is possible again at `from`, by the server's clock. */
  | { readonly code: 'again-too-soon'; readonly from: Date }
  /**
   * The driver has given back a ride (`many`: several rides). Before `from`, by the server's clock, the driver cannot
   * choose another (D91). Dispatch can still offer rides to the driver.
   */
  | { readonly code: 'gave-back-just-now'; readonly from: Date; readonly many: boolean }
  /** The ride has `MOST_STEPS` steps, so it refuses each step with the condition `room`. */
  | { readonly code: 'too-many-steps' }
  /** The log is too long for another edit by the passenger. Dispatch can still edit. */
  | { readonly code: 'too-many-changes' }
  /** The log is too long for another estimate. The ride itself goes on. */
  | { readonly code: 'estimated-too-often' }
  /** The arrival is too far ahead for an estimate. A driver who needs that long should give the ride back. */
  | { readonly code: 'arrival-too-late' }
  | { readonly code: 'not-on-duty' }
  /** `ride` is the id of the ride to finish first. */
  | { readonly code: 'already-driving'; readonly ride: string }
  /** The driver has declined the ride, given it back or lost it. Only dispatch can give this driver the ride again. */
  | { readonly code: 'refused-before' }
  /** A ride for now can be promised only as the next ride, by a driver who is driving. */
  | { readonly code: 'not-driving' }
  /**
   * The driver who promises the ride has no free slot. `ride` is the ride in the last slot. `full` is `next` for a ride
   * for now, which can take only that slot.
   */
  | { readonly code: 'promises-full'; readonly full: 'all' | 'next'; readonly ride: string }
  /** The driver to whom dispatch assigns the ride has no free slot. `ride` is the ride in the last slot. */
  | { readonly code: 'driver-full'; readonly ride: string }
  /** Dispatch gives a due ride or a car only to a driver on duty. It assigns rides only to drivers with a record. */
  | { readonly code: 'driver-off-duty' }
  /** Dispatch enters a step for a driver (D83) who cannot have the ride. `isOver`: the step would reopen the ride. */
  | {
      readonly code: 'driver-engaged';
      readonly by: 'ride' | 'off-duty' | 'account';
      readonly isOver: boolean;
    }
  /** It is too late for this person to take the step back (D89), or there are too many steps. */
  | { readonly code: 'not-taken-back'; readonly by: 'driver' | 'dispatch' }
  /** The rules refuse the step, and no readable data explains why. The driver’s account may be blocked. */
  | { readonly code: 'driver-unavailable' };

/** The last step of a ride, and the party that took this step. */
export interface LastDone {
  readonly did: RideStepName;
  readonly by: Party;
}

/** Why a service refuses something other than a step of a ride. */
type ServiceRefusal =
  /** Every slot for such a ride is taken (rides R7); `ride` is the id of one of the open rides. */
  | { readonly code: 'already-booked'; readonly kind: 'now' | 'later'; readonly ride: string }
  /** A ride took a slot of the passenger a moment ago. The next ride can take one at `from`, by the server's clock. */
  | { readonly code: 'booked-just-now'; readonly from: Date }
  /** A driver with a promise that is due (`ride`) can neither take a break nor go off duty. */
  | { readonly code: 'promise-due'; readonly ride: string }
  /** Many changes of duty, car or number came in a row, so the next must wait. Or another window changed the shift. */
  | { readonly code: 'shift-changed-just-now' }
  /** An earlier attempt of this booking stored `ride`, which is over or differs from the present form. */
  | { readonly code: 'booked-before'; readonly ride: string }
  /** The customer is blocked from booking by phone (D63). `name` is the person who set the block, `at` the time. */
  | { readonly code: 'customer-blocked'; readonly name: string; readonly at: Date }
  /** The order has changed since this page read it. Or its ride is dismissed, or its day is now closed. */
  | { readonly code: 'order-changed' }
  /** The order has changed as often as its log allows. A new order can replace it. */
  | { readonly code: 'order-full' }
  /** The customer was removed, or the passenger’s account is not approved. */
  | { readonly code: 'order-person-gone' }
  /** The payer is suspended or gone, or has a question that the order does not answer. Or the firm has no books. */
  | {
      readonly code: 'billing-refused';
      readonly payer: string;
      readonly why: 'suspended' | 'answers' | 'gone' | 'not-set-up';
    }
  /** Another dispatcher has `added` and `removed` closed days since this page read them. */
  | {
      readonly code: 'closed-days-changed';
      readonly added: readonly string[];
      readonly removed: readonly string[];
    }
  /** Another person has changed the same part (`what`) of a driver’s availability since this page read it. */
  | { readonly code: 'availability-changed'; readonly what: 'hours' | 'away'; readonly name: string }
  /** With these cars the fleet would have more than `most` cars. Lists show no more. */
  | { readonly code: 'fleet-full'; readonly most: number }
  /** The settings are missing, or damaged. */
  | { readonly code: 'rides-not-set-up' }
  /** The chosen vehicle was withdrawn, or is not stored. */
  | { readonly code: 'vehicle-unavailable' }
  /** The chosen vehicle belongs to another driver (D122). */
  | { readonly code: 'vehicle-of-colleague' }
  /** An expired paper of the driver or the car blocks the shift (D121). `name` is the name of its kind. */
  | { readonly code: 'paper-expired'; readonly name: string; readonly of: 'driver' | 'car' }
  /** Another dispatcher has stored this paper since this page read it. */
  | { readonly code: 'paper-changed' };

/** The failures that only rides have. */
export type RideError = RideInputError | StepRefusal | ServiceRefusal;

/** Every expected failure of a service of rides. */
export type RideFailure = SystemError | NameError | RideError;

export type RideResult<T> = Result<T, RideFailure>;
