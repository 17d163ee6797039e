import { count, documentOf, flag, listOf, oneOf, orNull } from '../../../shared/composed-decoders.ts';
import { text, type Fields, type ValuesOf } from '../../../shared/decoders.ts';
import { MOST_FORMER_PLATES } from '../basics/ride-limits.ts';
import { carColour } from '../basics/car-colour.ts';
import { NEEDS } from '../basics/need.ts';

const readPlates = listOf(text);

/** The stored fields of `vehicles/{id}` with their decoders: the cars of the firm (rides R13). */
export const VEHICLE_FIELDS = {
  label: text,
  plate: text,
  colour: carColour,
  /** Seats for passengers. */
  seats: count,
  /** The needs that the car can meet. */
  needs: listOf(oneOf(NEEDS)),
  /** Whether the car is in service, so that drivers may choose it. */
  active: flag,
  /** Former plates, by which earlier rides are found. Not stored if there are none. */
  formerPlates: (stored: unknown) => readPlates(stored ?? []),
  /** The uid of the driver to whom the car belongs (D122). */
  owner: orNull(text),
} as const satisfies Fields;

type Stored = ValuesOf<typeof VEHICLE_FIELDS>;

/** A car whose `owner` is `null` or absent is the firm's. */
export interface Vehicle extends Omit<Stored, 'owner'>, Partial<Pick<Stored, 'owner'>> {
  readonly id: string;
}

/** A car as entered. Its former plates follow from the stored record. */
export type WantedVehicle = Omit<Vehicle, 'formerPlates'>;

/** The former plates of a car after its plate becomes `wanted`. */
export function formerPlatesAfter({ plate, formerPlates }: Vehicle, wanted: string): readonly string[] {
  if (plate === wanted || plate === '') return formerPlates;
  return [...formerPlates.filter((former) => former !== plate), plate].slice(-MOST_FORMER_PLATES);
}

/** Whether this driver may choose the car for a shift. Dispatch can give it to any driver (D122). */
export const isOpenTo = (uid: string, { owner }: Pick<Vehicle, 'owner'>): boolean => (owner ?? uid) === uid;

export const readVehicle = documentOf(VEHICLE_FIELDS);

/** The form in which plates are compared: letters and digits alone, in capitals. */
export const plateKeyOf = (plate: string): string => plate.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
