import type { Booker } from '#domain/rides/model/booking/booked-by.ts';
import { dayProblem, type DayProblem, type DayRange } from '#domain/shared/time/day-range.ts';
import { LONGEST_PLATE } from '#domain/rides/model/basics/ride-limits.ts';
import { RIDE_STATES, type RideState } from '#domain/rides/model/ride/ride-state.ts';
import type { HistorySearch } from './history-search.ts';

/** The longest text of a search, in characters. */
export const LONGEST_FIND = 100;

/** Which rides the history shows. */
export interface HistoryPlace extends DayRange {
  readonly find?: string | undefined;
  readonly rider?: string | undefined;
  readonly driver?: string | undefined;
  readonly plate?: string | undefined;
  readonly booker?: Booker | undefined;
  readonly state?: RideState | undefined;
}

/** Why a parameter of the address counts as absent. */
export type PlaceProblem = DayProblem | 'before-from' | 'no-state' | 'too-long';

export type PlaceProblems = { readonly [Name in keyof HistorySearch]?: PlaceProblem };

function bookerIn(by: string | undefined): Booker | undefined {
  if (by === undefined || by === 'passenger' || by === 'dispatch') return by;
  return { uid: by };
}

/** The problem of a range's last day, given its first day. */
export function endProblem(to: string, from: string | undefined): PlaceProblem | null {
  return dayProblem(to) ?? (from !== undefined && to < from ? 'before-from' : null);
}

/** The place in an address, and its invalid parameters. With a `rider` the text in `find` does not count. */
export function historyPlaceIn(search: HistorySearch): {
  readonly place: HistoryPlace;
  readonly problems: PlaceProblems;
} {
  const { rider, driver, car } = search;
  const fromProblem = search.from === undefined ? null : dayProblem(search.from);
  const from = fromProblem === null ? search.from : undefined;
  const toProblem = search.to === undefined ? null : endProblem(search.to, from);
  const state = RIDE_STATES.find((each) => each === search.state);
  const find = rider === undefined ? search.find?.trim() : undefined;
  const isFindTooLong = find !== undefined && find.length > LONGEST_FIND;
  const isPlateTooLong = car !== undefined && car.length > LONGEST_PLATE;
  return {
    place: {
      find: isFindTooLong ? undefined : find || undefined,
      rider,
      driver,
      plate: isPlateTooLong ? undefined : car,
      booker: bookerIn(search.by),
      state,
      from,
      to: toProblem === null ? search.to : undefined,
    },
    problems: {
      ...(isFindTooLong && { find: 'too-long' }),
      ...(isPlateTooLong && { car: 'too-long' }),
      ...(search.state !== undefined && state === undefined && { state: 'no-state' }),
      ...(fromProblem !== null && { from: fromProblem }),
      ...(toProblem !== null && { to: toProblem }),
    },
  };
}
