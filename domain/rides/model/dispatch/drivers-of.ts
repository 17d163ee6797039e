import type { Shift } from '../firm/shift.ts';
import { holdsDriver } from '../ride/deadlines.ts';
import type { FoundRide } from '../ride/ride.ts';
import { gaveBackMany, isSilent } from './attention.ts';

/** What a driver does, in the order that dispatch prefers. `blocked`: on duty or on a break, but not approved. */
export const ENGAGEMENTS = ['free', 'driving', 'break', 'off', 'blocked'] as const;
export type Engagement = (typeof ENGAGEMENTS)[number];

export interface Driver {
  readonly shift: Shift;
  readonly engagement: Engagement;
  /** Whether the account is known to be no longer approved, whatever the driver does now. */
  readonly blocked: boolean;
  /** How many rides the driver has promised. */
  readonly promised: number;
  /** Whether the driver is free or drives, and the last sign of life is too long ago. */
  readonly silent: boolean;
  /** When the driver gave back the last of many rides (D91). `null` if that was not within the last hour. */
  readonly gaveBackMany: Date | null;
  /** The names of other drivers on duty or on a break in the same car. Empty for a driver off duty. */
  readonly sharesWith: string;
}

/** Whether a driver drives one of these rides. A damaged ride counts as driven by the driver whose record names it. */
function isDriving({ uid, ride: pointer }: Shift, rides: readonly FoundRide[]): boolean {
  return rides.some((ride) => (ride.state === 'damaged' ? ride.id === pointer : holdsDriver(ride, uid)));
}

function engagementOf(shift: Shift, rides: readonly FoundRide[], blocked: boolean): Engagement {
  const { duty } = shift;
  if (isDriving(shift, rides)) return 'driving';
  if (duty === 'off') return duty;
  if (blocked) return 'blocked';
  return duty === 'on' ? 'free' : duty;
}

/** Whether a driver is free and not silent. */
export function isFree({ engagement, silent }: Pick<Driver, 'engagement' | 'silent'>): boolean {
  return engagement === 'free' && !silent;
}

/** The names of other drivers in the same car. A driver may choose a car that is in use (D70). */
function othersInCar(own: Shift, shifts: readonly Shift[]): string {
  if (own.duty === 'off') return '';
  const others = shifts.filter(
    ({ uid, duty, vehicle }) => uid !== own.uid && duty !== 'off' && vehicle.id === own.vehicle.id,
  );
  return others.map(({ name }) => name).join(', ');
}

const NOBODY: ReadonlySet<string> = new Set();

/**
 * The drivers of these shifts (from `withLastSigns`) and what they do. They are in the order of `ENGAGEMENTS`, silent
 * free drivers after other free drivers, then by name. The rides decide who drives, because rides are read more often
 * than shifts. The ride with the id `besides` does not count, because its driver is being chosen. `blocked` has the
 * drivers without an approved account.
 */
export function driversOf(
  shifts: readonly Shift[],
  rides: readonly FoundRide[],
  now: Date,
  besides: string | null = null,
  blocked: ReadonlySet<string> = NOBODY,
): readonly Driver[] {
  const sound = rides.flatMap((ride) => (ride.state === 'damaged' ? [] : ride));
  const drivers = shifts.map((shift): Driver => {
    const own = sound.filter(({ driver, id }) => driver === shift.uid && id !== besides);
    const isBlocked = blocked.has(shift.uid);
    const engagement = engagementOf(
      shift,
      rides.filter(({ id }) => id !== besides),
      isBlocked,
    );
    const works = engagement === 'free' || engagement === 'driving';
    return {
      shift,
      engagement,
      blocked: isBlocked,
      promised: own.filter(({ state }) => state === 'accepted').length,
      silent: works && isSilent(shift.seenAt, now),
      gaveBackMany: gaveBackMany(shift, now),
      sharesWith: othersInCar(shift, shifts),
    };
  });
  const rank = (driver: Driver) =>
    ENGAGEMENTS.indexOf(driver.engagement) + (driver.engagement === 'free' && driver.silent ? 0.5 : 0);
  return drivers.toSorted(
    (one, other) => rank(one) - rank(other) || one.shift.name.localeCompare(other.shift.name),
  );
}

/** Whether a driver counts as at work: free, driving or on a break. */
export function isAtWork({ engagement }: Pick<Driver, 'engagement'>): boolean {
  return engagement !== 'off' && engagement !== 'blocked';
}
