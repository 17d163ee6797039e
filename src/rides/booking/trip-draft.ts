import type { Trip, TripForm } from '#domain/rides/model/booking/trip.ts';
import { flag, mapOf } from '#domain/shared/composed-kinds.ts';
import { tabDraft } from '#core/forms/tab-draft.ts';
import { EMPTY_TRIP, TRIP_FORM_FIELDS } from '../shared/trip/trip-form-fields.ts';

/**
 * A partly filled booking form, with the ride's id once it has been sent, so that sending again does not book a second
 * ride.
 */
export interface TripDraft extends TripForm {
  readonly id: string | null;
  /** The device gave the coordinates of `from` for this trip, so they stay while its words are changed. */
  readonly located: boolean;
}

export type TripTaken = Pick<Trip, 'from' | 'to' | 'people' | 'needs'>;

export const tripDraft = tabDraft('trip-draft', mapOf({ ...TRIP_FORM_FIELDS, located: flag }));

export const emptyDraft = (phone: string): TripDraft => ({ ...EMPTY_TRIP, located: false, phone });

/** The form with another trip in it. What is not part of a trip, such as the phone, stays as typed. */
export function withTrip({ phone, note, pickUp }: TripDraft, taken: TripTaken): TripDraft {
  return { ...emptyDraft(phone), note, pickUp, ...taken, people: String(taken.people) };
}
