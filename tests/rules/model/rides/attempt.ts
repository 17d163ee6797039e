import type { Duty, PromiseSlot } from '#domain/rides/model/firm/shift.ts';
import type { PickUp } from '#domain/rides/model/booking/pick-up.ts';
import type { RideStepName } from '#domain/rides/model/ride/ride-steps.ts';

export interface TriedStep {
  readonly by: string;
  readonly does: 'step';
  readonly did: Exclude<RideStepName, 'request'>;
  readonly ride: number;
  /** The driver to whom the ride is offered or assigned. This driver also takes steps that any driver may take. */
  readonly to: string;
  /** Whether the ride and the person are chosen so that they suit the step. */
  readonly fits: boolean;
  /** The driver's slot for a promise: the first free one, this one, or none. */
  readonly slot: 'free' | PromiseSlot | 'left out';
  /** The pick-up that an edit sets. Only dispatch may set `soon` and `beyond`. No one may set `past` or `in years`. */
  readonly pickUp: 'as it is' | 'now' | 'soon' | 'later' | 'past' | 'beyond' | 'in years';
  /** The driver's estimate of the arrival. Minutes. */
  readonly minutes: number;
  /** What is done with the remark of the step, if the step has one. */
  readonly remark: 'as it should be' | 'left out' | 'of another person';
}

/** A read of a ride's document by its path. */
export interface Look {
  readonly by: string;
  readonly does: 'look';
  readonly at: 'ride' | 'details' | 'last remark';
  readonly ride: number;
}

/** An attempt by one of the seed's people. A step or a look may also be by `its driver` or `its rider`. */
export type Attempt =
  | { readonly by: string; readonly does: 'book'; readonly when: PickUp['kind'] }
  | { readonly by: string; readonly does: 'duty'; readonly duty: Duty }
  | { readonly by: string; readonly does: 'end shift'; readonly of: string }
  | { readonly by: string; readonly does: 'set car'; readonly of: string }
  | { readonly by: string; readonly does: 'sign' }
  | Look
  | TriedStep;

/** The answers of the rules and of the table of steps to an attempt. */
export interface Answers {
  readonly rules: boolean;
  readonly table: boolean;
}
