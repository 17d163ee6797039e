import { PICK_UP_NOW } from '#domain/rides/model/booking/pick-up.ts';
import { place } from '#domain/rides/model/basics/place.ts';
import { NEEDS } from '#domain/rides/model/basics/need.ts';
import { listOf, mapOf, oneOf, orNull } from '#domain/shared/composed-decoders.ts';
import { text, type Fields, type ValuesOf } from '#domain/shared/decoders.ts';

const PICK_UP = {
  kind: oneOf(['now', 'later']),
  date: text,
  time: text,
  turn: orNull(oneOf(['first', 'second'])),
} as const satisfies Fields;

/**
 * The fields of a booking form that a tab stores. After the form has been sent, `id` is the ride's, so that another
 * press books no second ride.
 */
export const TRIP_FORM_FIELDS = {
  id: orNull(text),
  from: place,
  to: place,
  pickUp: mapOf(PICK_UP),
  people: text,
  needs: listOf(oneOf(NEEDS)),
  note: text,
  phone: text,
} as const satisfies Fields;

export const EMPTY_TRIP: ValuesOf<typeof TRIP_FORM_FIELDS> = {
  id: null,
  from: { text: '' },
  to: { text: '' },
  pickUp: PICK_UP_NOW,
  people: '1',
  needs: [],
  note: '',
  phone: '',
};
