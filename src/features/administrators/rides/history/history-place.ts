import { isDay, type Day } from '#domain/rides/model/history/day.ts';
import { RIDE_STATES, type RideState } from '#domain/rides/model/ride/ride-state.ts';
import type { HistorySearch } from './history-search.ts';

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

const dayIn = (text: string | undefined) => (text !== undefined && isDay(text) ? text : null);

/** Anything invalid counts as absent, and so do words where one passenger is named. */
export function historyPlaceIn(search: HistorySearch): HistoryPlace {
  const rider = search.rider ?? null;
  const day = dayIn(search.day);
  const until = dayIn(search.until);
  return {
    find: rider === null ? (search.find ?? '').trim().slice(0, LONGEST_FIND) : '',
    rider,
    driver: search.driver ?? null,
    state: RIDE_STATES.find((state) => state === search.state) ?? null,
    day,
    until: day !== null && until !== null && until > day ? until : null,
  };
}

/** The search parameters of a place: none for what is shown without any. */
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
