import { SERVER_TIME, type Batch, type RecordWrite } from '../../../shared/record-write.ts';
import { carInUsePath, driverPath } from '../stored/ride-paths.ts';
import { MOST_DUTIES } from '../ride-limits.ts';
import type { Duty, PastDuty, Shift } from './shift.ts';
import type { Vehicle } from './vehicle.ts';

export interface WantedShift {
  readonly uid: string;
  readonly name: string;
  readonly phone: string;
  readonly vehicle: Pick<Vehicle, 'id' | 'label' | 'plate' | 'colour' | 'seats'>;
  readonly duty: Duty;
}

/** The duties of a shift once its present one has ended. */
function dutiesAfter({ duties, duty, dutySince }: Shift): readonly PastDuty[] {
  return [...duties, { duty, since: dutySince }].slice(-MOST_DUTIES);
}

/** The car is free as far as this driver goes. */
const freed = (uid: string): RecordWrite => ({ kind: 'remove', path: carInUsePath(uid), fields: {} });

/** Keeps from when on a driver has a car: through breaks, and until the shift ends. */
function keptUse({ uid, duty, vehicle }: WantedShift, stored: Shift | null): Batch {
  if (duty === 'off') return [freed(uid)];
  const isKnown = stored !== null && stored.duty !== 'off' && stored.vehicle.id === vehicle.id;
  if (duty === 'break' || isKnown) return [];
  return [{ kind: 'set', path: carInUsePath(uid), fields: { car: vehicle.id, since: SERVER_TIME } }];
}

/** Ends a shift on its driver's behalf. That is not a sign of life from the driver, and the car stays as it was. */
export function endedShiftBatch(stored: Shift): Batch {
  const fields = { duty: 'off', dutySince: SERVER_TIME, duties: dutiesAfter(stored) };
  return [{ kind: 'update', path: driverPath(stored.uid), fields }, freed(stored.uid)];
}

/** What a change of duty stores; `stored` is the shift that is there, or `null`. */
export function shiftBatch(wanted: WantedShift, stored: Shift | null): Batch {
  const { uid, name, phone, duty } = wanted;
  const { id, label, plate, colour, seats } = wanted.vehicle;
  const vehicle = { id, label, plate, colour, seats };
  const times = { dutySince: SERVER_TIME, seenAt: SERVER_TIME };
  const shift = { name, phone, vehicle, duty, ...times };
  return [
    stored === null
      ? { kind: 'set', path: driverPath(uid), fields: { ...shift, ride: null } }
      : { kind: 'update', path: driverPath(uid), fields: { ...shift, duties: dutiesAfter(stored) } },
    ...keptUse(wanted, stored),
  ];
}

/** What a sign of life stores. */
export function signBatch(uid: string): Batch {
  return [{ kind: 'update', path: driverPath(uid), fields: { seenAt: SERVER_TIME } }];
}
