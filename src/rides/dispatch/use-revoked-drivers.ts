import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Shift } from '#domain/rides/model/firm/shift.ts';
import type { FoundRide } from '#domain/rides/model/ride/ride.ts';
import { catchDefect } from '#core/product/catch-defect.ts';
import { CONCURRENT_REQUESTS, runFewAtOnce } from '#core/product/run-few-at-once.ts';
import { useProduct } from '#core/product/product-context.tsx';

/** How long an answer about an account is used: drivers are rarely revoked, and each read costs. Milliseconds. */
const KNOWN_FOR_MS = 300_000;

/** The answer if none is, always the same set. */
export const NOBODY: ReadonlySet<string> = new Set();
const NONE: readonly never[] = [];

function driversIn(shifts: readonly Shift[], rides: readonly FoundRide[]): readonly string[] {
  const having = rides.flatMap((ride) =>
    ride.state === 'damaged' || ride.driver === null ? [] : ride.driver,
  );
  return [...new Set([...having, ...shifts.map(({ uid }) => uid)])].toSorted();
}

/**
 * Which drivers, of these shifts or of open rides, have an account that is no longer approved: the rules let them do nothing
 * more, so they cannot be given a ride, and a dispatcher has to take over those that they have (rides R26). Each account is
 * read when its driver first appears, and again every five minutes while the shifts are known; only a few at once, because
 * sixty reads would hold up the dispatcher's own requests. `null` until all have answered once.
 */
export function useRevokedDrivers(
  shifts: readonly Shift[] | null,
  rides: readonly FoundRide[] | null = null,
): ReadonlySet<string> | null {
  const { readRevoked } = useProduct().accounts;
  const [revoked, setRevoked] = useState<ReadonlySet<string> | null>(null);
  const readAt = useRef(new Map<string, number>());
  const isKnown = shifts !== null;
  const key = driversIn(shifts ?? NONE, rides ?? NONE).join(' ');
  if (isKnown && key === '' && revoked === null) setRevoked(NOBODY);
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
    setRevoked((before) => {
      const known = before ?? NOBODY;
      const next = new Set([...drivers, ...known].filter((uid) => read.get(uid) ?? known.has(uid)));
      // The same set if nothing has changed, or every row would be rendered again.
      return next.size === known.size && [...next].every((uid) => known.has(uid)) ? known : next;
    });
  });
  useEffect(() => {
    if (!isKnown) return undefined;
    const uids = key === '' ? [] : key.split(' ');
    void read(uids);
    const timer = setInterval(() => void read(uids), KNOWN_FOR_MS);
    return () => clearInterval(timer);
  }, [key, isKnown]);
  return revoked;
}
