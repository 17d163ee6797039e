import type { RideDetails } from '#domain/rides/model/booking/ride-details.ts';
import type { RideFilter } from '#domain/rides/model/history/ride-filter.ts';
import { waitOf } from '#domain/rides/model/history/waits.ts';
import { MOST_COUNTED } from '#domain/rides/model/ride-limits.ts';
import { partyOf } from '#domain/rides/model/ride/log-line.ts';
import { isEnded } from '#domain/rides/model/ride/ride-state.ts';
import type { Ride, FoundRide } from '#domain/rides/model/ride/ride.ts';
import { withRemarks } from '#domain/rides/model/ride/with-remarks.ts';
import { wallTimeAt } from '#domain/rides/model/time/wall-time.ts';
import type { SystemError } from '#domain/shared/system-error.ts';
import { fail, succeed } from '#domain/shared/result.ts';
import type { CursorPages } from '#core/navigation/use-cursor-pages.ts';
import { runFewAtOnce } from '#core/product/run-few-at-once.ts';
import { useRequest } from '#core/product/use-request.ts';
import type { Format } from '#words/use-format.ts';
import { RetryButton } from '#ui/actions/retry-button.tsx';
import { RouteLink } from '#ui/actions/route-link.tsx';
import { CsvExport, type CsvLine, type ReadCsvPage } from '#ui/csv/csv-export.tsx';
import { DataTable } from '#ui/data/data-table.tsx';
import { Pagination } from '#ui/data/pagination.tsx';
import { RelativeTime } from '#ui/data/relative-time.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import type { ServiceTime } from '#ui/zone/use-service-time.ts';
import { Car, RideBadge, RideRoute } from '../../shared/ride-facts.tsx';
import { useRidesCopy } from '../../shared/rides-copy.ts';
import { useDispatch } from '../../shared/use-dispatch.ts';
import { useReasonText } from '../../shared/use-reason-text.ts';
import { useRides } from '../../shared/use-rides.ts';
import { useDispatchCopy } from '../dispatch-copy.ts';
import { useDetailsOf, type DetailsById } from '../use-details-of.ts';
import { useRideHistoryCopy } from './ride-history-copy.ts';

interface RideTableProps {
  caption: string;
  rides: readonly FoundRide[];
  details: DetailsById;
  format: Format;
}

/** Since when a ride has been waiting, in its state, or over. */
function sinceOf({ state, pickupAt, changedAt, endedAt }: Ride): Date {
  return endedAt ?? (state === 'requested' ? pickupAt : changedAt);
}

/** Rides with passenger, way, age and driver. A damaged record says what is wrong with it. */
function RideTable({ caption, rides, details, format }: RideTableProps) {
  const copy = useDispatchCopy();
  const riderCell = ({ id, state }: FoundRide) => (
    <RouteLink to="/admin/rides/$id" params={{ id }} quiet>
      <bdi>{details.get(id)?.name ?? (state === 'damaged' ? copy.damagedRide(id) : copy.passenger)}</bdi>
    </RouteLink>
  );
  const routeCell = (ride: FoundRide) => {
    if (ride.state === 'damaged') return <p>{copy.damaged(ride.fields.join(', '))}</p>;
    const known = details.get(ride.id);
    return <RideRoute from={known?.from.text ?? ride.area.from} to={known?.to.text ?? ride.area.to} />;
  };
  const stateCell = (ride: FoundRide) => (
    <div className="grid justify-items-start gap-1">
      <RideBadge state={ride.state} />
      {ride.state !== 'damaged' && <RelativeTime at={sinceOf(ride)} format={format} />}
    </div>
  );
  const driverCell = (ride: FoundRide) => {
    if (ride.state === 'damaged') return null;
    if (ride.card === null) {
      return isEnded(ride.state) ? null : <span className="text-ink-soft">{copy.noDriver}</span>;
    }
    return (
      <div className="grid gap-0.5 wrap-anywhere">
        <bdi className="font-medium">{ride.card.name}</bdi>
        <span className="text-ink-soft">
          <Car label={ride.card.vehicle} plate={ride.card.plate} />
        </span>
      </div>
    );
  };
  const columns = [
    { key: 'rider', header: copy.passenger, cell: riderCell, naming: true },
    { key: 'route', header: copy.columns.route, cell: routeCell },
    { key: 'state', header: copy.columns.state, cell: stateCell },
    { key: 'driver', header: copy.columns.driver, cell: driverCell },
  ] as const;
  return (
    <DataTable
      caption={caption}
      rows={rides}
      rowKey={({ id }) => id}
      shares="lg:grid-cols-[22%_34%_22%_22%]"
      columns={columns}
    />
  );
}

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
function useRideCsv(filter: RideFilter, timeZone: string): ReadCsvPage {
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
          : [reasonOf(why, partyOf(why, ride.rider)), why.note].filter(Boolean).join(': '),
    };
  };

  return async (cursor) => {
    const page = await rideViews.page({ of: 'filter', filter }, cursor);
    if (!page.ok) return page;
    const sound = page.value.rides.flatMap((ride) => (ride.state === 'damaged' ? [] : ride));
    const known = new Map<string, Line>();
    const failures: SystemError[] = [];
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

/** The ride, its details, and two look-ups of the rules (docs/scale.md). */
const READS_A_RIDE = 4;
/** The remark that says why a ride was cancelled, and a look-up. */
const READS_A_REASON = 2;

/** How many rides a filter finds, and the export of these rides with what it costs. */
function FoundCount({ filter, format }: { filter: RideFilter; format: ServiceTime }) {
  const copy = useRideHistoryCopy();
  const { atLeast } = useDispatchCopy();
  const { rideHistory } = useDispatch();
  const { value: count, error, reload } = useRequest(filter, rideHistory.count);
  const read = useRideCsv(filter, format.timeZone);
  const readsARide = READS_A_RIDE + (filter.state === 'cancelled' ? READS_A_REASON : 0);
  const isTooMany = count === MOST_COUNTED;
  const most = format.number(MOST_COUNTED - 1);
  return (
    <div className="flex flex-wrap items-start justify-between gap-3">
      <output className="min-h-9 content-center font-medium">
        {count !== null && copy.found(isTooMany ? atLeast(format.number(count)) : format.number(count))}
        {error !== null && (
          <>
            {copy.notCounted} <RetryButton onRetry={reload} />
          </>
        )}
      </output>
      {count !== null && count > 0 && (
        <CsvExport
          read={read}
          texts={copy.file}
          refused={isTooMany}
          note={isTooMany ? copy.tooMany(most) : copy.price(format.number(count * readsARide))}
        />
      )}
    </div>
  );
}

interface FoundRidesProps {
  filter: RideFilter;
  pages: CursorPages;
  format: ServiceTime;
}

/** How many rides a filter finds, their export, and a page of them, newest pick-up first. */
export function FoundRides({ filter, pages, format }: FoundRidesProps) {
  const { none } = useRideHistoryCopy();
  const { own } = useRidesCopy();
  const { rideViews } = useRides();
  const { loading, found, error, reload } = useRequest({ filter, cursor: pages.cursor }, () =>
    rideViews.page({ of: 'filter', filter }, pages.cursor),
  );
  const details = useDetailsOf(found?.rides ?? null);
  return (
    <div className="grid grid-cols-1 gap-4">
      <FoundCount key={JSON.stringify(filter)} filter={filter} format={format} />
      {loading && <Skeleton rows lines={6} label={own.loading} />}
      <LoadFailure what={own.failed} error={error} onRetry={reload} />
      {found?.rides.length === 0 && <EmptyState icon="info" {...none} />}
      {found !== null && found.rides.length > 0 && (
        <RideTable caption={own.listed} rides={found.rides} details={details} format={format} />
      )}
      <Pagination pages={pages} next={found?.next ?? null} />
    </div>
  );
}
