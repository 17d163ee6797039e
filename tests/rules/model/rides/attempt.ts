import type { Duty, PromiseSlot } from '#domain/rides/model/firm/shift.ts';
import type { PickUp } from '#domain/rides/model/booking/pick-up.ts';
import type { RideStepName } from '#domain/rides/model/ride/ride-steps.ts';

/** A step of a ride. */
export interface TriedStep {
  readonly by: string;
  readonly does: 'step';
  readonly did: Exclude<RideStepName, 'request'>;
  readonly ride: number;
  /** To whom the ride is offered or assigned, if it is, and which driver takes one that fits any. */
  readonly to: string;
  /** Whether the ride and its taker are among those that suit the step. */
  readonly fits: boolean;
  /** In which slot of the driver a promise is stored, if it is one: in the first free one, in this one, or in none. */
  readonly slot: 'free' | PromiseSlot | 'left out';
  /** Which pick-up an edit asks for: for `soon` only dispatch needs no more time, and the last two nobody may have. */
  readonly pickUp: 'as it is' | 'now' | 'soon' | 'later' | 'past' | 'beyond';
  /** How soon a driver who sets off or estimates says they will be there. Minutes. */
  readonly minutes: number;
  /** What becomes of its remark, if it has one. */
  readonly remark: 'as it should be' | 'left out' | 'of somebody else';
}

/** A document of a ride is read by its path. */
export interface Look {
  readonly by: string;
  readonly does: 'look';
  readonly at: 'ride' | 'details' | 'last remark';
  readonly ride: number;
}

/** What somebody tries: one of the seed's people or, for a step or a look, `its driver` or `its rider`. */
export type Attempt =
  | { readonly by: string; readonly does: 'book'; readonly when: PickUp['kind'] }
  | { readonly by: string; readonly does: 'duty'; readonly duty: Duty }
  | { readonly by: string; readonly does: 'end shift'; readonly of: string }
  | { readonly by: string; readonly does: 'set car'; readonly of: string }
  | { readonly by: string; readonly does: 'sign' }
  | Look
  | TriedStep;

/** What the rules say of an attempt, and what the table of steps says. */
export interface Answers {
  readonly rules: boolean;
  readonly table: boolean;
}
