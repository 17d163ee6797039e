import { asAdministrator } from '../../shared/people/acting.ts';
import { fail, succeed, type Result } from '../../shared/result.ts';
import { settle } from '../../shared/settle.ts';
import type { RideResult } from '../model/errors/ride-error.ts';
import { parseDutyEnd, parseDutyTimes } from '../model/firm/duty-times.ts';
import { endedShiftBatch } from '../model/firm/shift-batch.ts';
import type { Shift } from '../model/firm/shift.ts';
import { correctionBatch, type DutyTimes, type WorkedDuty } from '../model/firm/worked-duty.ts';
import type { Period } from '../../shared/time/day.ts';
import type { Reach } from '../model/devices/push-device.ts';
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
   * `until` is when it really ended; fails with `shift-times-unusable` if that is to come, or before the present duty began.
   */
  endShift(uid: string, until?: Date | null): Promise<RideResult<void>>;
  /** The duties of a driver's shifts that began in this period. */
  duties(uid: string, period: Period): Promise<Result<readonly WorkedDuty[]>>;
  /** Corrects when a duty of a driver began and ended. Fails as `parseDutyTimes` does. */
  correctDuty(uid: string, duty: WorkedDuty, times: DutyTimes): Promise<RideResult<void>>;
}

export function createDrivers({ rides, shifts, records, rideFeed, clock, session }: RideNeeds): Drivers {
  const end = async (by: string, uid: string, until: Date | null): Promise<RideResult<void>> => {
    const stored = await shifts.read(uid);
    if (!stored.ok) return stored;
    if (stored.value === null) return fail({ code: 'permission-denied' });
    const now = clock.now();
    const typed = parseDutyEnd(stored.value, until, now);
    if (!typed.ok) return typed;
    return settle(records, endedShiftBatch(stored.value, { by, now, until: typed.value }), {
      read: () => shifts.read(uid),
      async verdict(shift) {
        if (shift === null) return null;
        return shift.duty === 'off' ? succeed() : obstacleToStop(rides, shift, clock.now());
      },
    });
  };
  return {
    shift: (uid) => shifts.read(uid),
    async reach() {
      const found = await shifts.reach();
      return found.ok ? succeed(new Map(found.value.map((reach) => [reach.uid, reach]))) : found;
    },
    duties: (uid, period) => asAdministrator(session, () => shifts.duties(uid, period)),
    correctDuty: (uid, duty, times) =>
      asAdministrator(session, async (by) => {
        const parsed = parseDutyTimes(duty, times, clock.now());
        if (!parsed.ok) return parsed;
        return records.commit(correctionBatch(uid, duty, parsed.value, by.uid));
      }),
    endShift: (uid, until = null) =>
      asAdministrator(session, async (by) => {
        const ended = await end(by.uid, uid, until);
        rideFeed.lookNow();
        return ended;
      }),
  };
}
