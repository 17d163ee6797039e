import type { Shift } from '../firm/shift.ts';
import { holdsDriver } from '../ride/deadlines.ts';
import type { FoundRide } from '../ride/ride.ts';
import { gaveBackMany, isSilent } from './attention.ts';

/** The occupation of a driver, in the order that dispatch prefers. A `blocked` driver is at work, but powerless. */
export const ENGAGEMENTS = ['free', 'driving', 'break', 'off', 'blocked'] as const;
export type Engagement = (typeof ENGAGEMENTS)[number];

export interface Driver {
  readonly shift: Shift;
  readonly engagement: Engagement;
  /** Their account is known to be no longer approved. While they drive or are off duty, `engagement` still says so. */
  readonly blocked: boolean;
  /** How many open rides are promised to them. */
  readonly promised: number;
  /** They are on duty, and their last sign of life is too long ago. */
  readonly silent: boolean;
  /** When they gave back the last of many rides, as long as dispatch should see it; `null` otherwise (D91). */
  readonly gaveBackMany: Date | null;
  /** The names of others at work in the same car; empty if there are none. */
  readonly sharesWith: string;
}

/** An open ride that cannot be read counts as driven by the driver whose record names it. */
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

/** Whether a driver is free for the next ride; a silent one may not be. */
export function isFree({ engagement, silent }: Pick<Driver, 'engagement' | 'silent'>): boolean {
  return engagement === 'free' && !silent;
}

/** The names of the other drivers at work in the same car, as a driver may choose a car in use (D70). */
function othersInCar(own: Shift, shifts: readonly Shift[]): string {
  if (own.duty === 'off') return '';
  const others = shifts.filter(
    ({ uid, duty, vehicle }) => uid !== own.uid && duty !== 'off' && vehicle.id === own.vehicle.id,
  );
  return others.map(({ name }) => name).join(', ');
}

const NOBODY: ReadonlySet<string> = new Set();

/**
 * The drivers of these shifts (`withLastSigns`) and what they are doing: free ones first, the silent among them last,
 * then by name. The rides decide who is driving, because they change sooner than the shifts. `besides` is the id of a
 * ride that a driver is chosen for: it neither occupies its driver nor counts as promised. `blocked` are the drivers
 * whose account is no longer approved.
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

/** Whether every count of drivers includes them as at work: free, driving or on a break. */
export function isAtWork({ engagement }: Pick<Driver, 'engagement'>): boolean {
  return engagement !== 'off' && engagement !== 'blocked';
}
