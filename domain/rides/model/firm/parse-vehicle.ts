import { fail, succeed, type Result } from '../../../shared/result.ts';
import { typedText } from '../../../shared/typed-text.ts';
import type { RideInputError } from '../basics/input-error.ts';
import { LONGEST_LABEL, LONGEST_PLATE, MOST_SEATS } from '../basics/ride-limits.ts';
import type { Vehicle, WantedVehicle } from './vehicle.ts';

/** A vehicle as typed, without `active` and `owner`. */
export interface VehicleForm extends Pick<Vehicle, 'label' | 'plate' | 'colour' | 'needs'> {
  readonly seats: string;
}

/** Parses a vehicle's form; plate and colour are optional. Fails with all errors, in the order of the fields. */
export function parseVehicle(
  form: VehicleForm,
): Result<Omit<WantedVehicle, 'id' | 'active' | 'owner'>, readonly RideInputError[]> {
  const label = typedText(form.label);
  const plate = typedText(form.plate);
  const seats = /^\d{1,3}$/.test(form.seats.trim()) ? Number(form.seats) : 0;
  const problems: RideInputError[] = [];
  if (label === '') problems.push({ code: 'label-required' });
  if (label.length > LONGEST_LABEL) problems.push({ code: 'label-too-long' });
  if (plate.length > LONGEST_PLATE) problems.push({ code: 'plate-too-long' });
  if (seats < 1 || seats > MOST_SEATS) problems.push({ code: 'seats-out-of-range' });
  if (problems.length > 0) return fail(problems);
  return succeed({ label, plate, colour: form.colour, seats, needs: [...new Set(form.needs)] });
}
