import { documentOf } from '../../../shared/composed-decoders.ts';
import { text, time, type Fields, type ValuesOf } from '../../../shared/decoders.ts';

/**
 * The stored fields of `carsInUse/{uid}` with their decoders. The record names a driver's car. It is stored when the
 * driver goes on duty in the car, until the shift ends. Other drivers may read this record, but not the shift (D70).
 */
const CAR_IN_USE_FIELDS = {
  /** The vehicle's id. */
  car: text,
  since: time,
} as const satisfies Fields;

export interface CarInUse extends ValuesOf<typeof CAR_IN_USE_FIELDS> {
  /** The driver's uid. */
  readonly id: string;
}

export const readCarInUse = documentOf(CAR_IN_USE_FIELDS);
