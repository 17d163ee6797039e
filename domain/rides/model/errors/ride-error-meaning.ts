import { meaningOf, type ErrorKind, type FormField } from '../../../shared/error-meaning.ts';
import type { RideError, RideErrorCode, RideFailure, RideFormField } from './ride-error.ts';

interface RideErrorMeaning {
  readonly kind: ErrorKind;
  /** The field to be corrected; `field` of the error itself where it has one. */
  readonly field: FormField | RideFormField | null;
}

const FINAL = { kind: 'final', field: null } as const;
const inField = (field: RideFormField | null) => ({ kind: 'input', field }) as const;

const MEANINGS = {
  'place-required': inField(null),
  'place-too-short': inField(null),
  'place-too-long': inField(null),
  'date-required': inField('date'),
  'time-required': inField('time'),
  'time-skipped': inField('time'),
  'time-twice': inField('turn'),
  'pick-up-too-soon': inField(null),
  'pick-up-too-late': inField(null),
  'people-out-of-range': inField('people'),
  'phone-required': inField('phone'),
  'phone-unusable': inField('phone'),
  'note-too-short': inField('note'),
  'note-too-long': inField('note'),
  'vehicle-required': inField('vehicle'),
  'label-required': inField('label'),
  'label-too-long': inField('label'),
  'plate-too-long': inField('plate'),
  'seats-out-of-range': inField('seats'),
  'setting-unusable': inField(null),

  'ride-taken': FINAL,
  'ride-changed': FINAL,
  'ride-over': FINAL,
  'ride-expired': FINAL,
  // The same step may be taken later, or after something else.
  'too-early': { kind: 'transient', field: null },
  'too-many-steps': FINAL,
  'not-on-duty': FINAL,
  'already-driving': FINAL,
  'driver-off-duty': inField('driver'),
  'driver-unavailable': inField('driver'),

  'already-booked': FINAL,
  'booked-before': FINAL,
  'rides-not-set-up': FINAL,
  'vehicle-unavailable': inField('vehicle'),
} as const satisfies Readonly<Record<RideErrorCode, RideErrorMeaning>>;

/** Whether it is a code of rides, and not one that the whole product shares. */
export function isRideError(error: RideFailure): error is RideError {
  return error.code in MEANINGS;
}

/** The one place that says what a code of rides means; a code without an entry does not compile. */
export function rideMeaningOf(error: RideFailure): RideErrorMeaning {
  if (!isRideError(error)) return meaningOf(error);
  return 'field' in error ? { ...MEANINGS[error.code], field: error.field } : MEANINGS[error.code];
}
