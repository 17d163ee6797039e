import { DAY_MS, SECOND_MS } from '../../../shared/durations.ts';
import { SERVER_TIME, type Batch, type RecordWrite } from '../../../shared/record-write.ts';
import { carInUsePath, driverPath, dutyPath } from '../stored/ride-paths.ts';
import { DUTY_DAYS, MOST_IN_A_ROW, SIGN_PAUSE } from '../basics/ride-limits.ts';
import { isSame } from '../../../shared/is-same.ts';
import type { Duty, Shift } from './shift.ts';
import { signature, type Signer } from './signer.ts';
import type { Vehicle } from './vehicle.ts';

export interface WantedShift {
  readonly uid: string;
  readonly name: string;
  readonly phone: string;
  readonly vehicle: Pick<Vehicle, 'id' | 'label' | 'plate' | 'colour' | 'seats'>;
  readonly duty: Duty;
}

/** How a duty ends. `by` is the uid of who ends it, `now` the estimated server time, and `until` an earlier end. */
export interface DutyEnd {
  readonly by: string;
  readonly now: Date;
  readonly until?: Date | null | undefined;
}

/** The write that stores the ended duty; none if the driver is off duty. */
function endedDuty(stored: Shift, { by, until }: DutyEnd): Batch {
  const { uid, turn, duty, shiftSince, dutySince, vehicle } = stored;
  if (duty === 'off') return [];
  const fields = {
    duty,
    shiftSince,
    since: dutySince,
    until: until ?? SERVER_TIME,
    label: vehicle.label,
    plate: vehicle.plate,
    by,
    endedAt: SERVER_TIME,
    log: {},
    deleteAt: new Date(dutySince.getTime() + DUTY_DAYS * DAY_MS),
  };
  return [{ kind: 'set', path: dutyPath(uid, turn), fields }];
}

/**
 * The `inARow` after this change. It is 0 if there was a pause before this change. It is also 0 after `MOST_IN_A_ROW`
 * changes, because then the rules demand a pause before this change.
 */
function inARowAfter({ inARow, dutySince }: Shift, now: Date): number {
  const isPaused = now.getTime() - dutySince.getTime() >= 2 * SIGN_PAUSE * SECOND_MS;
  return isPaused || inARow === MOST_IN_A_ROW ? 0 : inARow + 1;
}

/** Whether the server refuses the driver's next change of duty, car or number for now. Dispatch need not wait. */
export function isTooSoon({ inARow, dutySince }: Shift, now: Date): boolean {
  return inARow === MOST_IN_A_ROW && now.getTime() - dutySince.getTime() < SIGN_PAUSE * SECOND_MS;
}

const freed = (uid: string): RecordWrite => ({ kind: 'remove', path: carInUsePath(uid), fields: {} });

/** The writes of the car in use. A break keeps the car, and the end of a shift frees it. */
function carUse(
  { uid, duty, vehicle }: Pick<WantedShift, 'uid' | 'duty' | 'vehicle'>,
  stored: Shift | null,
): Batch {
  if (duty === 'off') return [freed(uid)];
  const isKnown = stored !== null && stored.duty !== 'off' && stored.vehicle.id === vehicle.id;
  if (duty === 'break' || isKnown) return [];
  return [{ kind: 'set', path: carInUsePath(uid), fields: { car: vehicle.id, since: SERVER_TIME } }];
}

/** The writes with which dispatch ends a driver's shift. The driver's record keeps the car and `seenAt`. */
export function endedShiftBatch(stored: Shift, end: DutyEnd): Batch {
  const fields = { duty: 'off', dutySince: SERVER_TIME, turn: stored.turn + 1 };
  return [
    { kind: 'update', path: driverPath(stored.uid), fields },
    ...endedDuty(stored, end),
    freed(stored.uid),
  ];
}

/** The fields of the car; none if a driver on duty keeps the car. */
function carIn({ id, label, plate, colour, seats }: WantedShift['vehicle'], stored: Shift | null) {
  const vehicle = { id, label, plate, colour, seats };
  return stored?.duty === 'on' && isSame(vehicle, stored.vehicle) ? {} : { vehicle };
}

/** The writes with which dispatch sets car and number of a driver on duty (D90). They are no sign of life. */
export function setCarBatch(
  stored: Shift,
  wanted: Pick<WantedShift, 'vehicle' | 'phone'>,
  { by, now }: { readonly by: Signer; readonly now: Date },
): Batch {
  const { phone, vehicle } = wanted;
  const setBy = signature(by);
  const fields = { phone, ...carIn(vehicle, stored), dutySince: SERVER_TIME, turn: stored.turn + 1, setBy };
  return [
    { kind: 'update', path: driverPath(stored.uid), fields },
    ...endedDuty(stored, { by: by.uid, now }),
    ...carUse({ ...stored, vehicle }, stored),
  ];
}

/** The writes of a change of duty, car or number. `stored` is the present or last shift; `null` if there is none. */
export function shiftBatch(wanted: WantedShift, stored: Shift | null, end: Omit<DutyEnd, 'by'>): Batch {
  const { uid, name, phone, duty } = wanted;
  const times = { dutySince: SERVER_TIME, seenAt: SERVER_TIME };
  const shift = { name, phone, duty, ...times };
  return [
    stored === null
      ? {
          kind: 'set',
          path: driverPath(uid),
          fields: {
            ...shift,
            ...carIn(wanted.vehicle, stored),
            shiftSince: SERVER_TIME,
            turn: 0,
            inARow: 0,
            ride: null,
          },
        }
      : {
          kind: 'update',
          path: driverPath(uid),
          fields: {
            ...shift,
            // A break and the end of a shift do not write the car. So the rules need not look it up.
            ...((duty === 'on' || (duty === 'off' && stored.duty === 'off')) &&
              carIn(wanted.vehicle, stored)),
            ...(stored.duty === 'off' && { shiftSince: SERVER_TIME }),
            turn: stored.turn + 1,
            inARow: inARowAfter(stored, end.now),
          },
        },
    ...(stored === null ? [] : endedDuty(stored, { ...end, by: uid })),
    ...carUse(wanted, stored),
  ];
}

export function signBatch(uid: string): Batch {
  return [{ kind: 'update', path: driverPath(uid), fields: { seenAt: SERVER_TIME } }];
}
