import { notifiedPath } from '../../domain/rides/model/stored/ride-paths.ts';
import { time } from '../../domain/shared/decoders.ts';
import { DAY_MS, SECOND_MS } from '../../domain/shared/durations.ts';
import { REMOVED } from '../../domain/shared/record-write.ts';
import type { FirestoreClient } from '../../tools/operations/rest/firestore-client.ts';
import { Timestamp } from '../../tools/operations/rest/firestore-value.ts';

/**
 * How long a sender alone may send what it has claimed. Four times the longest wait for a push service, so the lease
 * runs out during a delivery only if the sender is suspended. Every notice but that of a short offer outlives it.
 */
const LEASE_MS = 20 * SECOND_MS;

/** The outcome of a claim. */
export type Claim =
  /** This sender alone may send the notice now, and then calls `finish`. */
  | 'claimed'
  /** The notice was sent. */
  | 'sent'
  /** Another sender has claimed it. If that sender was killed, the notice can be claimed once the lease is over. */
  | 'held'
  /** The database did not answer. */
  | 'failed';

/** Which notices are sent: `notified/{key}`, with `heldUntil` until the sender has recorded that it was sent (D98). */
export interface NoticeClaims {
  claim(key: string): Promise<Claim>;
  /** Makes the claim final. If that is lost, a later claim sends the notice once more. */
  finish(key: string): Promise<void>;
}

export function createNoticeClaims(firestore: FirestoreClient, now: () => Date): NoticeClaims {
  const after = (milliseconds: number) =>
    new Timestamp(new Date(now().getTime() + milliseconds).toISOString());

  const hold = (key: string, condition: { exists: false } | { updateTime: string }) => {
    const fields = { deleteAt: after(DAY_MS), heldUntil: after(LEASE_MS) };
    return firestore.commit([{ kind: 'set', path: notifiedPath(key), fields, condition }]);
  };

  return {
    async claim(key) {
      const first = await hold(key, { exists: false });
      if (first.ok) return 'claimed';
      if (first.error.kind !== 'conflict') return 'failed';
      const read = await firestore.read([notifiedPath(key)]);
      if (!read.ok) return 'failed';
      const [found = null] = read.value;
      // Then two claims met, and neither is stored.
      if (found === null) return 'failed';
      const heldUntil = time(found.fields['heldUntil']);
      if (heldUntil === undefined) return 'sent';
      if (heldUntil > now()) return 'held';
      const taken = await hold(key, { updateTime: found.updateTime });
      if (taken.ok) return 'claimed';
      return taken.error.kind === 'conflict' ? 'held' : 'failed';
    },
    async finish(key) {
      await firestore.commit([{ kind: 'update', path: notifiedPath(key), fields: { heldUntil: REMOVED } }]);
    },
  };
}
