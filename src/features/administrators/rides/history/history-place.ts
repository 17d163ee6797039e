import { isDay, type Day } from '#domain/rides/model/history/day.ts';
import { RIDE_STATES, type RideState } from '#domain/rides/model/ride/ride-state.ts';

/** Which rides the history shows; kept in the search parameters. */
export interface HistoryPlace {
  /** A number or words of a name, as typed; empty for everybody. */
  readonly find: string;
  /** One passenger: a uid, or `customer-` and an id. */
  readonly rider: string | null;
  /** The uid of who drives or drove. */
  readonly driver: string | null;
  readonly state: RideState | null;
  /** Days of the service's zone: the pick-ups of one, or from the one until the other. */
  readonly day: Day | null;
  readonly until: Day | null;
}

/** As long as the longest name. Characters. */
export const LONGEST_FIND = 100;

/** The search parameters of a place: none for what is shown without any. */
export interface HistorySearch {
  readonly find?: string | undefined;
  readonly rider?: string | undefined;
  readonly driver?: string | undefined;
  readonly state?: RideState | undefined;
  readonly day?: string | undefined;
  readonly until?: string | undefined;
}

const textIn = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);
const dayIn = (value: unknown) => (typeof value === 'string' && isDay(value) ? value : null);

/** Anything invalid counts as absent, and so do words where one passenger is named. */
export function historyPlaceIn(search: { readonly [Name in keyof HistorySearch]?: unknown }): HistoryPlace {
  const rider = textIn(search.rider);
  const day = dayIn(search.day);
  const until = dayIn(search.until);
  return {
    find: rider === null ? (textIn(search.find)?.trim().slice(0, LONGEST_FIND) ?? '') : '',
    rider,
    driver: textIn(search.driver),
    state: RIDE_STATES.find((state) => state === search.state) ?? null,
    day,
    until: day !== null && until !== null && until > day ? until : null,
  };
}

export function historySearchOf({ find, rider, driver, state, day, until }: HistoryPlace): HistorySearch {
  return {
    find: find === '' ? undefined : find,
    rider: rider ?? undefined,
    driver: driver ?? undefined,
    state: state ?? undefined,
    day: day ?? undefined,
    until: until ?? undefined,
  };
}
