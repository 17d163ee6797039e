import { isDay } from '#domain/rides/model/history/day.ts';
import type { Day } from '#domain/rides/model/time/wall-time.ts';
import { RIDE_STATES, type RideState } from '#domain/rides/model/ride/ride-state.ts';
import type { HistorySearch } from './history-search.ts';

/** Which rides the history shows, as its search parameters say. */
export interface HistoryPlace extends HistorySearch {
  /** A number or words of a name, as typed. */
  readonly find?: string | undefined;
  /** One passenger: a uid, or `customer-` and an id. */
  readonly rider?: string | undefined;
  /** The uid of the driver. */
  readonly driver?: string | undefined;
  readonly state?: RideState | undefined;
  /** Days of the service's zone, by the pick-up: one day, or from one day to another. */
  readonly day?: Day | undefined;
  readonly until?: Day | undefined;
}

/** As long as the longest name. Characters. */
export const LONGEST_FIND = 100;

const dayIn = (text: string | undefined) => (text !== undefined && isDay(text) ? text : undefined);

/** Anything invalid counts as absent, and so does a text if one passenger is named. */
export function historyPlaceIn(search: HistorySearch): HistoryPlace {
  const { rider } = search;
  const day = dayIn(search.day);
  const until = dayIn(search.until);
  return {
    find: (rider === undefined && search.find?.trim().slice(0, LONGEST_FIND)) || undefined,
    rider,
    driver: search.driver,
    state: RIDE_STATES.find((state) => state === search.state),
    day,
    until: day !== undefined && until !== undefined && until > day ? until : undefined,
  };
}
