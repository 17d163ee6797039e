import { aStoredRide, after } from '#domain/rides/model/ride/ride.builder.ts';
import type { RideState } from '#domain/rides/model/ride/ride-state.ts';
import { isMap } from '#domain/shared/kinds.ts';
import { Timestamp, type Fields } from '../rest/firestore-value.ts';

function stored(value: unknown): unknown {
  if (value instanceof Date) return new Timestamp(value.toISOString());
  return isMap(value) ? storedFields(value) : value;
}

/** Fields with stored times instead of dates. */
export function storedFields(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, stored(value)]));
}

/** What a line of the log says besides when. */
type Said = Readonly<Record<string, unknown>> & { readonly did: string; readonly by: string };

/** A ride as it is stored, with these lines after the booking's, ten seconds apart, and the given fields instead. */
export function aRideWith(state: RideState, lines: readonly Said[] = [], given: Fields = {}): Fields {
  const rider = given['rider'] ?? 'u-robin';
  const all = [{ did: 'request', by: rider }, ...lines];
  const log = Object.fromEntries(all.map((line, rev) => [rev, { ...line, at: after(10 * rev) }]));
  const last = { rev: lines.length, did: all.at(-1)?.did, log };
  return storedFields(aStoredRide(state, { ...last, ...given }));
}
