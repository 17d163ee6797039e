import { instantsOf, plusDays, type Day } from '#domain/shared/time/wall-time.ts';

export interface ChangeOfClocks {
  readonly zone: string;
  readonly day: Day;
}

/** Two zones whose clocks go forward half a year apart, so that each kind of change comes within eight months. */
const ZONES = ['Europe/Berlin', 'Australia/Sydney'] as const;
const DAYS_AHEAD = 230;
const DAY_HOURS = 24;

/** The hours from noon of a day to noon of the next day. */
function hoursOf(day: Day, zone: string): number {
  const [begin, end] = [day, plusDays(day, 1)].map(
    (each) => instantsOf(`${each}T12:00`, zone)[0]?.getTime() ?? 0,
  );
  return ((end ?? 0) - (begin ?? 0)) / 3_600_000;
}

/** The next day after this one on which clocks are put forward, or back. */
export function nextChange(today: Day, way: 'forward' | 'back'): ChangeOfClocks {
  for (let ahead = 1; ahead <= DAYS_AHEAD; ahead += 1) {
    const day = plusDays(today, ahead);
    const zone = ZONES.find((each) => {
      const hours = hoursOf(plusDays(day, -1), each);
      return way === 'forward' ? hours < DAY_HOURS : hours > DAY_HOURS;
    });
    if (zone !== undefined) return { zone, day };
  }
  throw new Error(`no clocks are put ${way} within ${DAYS_AHEAD} days`);
}
