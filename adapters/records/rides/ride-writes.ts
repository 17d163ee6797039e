import type { Batch } from '#domain/rides/model/stored/record-write.ts';
import { REMOVED, type RecordWrite } from '../document-store.ts';

const KINDS = { create: 'set', change: 'update' } as const;

/** A batch of the domain as writes of the store. */
export function rideWrites(batch: Batch): readonly RecordWrite[] {
  return batch.map(({ path, how, fields }) => {
    const present = Object.entries(fields).filter(([, value]) => how === 'change' || value !== undefined);
    const written = present.map(([field, value]) => [field, value === undefined ? REMOVED : value]);
    return { kind: KINDS[how], path, fields: Object.fromEntries(written) };
  });
}
