import { HOUR_MS } from '../../shared/durations.ts';
import { SERVER_TIME } from '../../shared/record-write.ts';
import { succeed, type Result } from '../../shared/result.ts';
import type { SearchFigure } from '../model/ride/search-figure.ts';
import { SEARCHES_PATH } from '../model/stored/ride-paths.ts';
import type { RideNeeds } from '../ports/ride-ports.ts';

/** From this age on, a figure is out of date. Milliseconds. */
const FRESH_MS = HOUR_MS;

interface SearchFigures {
  /** How long searches took; `null` if no figure was stored in the last hour. */
  lately(): Promise<Result<SearchFigure | null>>;
  /** Stores the figure for passengers. Fails with `permission-denied` without the power *desk*. */
  store(figure: Omit<SearchFigure, 'at'>): Promise<Result<void>>;
}

export function createSearchFigures({ fleet, records, clock }: RideNeeds): SearchFigures {
  return {
    async lately() {
      const read = await fleet.searches();
      if (!read.ok || read.value === null) return read;
      return succeed(clock.now().getTime() - read.value.at.getTime() < FRESH_MS ? read.value : null);
    },
    store: (figure) =>
      records.commit([{ kind: 'set', path: SEARCHES_PATH, fields: { ...figure, at: SERVER_TIME } }]),
  };
}
