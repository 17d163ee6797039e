import { defineCopy } from '#words/define-copy.ts';

/** What became of a day's rides. */
export const ridesToday = {
  title: 'Today',
  loading: 'Counting rides...',
  failed: 'The rides of today could not be counted.',
  day: (day: string) => `Rides whose pick-up is on ${day}.`,
  asOf: (time: string) => `As of ${time}.`,
  again: 'Count again',
  counting: 'Counting...',
  byState: 'Rides by state',
  /** The number, then whose rides they are, or in which state. */
  ridesOf: (count: string, what: string) => `${count}: ${what}`,
  atLeast: (count: string) => `${count} or more`,

  waits: 'Waiting time',
  average: 'Average',
  longest: 'Longest',
  minutes: (minutes: string) => `${minutes} min`,
  /** From the time of the pick-up or, for a ride now, of the request. */
  waitsOf: (rides: number) =>
    rides === 1
      ? 'Of one completed ride, from the request or the agreed time until the driver was there.'
      : `Of the last ${rides} completed rides, from the request or the agreed time until the driver was there.`,
  noWaits: 'No ride has been completed yet.',

  byDriver: 'Completed rides by driver',
  noDrivers: 'No driver has completed a ride yet.',
};

export const useRidesTodayCopy = defineCopy(ridesToday, { de: () => import('./rides-today-copy.de.ts') });
