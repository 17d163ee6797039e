import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FoundRide } from '#domain/rides/model/ride/ride.ts';
import { catchDefect } from '../../../../core/product/catch-defect.ts';
import { CONCURRENT_REQUESTS, runFewAtOnce } from '../../../../core/product/run-few-at-once.ts';
import { useProduct } from '../../../../core/product/product-context.tsx';

/** How long an answer about an account is used: drivers are rarely revoked, and each read costs. Milliseconds. */
export const KNOWN_FOR_MS = 300_000;

/**
 * Drivers of open rides whose account is no longer approved: the rules let them do nothing more, so a dispatcher has to
 * take over their rides (rides R26). Each account is read when a ride is first theirs, and again every five minutes; only a
 * few at once, because sixty reads would hold up the dispatcher's own requests.
 */
export function useRevokedDrivers(rides: readonly FoundRide[] | null): ReadonlySet<string> {
  const { readRevoked } = useProduct();
  const [revoked, setRevoked] = useState<ReadonlySet<string>>(new Set());
  const readAt = useRef(new Map<string, number>());
  const drivers = new Set(
    (rides ?? []).flatMap((ride) => (ride.state === 'damaged' || ride.driver === null ? [] : ride.driver)),
  );
  const key = [...drivers].toSorted().join(' ');
  const read = useEffectEvent(async (drivers: readonly string[]) => {
    const now = Date.now();
    const due = drivers.filter((uid) => now - (readAt.current.get(uid) ?? 0) >= KNOWN_FOR_MS);
    if (due.length === 0) return;
    for (const uid of due) readAt.current.set(uid, now);
    const read = new Map<string, boolean>();
    await runFewAtOnce(due, CONCURRENT_REQUESTS, async (uid) => {
      const found = await catchDefect(() => readRevoked(uid));
      if (found.ok) read.set(uid, found.value);
      // The read failed, so the next look tries again.
      else readAt.current.delete(uid);
    });
    setRevoked((known) => {
      const next = new Set([...drivers, ...known].filter((uid) => read.get(uid) ?? known.has(uid)));
      // The same set if nothing has changed, or every row would be rendered again.
      return next.size === known.size && [...next].every((uid) => known.has(uid)) ? known : next;
    });
  });
  useEffect(() => {
    const uids = key === '' ? [] : key.split(' ');
    void read(uids);
    const timer = setInterval(() => void read(uids), KNOWN_FOR_MS);
    return () => clearInterval(timer);
  }, [key]);
  return revoked;
}
