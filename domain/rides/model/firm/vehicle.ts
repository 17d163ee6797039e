import { count, documentOf, flag, listOf, oneOf } from '../../../shared/composed-kinds.ts';
import { text, type Fields, type ValuesOf } from '../../../shared/kinds.ts';
import { carColour, NEEDS } from '../ride/ride.ts';

/** The stored fields of `vehicles/{id}` with their kinds: the cars of the firm (rides R13). */
export const VEHICLE_FIELDS = {
  label: text,
  plate: text,
  colour: carColour,
  /** Seats for passengers. */
  seats: count,
  /** Which needs it can meet. */
  needs: listOf(oneOf(NEEDS)),
  /** Whether drivers may choose it. */
  active: flag,
} as const satisfies Fields;

export interface Vehicle extends ValuesOf<typeof VEHICLE_FIELDS> {
  readonly id: string;
}

export const readVehicle = documentOf(VEHICLE_FIELDS);

/** What a plate is compared by, since spaces and hyphens are written in many ways. */
export const plateKeyOf = (plate: string): string => plate.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
