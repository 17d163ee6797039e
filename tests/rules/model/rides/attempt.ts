import type { Duty } from '#domain/rides/model/firm/shift.ts';
import type { StepName } from '#domain/rides/model/ride/ride-steps.ts';

/** What somebody tries: one of the seed's people or, for a step, `its driver` or `its rider`. */
export type Attempt =
  | { readonly by: string; readonly does: 'book' }
  | { readonly by: string; readonly does: 'duty'; readonly duty: Duty }
  | {
      readonly by: string;
      readonly does: 'step';
      readonly did: Exclude<StepName, 'request'>;
      readonly ride: number;
      /** To whom the ride is offered or assigned, if it is, and which driver takes one that fits any. */
      readonly to: string;
      /** Whether the ride and its taker are among those that suit the step. */
      readonly fits: boolean;
    };

/** What the rules say of an attempt, and what the table of steps says. */
export interface Answers {
  readonly rules: boolean;
  readonly table: boolean;
}
