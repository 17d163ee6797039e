import { ENDED_STATES, type EndedState } from '#domain/rides/model/ride/ride-state.ts';
import { pageSearch, type PageSearch } from '../../../core/navigation/use-cursor-pages.ts';

/** The search parameters of the rides: none for what is open, otherwise how they ended and the page. */
export interface RidesSearch extends PageSearch {
  readonly show?: EndedState | undefined;
}

export function ridesSearch({ show, ...search }: Record<string, unknown>): RidesSearch {
  const ended = ENDED_STATES.find((state) => state === show);
  return { show: ended, ...pageSearch(ended === undefined ? {} : search) };
}
