import { NEEDS } from '#domain/rides/model/booking/needs.ts';
import { place } from '#domain/rides/model/booking/place.ts';
import { PICK_UP_NOW } from '#domain/rides/model/booking/pick-up.ts';
import type { Trip, TripForm } from '#domain/rides/model/booking/trip.ts';
import { flag, listOf, oneOf, orNull, text, type Fields } from '#domain/rides/model/stored/kinds.ts';
import { mapOf } from '#domain/rides/model/stored/read-fields.ts';

/** A booking's form as far as it is filled in, with the ride's id once it has been sent: sent again, it is the same ride. */
export interface TripDraft extends TripForm {
  readonly id: string | null;
  /** The device gave the coordinates of `from` for this trip, so they stay while its words are typed. */
  readonly located: boolean;
}

/** What is taken over from another trip. */
export type TripTaken = Pick<Trip, 'from' | 'to' | 'people' | 'needs'>;

const PICK_UP = {
  kind: oneOf(['now', 'later']),
  date: text,
  time: text,
  turn: orNull(oneOf(['first', 'second'])),
} as const satisfies Fields;

const FIELDS = {
  uid: text,
  id: orNull(text),
  located: flag,
  from: place,
  to: place,
  pickUp: mapOf(PICK_UP),
  people: text,
  needs: listOf(oneOf(NEEDS)),
  note: text,
  phone: text,
} as const satisfies Fields;

const KEY = 'trip-draft';
const readStored = mapOf(FIELDS);

export function emptyDraft(phone: string): TripDraft {
  const nowhere = { text: '' };
  return {
    id: null,
    located: false,
    from: nowhere,
    to: nowhere,
    pickUp: PICK_UP_NOW,
    people: '1',
    needs: [],
    note: '',
    phone,
  };
}

/** The form with another trip in it: what is no part of a trip, such as the phone, stays as it is typed. */
export function withTrip({ phone, note, pickUp }: TripDraft, taken: TripTaken): TripDraft {
  return { ...emptyDraft(phone), note, pickUp, ...taken, people: String(taken.people) };
}

/** What this person has typed in this tab, also before a reload; `null` if nothing is kept. */
export function keptDraft(person: string): TripDraft | null {
  try {
    const stored = readStored(JSON.parse(sessionStorage.getItem(KEY) ?? 'null'), () => undefined);
    if (stored?.uid !== person) return null;
    const { uid: _, ...draft } = stored;
    return draft;
  } catch {
    return null;
  }
}

/** Keeps it for this tab; `null` forgets it. */
export function keepDraft(uid: string, draft: TripDraft | null): void {
  try {
    if (draft === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify({ uid, ...draft }));
  } catch {
    // Storage may be blocked; the form then lasts as long as its page.
  }
}
