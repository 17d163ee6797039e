import type { Result } from '../../shared/result.ts';
import type { CarInUse } from '../model/firm/car-in-use.ts';
import type { FirmList } from '../model/firm/firm-list.ts';
import type { Shift } from '../model/firm/shift.ts';
import type { WorkedDuty } from '../model/firm/worked-duty.ts';
import type { Period } from '../../shared/time/day.ts';
import type { Reach } from '../model/devices/push-device.ts';

/** The account of a driver, with or without a shift. */
export interface ApprovedDriver {
  readonly uid: string;
  readonly name: string;
}

/** The drivers' shifts, for administrators. Fails as a `RideRepository` does. */
export interface ShiftRepository {
  /** The present or last shift, also for the driver; `null` if there is none, or it is damaged. */
  read(uid: string): Promise<Result<Shift | null>>;
  /** Up to `MOST_OF_FIRM` shifts, including ended ones. The latest sign of life is first. */
  list(): Promise<Result<FirmList<Shift>>>;
  /** Up to `COUNT_LIMIT` approved drivers with a name, by name, including drivers who never were on duty. */
  approved(): Promise<Result<readonly ApprovedDriver[]>>;
  /** Up to `MOST_DUTIES` duties of shifts that began in this period, earliest first; also for the driver. */
  duties(uid: string, period: Period): Promise<Result<readonly WorkedDuty[]>>;
  /** Up to `MOST_OF_FIRM` cars in use, for drivers, who may read nothing else of a colleague's shift. */
  carsInUse(): Promise<Result<readonly CarInUse[]>>;
  /** The reach of up to `MOST_OF_FIRM` drivers who ever had a push device. */
  reach(): Promise<Result<readonly Reach[]>>;
}
