import { useState } from 'react';
import { isExpired } from '#domain/rides/model/ride/deadlines.ts';
import type { FoundRide } from '#domain/rides/model/ride/ride.ts';
import { useServerTime } from '../../shared/live/use-server-time.ts';
import { useUser } from '#core/session/user-context.ts';
import { newsAfter, NO_NEWS, type KnownRequests, type Request } from '../../shared/live/news-after.ts';
import { requestsAfter, type RequestRow } from './requests-after.ts';

interface Listed extends KnownRequests {
  /** The input that the rows were made from. */
  readonly key: string;
  readonly rows: readonly RequestRow[];
}

const NOTHING_YET: Listed = { ...NO_NEWS, key: '', rows: [] };

/**
 * The requests that a driver may take, without those that only dispatch can give them again, in rows that stay in place while
 * `held`, and the last that have come after the first answer.
 */
export function useRequests(seen: readonly FoundRide[] | null, held: boolean) {
  const now = useServerTime();
  const { uid } = useUser();
  const [listed, setListed] = useState(NOTHING_YET);
  const pool = (seen ?? []).filter(
    (ride): ride is Request =>
      ride.state === 'requested' && !isExpired(ride, now) && !ride.declined.includes(uid),
  );
  const key = JSON.stringify([seen === null, held, pool.map(({ id, rev }) => [id, rev])]);
  if (seen !== null && key !== listed.key) {
    setListed({ ...newsAfter(listed, pool), key, rows: requestsAfter(listed.rows, pool, held) });
  }
  return listed;
}
