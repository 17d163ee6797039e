import { dayIn, wallTimeAt, type WallTime } from '../../../shared/time/wall-time.ts';
import { endOf, type Fare } from '../fares/fare.ts';
import type { Payer } from '../payers/payer.ts';
import type { BillLine } from './bill.ts';

/** What a line says about a ride beyond its fare. */
export interface BilledRide {
  readonly pickupAt: Date;
  /** `null` while it goes on, also again since it was reopened. */
  readonly endedAt: Date | null;
  /** The district or landmark at each end. */
  readonly from: string;
  readonly to: string;
}

const clockOf = (wall: WallTime) => wall.slice('yyyy-mm-ddT'.length);

/**
 * The line of a ride, without its passenger's name; `null` if the ride goes on, or its end was not entered, or not
 * again since it was reopened. Its day is that of the end, and so is its clock if the pick-up was on the day before.
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
    // D138
    passenger: '',
    references,
    amount: counted.total,
    vat: fare.vat,
  };
}
