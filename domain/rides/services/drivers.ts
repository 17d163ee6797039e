import { asAdministrator } from '../../accounts/model/acting.ts';
import { fail, succeed, type Result } from '../../shared/result.ts';
import type { RideResult } from '../model/errors/ride-error.ts';
import { endedShiftBatch } from '../model/firm/shift-batch.ts';
import type { Shift } from '../model/firm/shift.ts';
import type { Reach } from '../model/notices/phones.ts';
import type { RideNeeds } from '../ports/ride-ports.ts';
import { obstacleToStop } from './driver-shift.ts';

/** The drivers as administrators see them. */
export interface Drivers {
  /** A driver's present or last shift; `null` before the first. */
  shift(uid: string): Promise<Result<Shift | null>>;
  /** How drivers can be told while their page is closed, by uid; empty where nobody ever asked for it. */
  reach(): Promise<Result<ReadonlyMap<string, Reach>>>;
  /**
   * Ends a shift that its driver has forgotten. Fails with `already-driving` while a ride holds the driver, with `promise-due`
   * while one that they have promised is due, and with `permission-denied` unless the session's user is an approved administrator.
   */
  endShift(uid: string): Promise<RideResult<void>>;
}

export function createDrivers({ rides, shifts, records, rideFeed, clock, session }: RideNeeds): Drivers {
  /** After a failure, looks up what is stored before reporting it. */
  const end = async (uid: string): Promise<RideResult<void>> => {
    const stored = await shifts.read(uid);
    if (!stored.ok) return stored;
    if (stored.value === null) return fail({ code: 'permission-denied' });
    const saved = await records.commit(endedShiftBatch(stored.value));
    if (saved.ok) return saved;
    const read = await shifts.read(uid);
    if (!read.ok || read.value === null) return saved;
    if (read.value.duty === 'off') return succeed();
    return (await obstacleToStop(rides, read.value, clock.now())) ?? saved;
  };
  return {
    shift: (uid) => shifts.read(uid),
    async reach() {
      const found = await shifts.reach();
      return found.ok ? succeed(new Map(found.value.map((reach) => [reach.uid, reach]))) : found;
    },
    endShift: (uid) =>
      asAdministrator(session, async () => {
        const ended = await end(uid);
        rideFeed.lookNow();
        return ended;
      }),
  };
}
