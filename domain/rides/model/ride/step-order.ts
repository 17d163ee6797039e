import type { RideDetails } from '../booking/ride-details.ts';
import type { PromiseSlot } from '../firm/shift.ts';
import type { Reason } from './reasons.ts';
import type { Outcome } from './ride-steps.ts';
import type { Card, RideValues } from './ride.ts';

/** Only the reason `other` may have a note; `null` for none. */
export type Reasoned<Why extends Reason> =
  | { readonly why: Exclude<Why, 'other'> }
  | { readonly why: 'other'; readonly note: string | null };

/**
 * A step with everything that it stores, except who takes it and when. `etaAt` is when the driver says they will be there.
 */
export type StepOrder =
  | {
      readonly did: 'extend' | 'lapse' | 'no_show' | 'recall' | 'finish' | 'expire';
    }
  /** `saidAt` is when the driver pressed the button, if the step is sent later. */
  | { readonly did: 'arrive' | 'start' | 'complete'; readonly saidAt?: Date | undefined }
  | { readonly did: 'offer'; readonly driver: string }
  | { readonly did: 'assign'; readonly driver: string; readonly card: Card; readonly slot: PromiseSlot }
  | { readonly did: 'take' | 'depart'; readonly card: Card; readonly etaAt: Date | null }
  | { readonly did: 'reserve'; readonly card: Card; readonly slot: PromiseSlot }
  | ({ readonly did: 'decline' } & Reasoned<Reason<'decline'>>)
  | ({ readonly did: 'give_back' } & Reasoned<Reason<'give_back'>>)
  | ({ readonly did: 'cancel' } & Reasoned<Reason<'cancel-as-rider' | 'cancel-as-dispatch'>>)
  | { readonly did: 'correct'; readonly to: Outcome; readonly note: string }
  /** `was` is what the details said before. */
  | ({ readonly did: 'edit'; readonly details: EditedDetails; readonly was: EditedDetails } & Pick<
      RideValues,
      'area' | 'people' | 'needs'
    >);

/** What an edit changes in the details, which are a document of their own (rides R11). */
export type EditedDetails = Pick<RideDetails, 'from' | 'to' | 'note'>;
