import type { StepRefusal } from '../errors/ride-error.ts';
import { isSilent, lastSignOf } from '../dispatch/attention.ts';
import { NEEDS, type Need } from '../booking/needs.ts';
import { holdsDriver } from '../ride/deadlines.ts';
import { obstacleToDriver } from '../ride/obstacles.ts';
import type { FoundRide, Ride } from '../ride/ride.ts';
import { ENGAGEMENTS, type Engagement } from './engagement.ts';
import type { Shift } from './shift.ts';
import type { Vehicle } from './vehicle.ts';

/** A driver who may be offered or assigned a ride. */
export interface DriverCandidate {
  readonly shift: Shift;
  readonly engagement: Engagement;
  /** When a working driver was last heard of, if that is too long ago; otherwise `null`. */
  readonly silentSince: Date | null;
  /** How many other open rides are promised to them. */
  readonly promised: number;
  /** They declined this ride, or gave it back. */
  readonly hasDeclined: boolean;
  /** The ride is theirs already. */
  readonly hasIt: boolean;
  /** Why they cannot be chosen. */
  readonly refusal: StepRefusal | null;
  /** For how many of the ride's people their car has no seat. */
  readonly seatsShort: number;
  /** The ride's needs that their car is not known to meet. */
  readonly lacking: readonly Need[];
}

interface Firm {
  readonly shifts: readonly Shift[];
  readonly vehicles: readonly Vehicle[];
  /** All open rides. */
  readonly open: readonly FoundRide[];
}

function engagementOf({ uid, duty }: Shift, open: readonly Ride[]): Engagement {
  if (duty !== 'on') return duty;
  return open.some((ride) => holdsDriver(ride, uid)) ? 'driving' : 'free';
}

/** Every driver who was ever on duty; free ones first, and among equals those who have not declined the ride. */
export function driverCandidates(ride: Ride, firm: Firm, now: Date): readonly DriverCandidate[] {
  const sound = firm.open.flatMap((each) => (each.state === 'damaged' ? [] : each));
  const open = sound.filter(({ id }) => id !== ride.id);
  const candidateOf = (shift: Shift): DriverCandidate => {
    const { uid, vehicle } = shift;
    const engagement = engagementOf(shift, open);
    const works = engagement === 'free' || engagement === 'driving';
    const lastSign = lastSignOf(shift, sound);
    const carried = firm.vehicles.find(({ id }) => id === vehicle.id)?.needs ?? [];
    return {
      shift,
      engagement,
      silentSince: works && isSilent(lastSign, now) ? lastSign : null,
      promised: open.filter(({ driver, state }) => driver === uid && state === 'accepted').length,
      hasDeclined: ride.declined.includes(uid),
      hasIt: ride.driver === uid,
      refusal: obstacleToDriver(shift, ride, now),
      seatsShort: Math.max(0, ride.people - vehicle.seats),
      lacking: NEEDS.filter((need) => ride.needs.includes(need) && !carried.includes(need)),
    };
  };
  const placeOf = ({ engagement, hasDeclined }: DriverCandidate) =>
    2 * ENGAGEMENTS.indexOf(engagement) + Number(hasDeclined);
  return firm.shifts
    .map(candidateOf)
    .toSorted((a, b) => placeOf(a) - placeOf(b) || a.shift.name.localeCompare(b.shift.name));
}
