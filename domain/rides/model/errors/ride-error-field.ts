import { meaningOf, type FormField } from '../../../shared/error-meaning.ts';
import type { RideError, RideErrorCode, RideFailure, RideFormField } from './ride-error.ts';

type Field = FormField | RideFormField | null;

/** `null` if no field needs correcting, or if the error names the field itself. */
const FIELDS = {
  'place-required': null,
  'place-too-short': null,
  'place-too-long': null,
  'same-place': 'to',
  'date-required': 'date',
  'time-required': 'time',
  'time-skipped': 'time',
  'time-twice': 'turn',
  'pick-up-too-soon': null,
  'pick-up-too-late': null,
  'people-out-of-range': 'people',
  'phone-required': 'phone',
  'phone-unusable': 'phone',
  'note-too-short': 'note',
  'note-too-long': 'note',
  'vehicle-required': 'vehicle',
  'label-required': 'label',
  'label-too-long': 'label',
  'plate-too-long': 'plate',
  'seats-out-of-range': 'seats',
  'setting-unusable': null,

  'ride-taken': null,
  'ride-changed': null,
  'ride-over': null,
  'ride-expired': null,
  'too-early': null,
  'too-many-steps': null,
  'not-on-duty': null,
  'already-driving': null,
  'refused-before': null,
  'not-driving': null,
  'promises-full': null,
  'driver-full': null,
  'driver-off-duty': null,
  'driver-unavailable': null,

  'already-booked': null,
  'booked-just-now': null,
  'promise-due': null,
  'booked-before': null,
  'rides-not-set-up': null,
  'vehicle-unavailable': 'vehicle',
} as const satisfies Readonly<Record<RideErrorCode, Field>>;

/** Whether this is one of rides' own codes, not one that the whole product shares. */
export function isRideError(error: RideFailure): error is RideError {
  return error.code in FIELDS;
}

/** The one place that says at which field a failure is shown; a code of rides without an entry does not compile. */
export function rideErrorField(error: RideFailure): Field {
  if (!isRideError(error)) return meaningOf(error).field;
  return 'field' in error ? error.field : FIELDS[error.code];
}
