import { isSilent, lastSignOf } from '#domain/rides/model/dispatch/attention.ts';
import { ENGAGEMENTS, type Engagement } from '#domain/rides/model/firm/engagement.ts';
import type { Shift } from '#domain/rides/model/firm/shift.ts';
import { holdsDriver } from '#domain/rides/model/ride/deadlines.ts';
import type { FoundRide } from '#domain/rides/model/ride/ride.ts';

export interface BoardDriver {
  readonly shift: Shift;
  readonly duty: Engagement;
  /** How many open rides are promised to them. */
  readonly promised: number;
  readonly lastSign: Date;
  readonly silent: boolean;
  /** The names of others at work in the same car; empty if there are none. */
  readonly sharesWith: string;
}

/** Drivers cannot see who has a car, so only dispatch can tell them that somebody else has chosen it, too. */
function othersInCar(own: Shift, shifts: readonly Shift[]): string {
  if (own.duty === 'off') return '';
  const others = shifts.filter(
    ({ uid, duty, vehicle }) => uid !== own.uid && duty !== 'off' && vehicle.id === own.vehicle.id,
  );
  return others.map(({ name }) => name).join(', ');
}

/** The drivers and what they are doing, free ones first, then by name. A ride tells sooner than a shift who is driving. */
export function boardDrivers(
  shifts: readonly Shift[],
  rides: readonly FoundRide[],
  now: Date,
): readonly BoardDriver[] {
  const sound = rides.flatMap((ride) => (ride.state === 'damaged' ? [] : ride));
  const drivers = shifts.map((shift): BoardDriver => {
    const own = sound.filter(({ driver }) => driver === shift.uid);
    const drives = own.some((each) => holdsDriver(each, shift.uid));
    const duty = drives ? 'driving' : shift.duty === 'on' ? 'free' : shift.duty;
    const promised = own.filter(({ state }) => state === 'accepted').length;
    const lastSign = lastSignOf(shift, own);
    const works = duty === 'free' || duty === 'driving';
    const silent = works && isSilent(lastSign, now);
    return { shift, duty, promised, lastSign, silent, sharesWith: othersInCar(shift, shifts) };
  });
  const rank = ({ duty }: BoardDriver) => ENGAGEMENTS.indexOf(duty);
  return drivers.toSorted(
    (one, other) => rank(one) - rank(other) || one.shift.name.localeCompare(other.shift.name),
  );
}
