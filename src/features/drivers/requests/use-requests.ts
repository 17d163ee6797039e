import { useEffect, useState } from 'react';
import { isExpired } from '#domain/rides/model/ride/deadlines.ts';
import type { FoundRide } from '#domain/rides/model/ride/ride.ts';
import { useServerTime } from '../../../core/rides/use-server-time.ts';
import type { Chime } from '../../../ui/rides/chime.ts';
import { requestsAfter, type Request, type RequestRow } from './requests-after.ts';

interface Listed {
  /** The input that the rows were made from. */
  readonly key: string;
  readonly rows: readonly RequestRow[];
  /** The ids that the pool held last; `null` until the first answer. A ride that comes back is news again. */
  readonly known: ReadonlySet<string> | null;
  readonly news: readonly Request[];
}

const NOTHING_YET: Listed = { key: '', rows: [], known: null, news: [] };

function listedAfter(listed: Listed, pool: readonly Request[], held: boolean, key: string): Listed {
  const rows = requestsAfter(listed.rows, pool, held);
  const news = listed.known === null ? [] : pool.filter(({ id }) => listed.known?.has(id) === false);
  const known = new Set(pool.map(({ id }) => id));
  // News stays until there is newer news, or its announcement would be cut off.
  return { key, rows, known, news: news.length > 0 ? news : listed.news };
}

/**
 * The requests that a driver may take, in rows that stay in place while `held`. A request that comes after the first answer
 * is news, and rings.
 */
export function useRequests(seen: readonly FoundRide[] | null, held: boolean, chime: Chime) {
  const now = useServerTime();
  const [listed, setListed] = useState(NOTHING_YET);
  const pool = (seen ?? []).filter(
    (ride): ride is Request => ride.state === 'requested' && !isExpired(ride, now),
  );
  const key = JSON.stringify([seen === null, held, pool.map(({ id, rev }) => [id, rev])]);
  if (seen !== null && key !== listed.key) setListed(listedAfter(listed, pool, held, key));
  const { rows, news } = listed;
  useEffect(() => {
    if (news.length > 0) chime.ring();
  }, [news, chime]);
  return { rows, news };
}
