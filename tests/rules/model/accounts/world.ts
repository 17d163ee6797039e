import { isDeepStrictEqual } from 'node:util';
import { Sentinel, type Data, type Datum } from '../../scenario/datum.ts';
import type { Seed, Write } from '../../scenario/request.ts';

/** All documents by path, as plain values. */
export type World = ReadonlyMap<string, Data>;

export const worldOf = (seed: Seed): World => new Map(Object.entries(seed));

export const same = (one: unknown, other: unknown): boolean => isDeepStrictEqual(one, other);

const isMap = (value: Datum): value is Data =>
  value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** The data with the changes applied: server values computed, removed fields gone. */
function changed(data: Data, changes: Data, now: Date): Data {
  const fields: Record<string, Datum> = { ...data };
  for (const [field, value] of Object.entries(changes)) {
    if (!(value instanceof Sentinel)) fields[field] = isMap(value) ? changed({}, value, now) : value;
    else if (value.kind === 'serverTime') fields[field] = now;
    else delete fields[field];
  }
  return fields;
}

/** The documents after a batch. Two writes of a document are applied in order. */
export function afterWrites(world: World, writes: readonly Write[], now: Date): World {
  const after = new Map(world);
  for (const write of writes) {
    if (write.kind === 'delete') after.delete(write.path);
    else {
      const base = write.kind === 'set' ? {} : (after.get(write.path) ?? {});
      after.set(write.path, changed(base, write.data, now));
    }
  }
  return after;
}
