import { fail, invalid, succeed, type Outcome } from '../firestore-fault.ts';
import { identicalFields } from '../values/identical-values.ts';
import { checkStorageLimits } from '../values/storage-size.ts';
import type { FirestoreValue, StoredDocument } from '../values/value.ts';
import { applyWrite } from './apply-write.ts';
import type { Database } from './database.ts';
import type { Write } from './write.ts';

/** One write with the document before and after it; later writes see earlier ones (protocol 3.2). */
export interface StagedWrite {
  readonly write: Write;
  readonly before: StoredDocument | null;
  readonly after: StoredDocument | null;
  readonly transformResults: readonly FirestoreValue[];
}

/** A commit computed but not stored: the rules see it first, then the preconditions are checked. */
export interface StagedCommit {
  readonly commitTime: bigint;
  readonly writes: readonly StagedWrite[];
  /** The document as it will be after all writes. */
  after(path: string): StoredDocument | null;
}

export function stageCommit(database: Database, writes: readonly Write[], commitTime: bigint): StagedCommit {
  const overlay = new Map<string, StoredDocument | null>();
  const after = (path: string): StoredDocument | null => overlay.get(path) ?? readThrough(path);
  const readThrough = (path: string): StoredDocument | null =>
    overlay.has(path) ? null : database.get(path);
  const staged = writes.map((write): StagedWrite => {
    const before = after(write.path);
    const applied = applyWrite(write, before, commitTime);
    if (write.kind !== 'verify') overlay.set(write.path, applied.after);
    return { write, before, ...applied };
  });
  for (const [path, last] of overlay) {
    const stored = database.get(path);
    if (stored && last && isSame(stored, last)) overlay.set(path, stored);
  }
  return { commitTime, writes: staged, after };
}

/** Whether nothing changed in the end, so that the update time stays. A document deleted in between is a new one. */
const isSame = (stored: StoredDocument, last: StoredDocument): boolean =>
  stored.createTime === last.createTime && identicalFields(stored.fields, last.fields);

/** A commit verifies a document at most once, and not if it also writes the document (protocol 3.2). */
export function checkVerifies(writes: readonly Write[]): Outcome<readonly Write[]> {
  const verified = new Set<string>();
  for (const { kind, path } of writes) {
    if (kind !== 'verify') continue;
    if (verified.has(path)) return invalid(`Document "${path}" is verified twice.`);
    verified.add(path);
  }
  const both = writes.find(({ kind, path }) => kind !== 'verify' && verified.has(path));
  return both ? invalid(`Document "${both.path}" is both verified and written.`) : succeed(writes);
}

/** A document's writes so far: whether the last one deletes it, and the version that the first one requires. */
interface Collapsed {
  readonly isDeleted: boolean;
  readonly version: bigint | null;
}

const collapsed = ({ kind, precondition }: Write): Collapsed => ({
  isDeleted: kind === 'delete',
  version: precondition?.kind === 'updateTime' ? precondition.micros : null,
});

/** Whether a write requires the document to exist (`true`) or to be missing (`false`); `null` if neither. */
function presenceFor({ kind, precondition }: Write): boolean | null {
  if (precondition?.kind === 'exists') return precondition.exists;
  // An update that requires version 0 creates a missing document. A delete with a version requires neither.
  return precondition === undefined || kind === 'delete' ? null : precondition.micros !== 0n;
}

/**
 * Firestore joins several writes of a document before it reads anything. So a write is refused if it wants another
 * version than the document's first write, or contradicts the write before (protocol 3.2).
 */
export function checkCollapse(writes: readonly Write[]): Outcome<readonly Write[]> {
  const before = new Map<string, Collapsed>();
  for (const write of writes) {
    if (write.kind === 'verify') continue;
    const first = before.get(write.path);
    const { isDeleted, version } = collapsed(write);
    if (first === undefined) {
      before.set(write.path, { isDeleted, version });
      continue;
    }
    if (version !== null && version !== first.version) {
      return invalid(`The writes of document "${write.path}" want different versions.`);
    }
    if (presenceFor(write) === first.isDeleted) {
      return invalid(
        `A write of document "${write.path}" wants it to be as the one before did not leave it.`,
      );
    }
    before.set(write.path, { isDeleted, version: first.version });
  }
  return succeed(writes);
}

/** The failures of protocol 3.2, with production's texts. Update times are compared with the stored document. */
function checkPrecondition(
  { write, before }: StagedWrite,
  stored: StoredDocument | null,
  name: string,
): Outcome<null> {
  const { precondition } = write;
  if (!precondition) return succeed(null);
  if (precondition.kind === 'exists') {
    if (precondition.exists === (before !== null)) return succeed(null);
    return precondition.exists
      ? fail('NOT_FOUND', `No document to update: ${name}`)
      : fail('ALREADY_EXISTS', `Document already exists: ${name}`);
  }
  if ((stored?.updateTime ?? 0n) === precondition.micros) return succeed(null);
  return fail(
    'FAILED_PRECONDITION',
    `the stored version (${stored?.updateTime ?? 0n}) does not match the required base version (${precondition.micros})`,
  );
}

/** Checks preconditions and sizes in the order of the writes, then stores all writes, or none if a check fails. */
export function storeCommit(database: Database, staged: StagedCommit, root: string): Outcome<StagedCommit> {
  for (const write of staged.writes) {
    const { path } = write.write;
    const checked = checkPrecondition(write, database.get(path), `${root}/${path}`);
    if (!checked.ok) return checked;
    const sized = write.after && write.after !== write.before ? checkStorageLimits(write.after) : checked;
    if (!sized.ok) return sized;
  }
  for (const { write } of staged.writes) database.put(write.path, staged.after(write.path));
  return succeed(staged);
}
