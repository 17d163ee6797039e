import type { RideFilter } from '#domain/rides/model/history/ride-filter.ts';
import type { CursorPages } from '#core/navigation/use-cursor-pages.ts';
import { useRequest } from '#core/product/use-request.ts';
import { useRides } from '../../shared/use-rides.ts';
import { useRideHistoryCopy } from './ride-history-copy.ts';
import { useRidesCopy } from '../../shared/rides-copy.ts';
import { Pagination } from '#ui/data/pagination.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import type { ServiceTime } from '#ui/zone/use-service-time.ts';
import { RideTable } from '../ride-table.tsx';
import { useDetailsOf } from '../use-details-of.ts';
import { FoundCount } from './found-count.tsx';

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
