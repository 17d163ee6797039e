import { phoneKeyOf } from '#domain/rides/model/booking/passenger-phone.ts';
import { place } from '#domain/rides/model/basics/place.ts';
import type { CallForm } from '#domain/rides/model/customers/call.ts';
import { RECORD_CHANGES, type RecordChange } from '#domain/rides/model/customers/caller.ts';
import { NOTHING_KNOWN, type KnownTrip } from '#domain/rides/model/customers/known-trip.ts';
import { NEEDS } from '#domain/rides/model/basics/need.ts';
import { flag, listOf, mapOf, oneOf, orElse } from '#domain/shared/composed-decoders.ts';
import { text } from '#domain/shared/decoders.ts';
import { tabDraft } from '#core/forms/tab-draft.ts';
import { EMPTY_TRIP, TRIP_FORM_FIELDS } from '../../shared/trip/trip-form-fields.ts';

/**
 * A partly filled booking by phone. After it has been sent, `id` is the ride's, so that another press books no second
 * ride. If the number has changed since (`sentFor`), the press books another ride.
 */
export interface CallDraft extends CallForm {
  /** The time of the pick-up as typed. `pickUp` is the meaning of this text when it was typed. */
  readonly when: string;
  readonly id: string | null;
  /** The key of the number for which the booking was sent. */
  readonly sentFor: string;
  /** How a known customer's record changes if name or needs differ from it. */
  readonly record: RecordChange;
  /** Whether the dispatcher has typed a place, turned the trip round or chosen another trip. */
  readonly tripChosen: boolean;
  /** The data of another capability in this draft. */
  readonly beside: string;
  /** The values that a caller's number has filled in, so that another number can remove them. */
  readonly filled: KnownTrip;
}

export const EMPTY_CALL: CallDraft = {
  ...EMPTY_TRIP,
  when: '',
  sentFor: '',
  name: '',
  withoutNumber: false,
  record: 'today',
  tripChosen: false,
  beside: '',
  filled: NOTHING_KNOWN,
};

const FIELDS = {
  ...TRIP_FORM_FIELDS,
  name: text,
  withoutNumber: flag,
  when: text,
  sentFor: text,
  record: oneOf(RECORD_CHANGES),
  tripChosen: flag,
  beside: orElse(text, ''),
  filled: mapOf({
    name: text,
    from: place,
    to: place,
    others: listOf(mapOf({ from: place, to: place })),
    needs: listOf(oneOf(NEEDS)),
    note: text,
  }),
};

/** This administrator's begun and unconfirmed bookings in this tab, the latest first. */
export const begunCalls = tabDraft('begun-calls', mapOf({ calls: listOf(mapOf(FIELDS)) }));

/** The texts of a form that distinguish the call from others, the caller's name first. */
export const textsOf = ({ name, phone, from, to, note, when }: CallDraft): readonly string[] =>
  [name, phone, from.text, to.text, note, when].filter((typed) => typed.trim() !== '');

/**
 * A closed form is worth storing if it was sent without a known success. So is one with more input than a known
 * caller's number.
 */
export function isBegun(draft: CallDraft): boolean {
  const { id, name, from, to, people, needs, filled } = draft;
  const isFilledIn = filled.name === name && filled.from.text === from.text && filled.to.text === to.text;
  const isSameTrip = people === EMPTY_CALL.people && needs.join() === filled.needs.join();
  const isUntouched = isFilledIn && isSameTrip && draft.note.trim() === filled.note && draft.when === '';
  const isLookedUp = isUntouched && name !== '';
  return id !== null || draft.beside !== '' || (textsOf(draft).length > 0 && !isLookedUp);
}

/** Whether two calls are the same booking: they have the same number or, before there is one, the same texts. */
export function isSameCall(one: CallDraft, other: CallDraft): boolean {
  const [key, otherKey] = [phoneKeyOf(one.phone), phoneKeyOf(other.phone)];
  return key === otherKey && (key !== '' || textsOf(one).join() === textsOf(other).join());
}

/** The call that was `begun` earlier. Where `since` has input, that input replaces the earlier one. */
export function goingOn(begun: CallDraft, since: CallDraft): CallDraft {
  const typed = <K extends keyof CallDraft>(field: K) =>
    since[field] === EMPTY_CALL[field] ? begun[field] : since[field];
  const end = (field: 'from' | 'to') => (since[field].text.trim() === '' ? begun[field] : since[field]);
  return {
    ...begun,
    phone: since.phone,
    name: typed('name'),
    from: end('from'),
    to: end('to'),
    tripChosen: begun.tripChosen || since.tripChosen,
    when: typed('when'),
    beside: typed('beside'),
    pickUp: since.when === EMPTY_CALL.when ? begun.pickUp : since.pickUp,
    people: typed('people'),
    needs: typed('needs'),
    note: typed('note'),
  };
}

const JOINT = ' / ';

/**
 * The note for the driver. `filled` is the note in the record of the previous number, `known` the one in the caller's
 * record. If `typed` begins with `filled`, `known` replaces that part; otherwise `typed` stays.
 */
function noteWith(typed: string, filled: string, known: string): string {
  if (filled === known || (filled !== '' && !typed.startsWith(filled))) return typed;
  const rest = typed.slice(filled.length).replace(/^ \/ /, '');
  return [known, rest].filter((part) => part.trim() !== '').join(JOINT);
}

/** The form with a caller's data. They replace only empty texts and the data of another caller's number. */
export function withKnown(draft: CallDraft, known: KnownTrip): CallDraft {
  const { filled } = draft;
  const isOurs = (typed: string, ours: string) => typed.trim() === '' || typed === ours;
  return {
    ...draft,
    filled: known,
    record: 'today',
    name: isOurs(draft.name, filled.name) ? known.name : draft.name,
    from: isOurs(draft.from.text, filled.from.text) ? known.from : draft.from,
    to: isOurs(draft.to.text, filled.to.text) ? known.to : draft.to,
    needs: draft.needs.join() === filled.needs.join() ? known.needs : draft.needs,
    note: noteWith(draft.note, filled.note, known.note),
  };
}

/** The form with the caller's usual trip at its pick-up time. A trip that the dispatcher has chosen stays. */
export function withUsual(draft: CallDraft, { from, to, others }: KnownTrip): CallDraft {
  return draft.tripChosen ? draft : { ...draft, from, to, filled: { ...draft.filled, from, to, others } };
}
