import type { RideDetails } from '#domain/rides/model/booking/ride-details.ts';
import {
  exportedRide,
  mayBeExplained,
  type RideColumn,
  type RideWords,
} from '#domain/rides/model/history/exported-ride.ts';
import type { RideFilter } from '#domain/rides/model/history/ride-filter.ts';
import type { Ride } from '#domain/rides/model/ride/ride.ts';
import { withRemarks } from '#domain/rides/model/steps/with-remarks.ts';
import { wallTimeAt } from '#domain/shared/time/wall-time.ts';
import type { RidePage } from '#domain/rides/ports/ride-repository.ts';
import type { Dispatcher } from '#domain/rides/services/ride-history.ts';
import type { RideViews } from '#domain/rides/services/ride-views.ts';
import type { SystemError } from '#domain/shared/system-error.ts';
import { fail, succeed } from '#domain/shared/result.ts';
import { runFewAtOnce } from '#domain/shared/run-few-at-once.ts';
import { useCsvCopy } from '#ui/csv/csv-copy.ts';
import type { CsvLine, ReadCsvPage } from '#ui/csv/csv-file.ts';
import { useRidesCopy } from '../../shared/rides-copy.ts';
import { useReasonText } from '../../shared/use-reason-text.ts';
import { useRides } from '../../shared/use-rides.ts';
import { useDispatchCopy } from '../dispatch-copy.ts';
import { useRideHistoryCopy } from './ride-history-copy.ts';

type Line = CsvLine<RideColumn>;

const RIDES_AT_ONCE = 10;

interface HalfPage {
  readonly cursor: string | null;
  readonly page: RidePage;
  readonly known: Map<string, Line>;
}

/**
 * Reads the rides of a filter with everything that their lines need. After a failure within a page the next attempt
 * reads only what is missing.
 */
function readPages(
  views: RideViews,
  filter: RideFilter,
  lineOf: (ride: Ride, details: RideDetails | null) => Line,
): ReadCsvPage {
  let half: HalfPage | null = null;
  const pageAt = async (cursor: string | null) => {
    if (half?.cursor === cursor) return succeed(half);
    const page = await views.page({ of: 'filter', filter }, cursor);
    return page.ok ? succeed({ cursor, page: page.value, known: new Map<string, Line>() }) : page;
  };
  return async (cursor) => {
    const read = await pageAt(cursor);
    if (!read.ok) return read;
    half = read.value;
    const { page, known } = half;
    const sound = page.rides.flatMap((ride) => (ride.state === 'damaged' ? [] : ride));
    const missing = sound.filter(({ id }) => !known.has(id));
    const failures: SystemError[] = [];
    await runFewAtOnce(missing, RIDES_AT_ONCE, async (ride) => {
      // After a failure, further reads would mostly fail as well.
      if (failures.length > 0) return;
      const [details, remarks] = await Promise.all([
        views.details(ride.id),
        mayBeExplained(ride) ? views.remarks(ride.id) : succeed([]),
      ]);
      if (!details.ok) failures.push(details.error);
      else if (!remarks.ok) failures.push(remarks.error);
      else known.set(ride.id, lineOf(withRemarks(ride, remarks.value), details.value));
    });
    const [failure] = failures;
    if (failure !== undefined) return fail(failure);
    return succeed({
      lines: sound.flatMap(({ id }) => known.get(id) ?? []),
      unreadable: page.rides.length - sound.length,
      next: page.next,
    });
  };
}

/**
 * The rides of a filter, page by page, as lines of a file. A page fails if a part of it could not be read. Times are in
 * the service's zone, which has a column of its own. Spreadsheets in the page's language recognise their format.
 */
export function useRideCsv(
  filter: RideFilter,
  timeZone: string,
  dispatchers: readonly Dispatcher[],
): ReadCsvPage {
  const { rideViews } = useRides();
  const { states, needs } = useRidesCopy();
  const reasonOf = useReasonText();
  const { passenger } = useDispatchCopy();
  const { bookers } = useRideHistoryCopy();
  const { moment } = useCsvCopy();
  const words: RideWords = {
    state: (state) => states[state],
    needs,
    passenger,
    dispatcher: (by) => dispatchers.find(({ uid }) => uid === by)?.name ?? bookers.dispatch,
    reason: reasonOf,
    moment: (at) => moment(wallTimeAt(at, timeZone)),
    timeZone,
  };
  return readPages(rideViews, filter, (ride, details) => exportedRide(ride, details, words));
}
