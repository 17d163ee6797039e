import type { Trip, TripForm, WhoRides } from '#domain/rides/model/booking/trip.ts';
import { flag, mapOf, orNull } from '#domain/shared/composed-decoders.ts';
import { text, type Fields } from '#domain/shared/decoders.ts';
import { tabDraft } from '#core/forms/tab-draft.ts';
import { EMPTY_TRIP, TRIP_FORM_FIELDS } from '../shared/trip/trip-form-fields.ts';

/** A partly filled booking form. After a press `id` is the ride's, so that another press books no second ride. */
export interface TripDraft extends TripForm, WhoRides {
  readonly id: string | null;
  /** Whether the device gave the coordinates of `from` for this trip. They stay when the words of `from` change. */
  readonly located: boolean;
}

/** A draft as a tab stores it. */
export interface StoredTripDraft extends Omit<TripDraft, 'phone'> {
  /** `null` before a number is typed. The form then shows the number stored for the passenger. */
  readonly phone: string | null;
}

export type TripTaken = Pick<Trip, 'from' | 'to' | 'people' | 'needs'>;

const STORED_FIELDS = {
  ...TRIP_FORM_FIELDS,
  phone: orNull(text),
  located: flag,
  isForOther: flag,
  otherName: text,
  otherPhone: text,
} as const satisfies Fields;

export const tripDraft = tabDraft('trip-draft', mapOf(STORED_FIELDS));

export const EMPTY_DRAFT: StoredTripDraft = {
  ...EMPTY_TRIP,
  phone: null,
  located: false,
  isForOther: false,
  otherName: '',
  otherPhone: '',
};

/** The form with another trip, for a new ride. Phone, note, pick-up and who rides stay as typed. */
export function withTrip(draft: StoredTripDraft, taken: TripTaken): StoredTripDraft {
  const { phone, note, pickUp, isForOther, otherName, otherPhone } = draft;
  const typed = { phone, note, pickUp, isForOther, otherName, otherPhone };
  return { ...EMPTY_DRAFT, ...typed, ...taken, people: String(taken.people) };
}
