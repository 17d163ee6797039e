import type { RideFilter } from '#domain/rides/model/history/ride-filter.ts';
import { MOST_COUNTED } from '#domain/rides/model/ride-limits.ts';
import { isEnded } from '#domain/rides/model/ride/ride-state.ts';
import type { Ride, FoundRide } from '#domain/rides/model/ride/ride.ts';
import type { CursorPages } from '#core/navigation/use-cursor-pages.ts';
import { useRequest } from '#core/product/use-request.ts';
import type { Format } from '#words/use-format.ts';
import { RetryButton } from '#ui/actions/retry-button.tsx';
import { RouteLink } from '#ui/actions/route-link.tsx';
import { CsvExport } from '#ui/csv/csv-export.tsx';
import { DataTable } from '#ui/data/data-table.tsx';
import { Pagination } from '#ui/data/pagination.tsx';
import { RelativeTime } from '#ui/data/relative-time.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import type { ServiceTime } from '#ui/zone/use-service-time.ts';
import { carText } from '../../shared/car-text.ts';
import { RideBadge } from '../../shared/ride-badge.tsx';
import { RideRoute } from '../../shared/ride-route.tsx';
import { useRidesCopy } from '../../shared/rides-copy.ts';
import { useDispatch } from '../../shared/use-dispatch.ts';
import { useRides } from '../../shared/use-rides.ts';
import { useDispatchCopy } from '../dispatch-copy.ts';
import { useDetailsOf, type DetailsById } from '../use-details-of.ts';
import { useRideHistoryCopy } from './ride-history-copy.ts';
import { useRideCsv } from './use-ride-csv.ts';

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
          <bdi>{carText(ride.card.vehicle, ride.card.plate)}</bdi>
        </span>
      </div>
    );
  };
  const columns = [
    { key: 'rider', header: copy.columns.rider, cell: riderCell, naming: true },
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

/** The ride, its details, and two look-ups of the rules (docs/scale.md). */
const READS_A_RIDE = 4;
/** The remark that says why a ride was cancelled, and a look-up. */
const READS_A_REASON = 2;

/** How many rides a filter finds, and the export of these rides with what it costs. */
function FoundCount({ filter, format }: { filter: RideFilter; format: ServiceTime }) {
  const copy = useRideHistoryCopy();
  const { rideHistory } = useDispatch();
  const { value: count, error, reload } = useRequest(filter, rideHistory.count);
  const read = useRideCsv(filter, format.timeZone);
  const readsARide = READS_A_RIDE + (filter.state === 'cancelled' ? READS_A_REASON : 0);
  const isTooMany = count === MOST_COUNTED;
  const most = format.number(MOST_COUNTED - 1);
  return (
    <div className="flex flex-wrap items-start justify-between gap-3">
      <output className="min-h-9 content-center font-medium">
        {count !== null && copy.found(isTooMany ? copy.atLeast(format.number(count)) : format.number(count))}
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
