import { deleteField, getField, setField } from '../values/field-access.ts';
import { identicalFields } from '../values/identical-values.ts';
import type { Fields, FirestoreValue, StoredDocument } from '../values/value.ts';
import { applyTransform } from './apply-transform.ts';
import { requestTime } from './commit-clock.ts';
import type { UpdateWrite, Write } from './write.ts';

/** A document after one write, and what that write's transforms return. */
export interface Applied {
  readonly after: StoredDocument | null;
  readonly transformResults: readonly FirestoreValue[];
}

function updatedFields(write: UpdateWrite, before: StoredDocument | null): Fields {
  if (!write.mask) return write.fields;
  let fields: Fields = before?.fields ?? new Map();
  for (const path of write.mask) {
    const value = getField(write.fields, path);
    fields = value === undefined ? deleteField(fields, path) : setField(fields, path, value);
  }
  return fields;
}

function applyUpdate(write: UpdateWrite, before: StoredDocument | null, commitTime: bigint): Applied {
  let fields = updatedFields(write, before);
  const transformResults: FirestoreValue[] = [];
  for (const { field, transform } of write.transforms) {
    const { value, result } = applyTransform(getField(fields, field), transform, requestTime(commitTime));
    fields = setField(fields, field, value);
    transformResults.push(result);
  }
  // A write that changes nothing keeps the old update time (protocol 3.2).
  if (before && identicalFields(before.fields, fields)) return { after: before, transformResults };
  const createTime = before?.createTime ?? commitTime;
  return { after: { path: write.path, fields, createTime, updateTime: commitTime }, transformResults };
}

/** The document after a write. Preconditions are checked later, after the rules (protocol 7.7). */
export function applyWrite(write: Write, before: StoredDocument | null, commitTime: bigint): Applied {
  if (write.kind === 'update') return applyUpdate(write, before, commitTime);
  return { after: write.kind === 'delete' ? null : before, transformResults: [] };
}
