import { PICK_UP_NOW } from '#domain/rides/model/booking/pick-up.ts';
import type { CallForm } from '#domain/rides/model/customers/call.ts';
import type { KnownTrip } from '#domain/rides/model/customers/known-trip.ts';
import { text } from '#domain/rides/model/stored/kinds.ts';
import { tabDraft } from '../../../../core/rides/tab-draft.ts';
import { TRIP_FORM_FIELDS } from '../../../../core/rides/trip-form-fields.ts';

/** A booking by phone as far as it is filled in, with the ride's id once it has been sent: sent again, it is the same ride. */
export interface CallDraft extends CallForm {
  readonly id: string | null;
}

export const EMPTY_CALL: CallDraft = {
  id: null,
  phone: '',
  name: '',
  from: { text: '' },
  to: { text: '' },
  pickUp: PICK_UP_NOW,
  people: '1',
  needs: [],
  note: '',
};

/** What an administrator has typed in this tab. */
export const callDraft = tabDraft('call-draft', { ...TRIP_FORM_FIELDS, name: text });

/**
 * The form with what is known of a caller in it. What was typed stays: only a field is filled that is empty, or that still
 * holds what another caller's number has filled in.
 */
export function withKnown(draft: CallDraft, filled: KnownTrip, known: KnownTrip): CallDraft {
  const isOurs = (typed: string, ours: string) => typed.trim() === '' || typed === ours;
  return {
    ...draft,
    name: isOurs(draft.name, filled.name) ? known.name : draft.name,
    from: isOurs(draft.from.text, filled.from.text) ? known.from : draft.from,
    to: isOurs(draft.to.text, filled.to.text) ? known.to : draft.to,
    needs: draft.needs.join() === filled.needs.join() ? known.needs : draft.needs,
  };
}
