import { invalid, succeed, type Outcome } from '../firestore-fault.ts';
import type { Write } from './write.ts';

/** What the writes so far leave of a document, and the update time that they demanded of it. */
interface Left {
  readonly isThere: boolean;
  readonly micros: bigint | null;
}

function contradicts({ kind, precondition }: Write, { isThere, micros }: Left): boolean {
  if (!precondition) return false;
  if (precondition.kind === 'exists') return precondition.exists !== isThere;
  return precondition.micros !== micros || (kind === 'update' && !isThere);
}

/**
 * Refuses a commit that contradicts itself: a document that an earlier write has stored cannot be demanded to be missing, nor
 * a deleted one to be there, nor either to have another update time. So does the official emulator, before anything else.
 */
export function checkContradictions(writes: readonly Write[]): Outcome<readonly Write[]> {
  const leftOf = new Map<string, Left>();
  for (const write of writes) {
    if (write.kind === 'verify') continue;
    const { kind, path, precondition } = write;
    const left = leftOf.get(path);
    if (left && contradicts(write, left)) return invalid(`The writes to "${path}" contradict each other.`);
    const micros = precondition?.kind === 'updateTime' ? precondition.micros : (left?.micros ?? null);
    leftOf.set(path, { isThere: kind === 'update', micros });
  }
  return succeed(writes);
}
