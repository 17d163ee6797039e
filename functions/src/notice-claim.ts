import { notifiedPath } from '../../domain/rides/model/stored/ride-paths.ts';
import { time } from '../../domain/shared/decoders.ts';
import { DAY_MS, SECOND_MS } from '../../domain/shared/durations.ts';
import { REMOVED } from '../../domain/shared/record-write.ts';
import type { FirestoreClient } from '../../tools/operations/rest/firestore-client.ts';
import { Timestamp } from '../../tools/operations/rest/firestore-value.ts';

/**
 * How long one sender alone may send a claimed notice. It is four times the longest wait for a push service. So the
 * lease ends during a delivery only if the sender is suspended.
 */
const LEASE_MS = 20 * SECOND_MS;

export type Claim =
  /** This sender alone may send the notice now, and then calls `finish`. */
  | 'claimed'
  /** The notice was sent. */
  | 'sent'
  /** Another sender has claimed the notice. If it was killed, the notice can be claimed after the end of the lease. */
  | 'held'
  /** The database did not store the claim. */
  | 'failed';

/** The notices that are claimed or sent, in `notified/{key}`. `heldUntil` is the end of a claim's lease (D98). */
export interface NoticeClaims {
  claim(key: string): Promise<Claim>;
  /** Makes the claim final. If this write is lost, a later claim sends the notice once more. */
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
      // The write failed by contention: two claims came at once, and neither is stored.
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
