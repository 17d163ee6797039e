import type { Need } from '../basics/need.ts';
import type { RideDetails } from '../booking/ride-details.ts';
import { partyOf, type LogLine, type Party } from '../ride/log-line.ts';
import type { RideState } from '../ride/ride-state.ts';
import type { Ride } from '../ride/ride.ts';
import { waitOf } from './waits.ts';

/** The columns of a file of rides, in their order. */
export const RIDE_COLUMNS = [
  'id',
  'state',
  'booked',
  'bookedBy',
  'pickUp',
  'arrived',
  'ended',
  'timeZone',
  'minutesWaited',
  'passenger',
  'phone',
  'from',
  'to',
  'people',
  'needs',
  'note',
  'driver',
  'car',
  'plate',
  'reason',
] as const;
export type RideColumn = (typeof RIDE_COLUMNS)[number];

/** The words of a file, and the zone of its times. */
export interface RideWords {
  readonly state: (state: RideState) => string;
  readonly needs: Readonly<Record<Need, string>>;
  readonly passenger: string;
  readonly dispatcher: (uid: string) => string;
  readonly reason: (line: LogLine, party: Party) => string | null;
  readonly moment: (at: Date) => string;
  readonly timeZone: string;
}

const SECONDS_A_MINUTE = 60;

const cancellationOf = ({ log }: Ride) => log.findLast(({ did }) => did === 'cancel');

/** Whether a remark may explain the ride's cancellation, with dispatch's reason or with a note. */
export function mayBeExplained(ride: Ride): boolean {
  const line = cancellationOf(ride);
  return line !== undefined && line.note === null && (line.why === null || line.why === 'other');
}

/** A ride as a line of a file. `withRemarks` has added remarks to its log. `details` is `null` after its removal. */
export function exportedRide(
  ride: Ride,
  details: RideDetails | null,
  words: RideWords,
): Readonly<Record<RideColumn, string>> {
  const [booking] = ride.log;
  const wait = waitOf(ride);
  const why = cancellationOf(ride);
  const moment = (at: Date | null) => (at === null ? '' : words.moment(at));
  const bookerOf = ({ by }: LogLine) => (by === ride.rider ? words.passenger : words.dispatcher(by));
  return {
    id: ride.id,
    state: words.state(ride.state),
    booked: moment(ride.createdAt),
    bookedBy: booking === undefined ? '' : bookerOf(booking),
    pickUp: moment(ride.pickupAt),
    arrived: moment(ride.arrivedAt),
    ended: moment(ride.endedAt),
    timeZone: words.timeZone,
    minutesWaited: wait === null ? '' : String(Math.round(wait / SECONDS_A_MINUTE)),
    passenger: details?.name ?? '',
    phone: details?.phone ?? '',
    from: details?.from.text ?? ride.area.from,
    to: details?.to.text ?? ride.area.to,
    people: String(ride.people),
    needs: ride.needs.map((need) => words.needs[need]).join(', '),
    note: details?.note ?? '',
    driver: ride.card?.name ?? '',
    car: ride.card?.vehicle ?? '',
    plate: ride.card?.plate ?? '',
    reason:
      why === undefined
        ? ''
        : [words.reason(why, partyOf(why, ride)), why.note]
            .filter((text) => text !== null && text !== '')
            .join(': '),
  };
}
