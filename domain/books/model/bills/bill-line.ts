import { dayIn, wallTimeAt, type WallTime } from '../../../shared/time/wall-time.ts';
import { endOf, type Fare } from '../fares/fare.ts';
import type { Payer } from '../payers/payer.ts';
import type { BillLine } from './bill.ts';

/** The facts about a ride that its bill line needs and its fare lacks. */
export interface BilledRide {
  readonly pickupAt: Date;
  /** `null` while the ride is open, also after a reopening. */
  readonly endedAt: Date | null;
  /** The district or landmark at each end. */
  readonly from: string;
  readonly to: string;
}

const clockOf = (wall: WallTime) => wall.slice('yyyy-mm-ddT'.length);

/**
 * The bill line of a ride, without the passenger's name; `null` until the sum of the last end is entered. `day` is the
 * day of the end. `clock` is the time of the pick-up. If the ride ends on another day, it is the time of the end.
 */
export function billLineOf(
  fare: Fare,
  ride: BilledRide,
  { asks }: Pick<Payer, 'asks'>,
  timeZone: string,
): Omit<BillLine, 'deleteAt'> | null {
  const { pickupAt, endedAt } = ride;
  const counted = endOf(fare, endedAt);
  if (counted === null || endedAt === null || fare.day === null) return null;
  const [begin, end] = [wallTimeAt(pickupAt, timeZone), wallTimeAt(endedAt, timeZone)];
  const references = fare.answers.flatMap((answer, index) =>
    answer === '' ? [] : [`${asks[index]?.label ?? ''}: ${answer}`.replace(/^: /, '')],
  );
  return {
    id: fare.id,
    day: fare.day,
    clock: clockOf(dayIn(begin) === fare.day ? begin : end),
    from: ride.from,
    to: ride.to,
    // A name that the payer demands is added at the issue (D138).
    passenger: '',
    references,
    amount: counted.total,
    vat: fare.vat,
  };
}
