import type { RideDetails } from '#domain/rides/model/booking/ride-details.ts';
import type { RideFilter } from '#domain/rides/model/history/ride-filter.ts';
import { waitOf } from '#domain/rides/model/history/waits.ts';
import type { Ride } from '#domain/rides/model/ride/ride.ts';
import { takenBy } from '#domain/rides/model/ride/taken-by.ts';
import { withRemarks } from '#domain/rides/model/ride/with-remarks.ts';
import { wallTimeAt } from '#domain/rides/model/time/wall-time.ts';
import type { ProductError } from '#domain/shared/product-error.ts';
import { fail, succeed } from '#domain/shared/result.ts';
import { runFewAtOnce } from '#core/product/run-few-at-once.ts';
import type { CsvLine, ReadCsvPage } from '#ui/csv/csv-file.ts';
import { useRidesCopy } from '../../shared/rides-copy.ts';
import { useReasonText } from '../../shared/use-reason-text.ts';
import { useRides } from '../../shared/use-rides.ts';
import type { useRideHistoryCopy } from './ride-history-copy.ts';

type Line = CsvLine<keyof ReturnType<typeof useRideHistoryCopy>['file']['header']>;

const RIDES_AT_ONCE = 10;
const SECONDS_A_MINUTE = 60;

const cancellationOf = ({ log }: Ride) => log.findLast(({ did }) => did === 'cancel');

/** Whether a remark says why the ride was cancelled: dispatch's reason, or what its passenger has written. */
function hasRemark(ride: Ride): boolean {
  const line = cancellationOf(ride);
  return line !== undefined && line.note === null && (line.why === null || line.why === 'other');
}

/**
 * The rides of a filter, page by page, as lines of a file. A page fails if something of it could not be read. Times are those
 * of the service's zone, as on the page, in a form that spreadsheets recognise; the zone is in a column of its own.
 */
export function useRideCsv(filter: RideFilter, timeZone: string): ReadCsvPage {
  const { rideViews } = useRides();
  const { states, needs } = useRidesCopy();
  const reasonOf = useReasonText();

  const timeOf = (at: Date | null) => (at === null ? '' : wallTimeAt(at, timeZone).replace('T', ' '));

  const lineOf = (ride: Ride, details: RideDetails | null): Line => {
    const wait = waitOf(ride);
    const why = cancellationOf(ride);
    return {
      id: ride.id,
      state: states[ride.state],
      booked: timeOf(ride.createdAt),
      pickUp: timeOf(ride.pickupAt),
      arrived: timeOf(ride.arrivedAt),
      ended: timeOf(ride.endedAt),
      timeZone,
      minutesWaited: wait === null ? '' : String(Math.round(wait / SECONDS_A_MINUTE)),
      passenger: details?.name ?? '',
      phone: details?.phone ?? '',
      from: details?.from.text ?? ride.area.from,
      to: details?.to.text ?? ride.area.to,
      people: String(ride.people),
      needs: ride.needs.map((need) => needs[need]).join(', '),
      note: details?.note ?? '',
      driver: ride.card?.name ?? '',
      car: ride.card?.vehicle ?? '',
      plate: ride.card?.plate ?? '',
      reason:
        why === undefined
          ? ''
          : [reasonOf(why, takenBy(why, ride.rider)), why.note].filter(Boolean).join(': '),
    };
  };

  return async (cursor) => {
    const page = await rideViews.page({ of: 'filter', filter }, cursor);
    if (!page.ok) return page;
    const sound = page.value.rides.flatMap((ride) => (ride.state === 'damaged' ? [] : ride));
    const known = new Map<string, Line>();
    const failures: ProductError[] = [];
    await runFewAtOnce(sound, RIDES_AT_ONCE, async (ride) => {
      const [details, remarks] = await Promise.all([
        rideViews.details(ride.id),
        hasRemark(ride) ? rideViews.remarks(ride.id) : succeed([]),
      ]);
      if (!details.ok) failures.push(details.error);
      else if (!remarks.ok) failures.push(remarks.error);
      else known.set(ride.id, lineOf(withRemarks(ride, remarks.value), details.value));
    });
    const [failure] = failures;
    if (failure !== undefined) return fail(failure);
    return succeed({
      lines: sound.flatMap(({ id }) => known.get(id) ?? []),
      unreadable: page.value.rides.length - sound.length,
      next: page.value.next,
    });
  };
}
