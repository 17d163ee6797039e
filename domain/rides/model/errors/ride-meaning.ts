import { inField, means, SYSTEM_MEANINGS, type ErrorMeaning } from '../../../shared/error-meaning.ts';
import type { RideFailure } from './ride-error.ts';
import type { RideFormField } from '../basics/input-error.ts';

type Meaning = ErrorMeaning<RideFormField>;

const MEANINGS = {
  ...SYSTEM_MEANINGS,
  'name-required': inField('name'),
  'name-too-long': inField('name'),
  'name-unusable': inField('name'),

  'place-required': means('input'),
  'place-too-short': means('input'),
  'place-too-long': means('input'),
  'places-too-many': inField('places'),
  'same-place': inField('to'),
  'date-required': inField('date'),
  'time-required': inField('time'),
  'time-skipped': inField('time'),
  'time-twice': inField('turn'),
  'said-out-of-range': inField('time'),
  'pick-up-too-soon': means('input'),
  'pick-up-too-late': means('input'),
  'people-out-of-range': inField('people'),
  'phone-required': inField('phone'),
  'phone-unusable': inField('phone'),
  'phones-unusable': inField('phones'),
  'phones-too-many': inField('phones'),
  'driver-note-too-long': inField('driverNote'),
  'note-too-short': inField('note'),
  'note-too-long': inField('note'),
  'vehicle-required': inField('vehicle'),
  'shift-times-unusable': inField('time'),
  'label-required': inField('label'),
  'label-too-long': inField('label'),
  'plate-too-long': inField('plate'),
  'seats-out-of-range': inField('seats'),
  'setting-unusable': means('input'),
  'legs-required': inField('legs'),
  'legs-unusable': means('input'),
  'legs-overlap': inField('legs'),
  'weekdays-required': inField('weekdays'),
  'day-unusable': means('input'),
  'last-before-first': means('input'),
  'order-too-long': inField('last'),
  'order-too-far': inField('first'),
  'order-empty': inField('weekdays'),
  'pauses-too-many': inField('pauses'),
  'closed-days-too-many': inField('closedDays'),
  'paper-name-unusable': inField('name'),
  'paper-name-too-long': inField('name'),
  'papers-too-many': inField('name'),
  'paper-day-unusable': inField('date'),

  'ride-taken': means('final'),
  'ride-changed': means('final'),
  'ride-over': means('final'),
  'ride-expired': means('final'),
  'too-early': means('final'),
  'again-too-soon': means('final'),
  'gave-back-just-now': means('final'),
  'too-many-steps': means('final'),
  'too-many-changes': means('final'),
  'estimated-too-often': means('final'),
  'arrival-too-late': means('final'),
  'not-on-duty': means('final'),
  'already-driving': means('final'),
  'refused-before': means('final'),
  'not-driving': means('final'),
  'promises-full': means('final'),
  'driver-full': means('final'),
  'driver-off-duty': means('final'),
  'driver-unavailable': means('final'),
  'driver-engaged': means('final'),
  'not-taken-back': means('final'),

  'already-booked': means('final'),
  'booked-just-now': means('final'),
  'promise-due': means('final'),
  'shift-changed-just-now': means('final'),
  'booked-before': means('final'),
  'customer-blocked': means('final'),
  'order-changed': means('final'),
  'order-full': means('final'),
  'order-person-gone': means('final'),
  'billing-refused': means('final'),
  'closed-days-changed': means('final'),
  'availability-changed': means('final'),
  'fleet-full': means('final'),
  'rides-not-set-up': means('final'),
  'vehicle-unavailable': inField('vehicle'),
  'vehicle-of-colleague': inField('vehicle'),
  'paper-expired': means('final'),
  'paper-changed': means('final'),
} satisfies Readonly<Record<RideFailure['code'], Meaning>>;

/** The meaning of a failure of rides. A field in the failure replaces the field of its code. */
export function rideMeaning(failure: RideFailure): Meaning {
  const meaning: Meaning = MEANINGS[failure.code];
  return 'field' in failure ? { ...meaning, field: failure.field } : meaning;
}

/** Whether a failure ends a series of requests. Refusals and defects do not: they may concern one record only. */
export const endsSeries = ({ code }: RideFailure): boolean =>
  code in SYSTEM_MEANINGS && code !== 'permission-denied' && code !== 'unexpected';

export const rideField = (failure: RideFailure) => rideMeaning(failure).field;
