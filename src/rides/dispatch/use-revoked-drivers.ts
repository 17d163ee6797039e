import { useMemo } from 'react';
import type { Shift } from '#domain/rides/model/firm/shift.ts';
import type { FoundRide } from '#domain/rides/model/ride/ride.ts';
import { succeed } from '#domain/shared/result.ts';
import { useTogether } from '#core/product/use-together.ts';
import { useDispatch } from '../shared/use-dispatch.ts';

/** How long an answer about an account is used: drivers are rarely revoked, and each read costs. Milliseconds. */
const KNOWN_FOR_MS = 300_000;

/** The stable answer if no driver is revoked. */
export const NOBODY: ReadonlySet<string> = new Set();
const NONE: readonly never[] = [];

function driversIn(shifts: readonly Pick<Shift, 'uid'>[], rides: readonly FoundRide[]): readonly string[] {
  const having = rides.flatMap((ride) =>
    ride.state === 'damaged' || ride.driver === null ? [] : ride.driver,
  );
  return [...new Set([...having, ...shifts.map(({ uid }) => uid)])].toSorted();
}

/**
 * The drivers of these shifts and rides whose account is not approved, or is no driver's. The rules refuse all their
 * steps, so dispatch must take over their rides (rides R26). Each account is read when its driver first appears, and
 * every five minutes while the shifts are known. One request reads several accounts. Unreadable accounts count as
 * approved. `null` until the first reads have ended.
 */
export function useRevokedDrivers(
  shifts: readonly Pick<Shift, 'uid'>[] | null,
  rides: readonly FoundRide[] | null = null,
): ReadonlySet<string> | null {
  const { people } = useDispatch();
  const isKnown = shifts !== null;
  const key = driversIn(shifts ?? NONE, rides ?? NONE).join(' ');
  const drivers = useMemo(
    () => (isKnown ? (key === '' ? [] : key.split(' ')).map((id) => ({ id })) : null),
    [key, isKnown],
  );
  const read = async (uids: readonly string[]) => {
    const answer = await people.areRevoked(uids);
    return new Map(uids.map((uid) => [uid, answer.ok ? succeed(answer.value.get(uid) ?? null) : answer]));
  };
  const { values, settled } = useTogether(drivers, read, { again: KNOWN_FOR_MS });
  // The set is the same until its content changes, because a new set would render every row again.
  const found = [...values].flatMap(([uid, isRevoked]) => (isRevoked ? uid : [])).join(' ');
  const revoked = useMemo(() => (found === '' ? NOBODY : new Set(found.split(' '))), [found]);
  return settled || drivers?.length === 0 ? revoked : null;
}
