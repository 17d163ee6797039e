import type { ReactNode } from 'react';
import type { FoundRide } from '#domain/rides/model/ride/ride.ts';
import type { RideList } from '#domain/rides/ports/ride-repository.ts';
import type { CursorPages } from '#core/navigation/use-cursor-pages.ts';
import { useRequest } from '#core/product/use-request.ts';
import { usePaginationCopy } from '#words/pagination-copy.ts';
import { RouteLink } from '#ui/actions/route-link.tsx';
import { Pagination } from '#ui/data/pagination.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Section } from '#ui/page/section.tsx';
import { InZone } from '#ui/zone/in-service-zone.tsx';
import { useServiceTime } from '#ui/zone/use-service-time.ts';
import { RideBadge } from '../ride-facts.tsx';
import { useRidesCopy } from '../rides-copy.ts';
import { useRides } from '../use-rides.ts';

interface OwnRideRowProps {
  ride: FoundRide;
  to: '/passenger/rides/$id' | '/driver/rides/$id' | '/admin/rides/$id';
}

/** A ride in a list. It shows only districts, because the exact places of each ride would cost a read. */
function OwnRideRow({ ride, to }: OwnRideRowProps) {
  const { trip, rideOf } = useRidesCopy().own;
  const time = useServiceTime();
  const isDamaged = ride.state === 'damaged';
  const when = isDamaged ? null : time.dateTime(ride.pickupAt);
  const hasAreas = !isDamaged && ride.area.from !== '' && ride.area.to !== '';
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-line py-3 last:border-0">
      <div className="grid min-w-0 justify-items-start gap-0.5 wrap-anywhere">
        <RouteLink to={to} params={{ id: ride.id }} quiet>
          <bdi translate="no">{hasAreas ? trip(ride.area.from, ride.area.to) : rideOf(when ?? ride.id)}</bdi>
        </RouteLink>
        {when !== null && (
          <span translate="no" className="text-sm text-ink-soft">
            {when}
          </span>
        )}
      </div>
      <RideBadge state={ride.state} />
    </li>
  );
}

interface OwnRidesListProps extends Pick<OwnRideRowProps, 'to'> {
  of: Extract<RideList, { uid: string }>['of'];
  uid: string;
  pages: CursorPages;
  noneText: string;
  children?: ReactNode;
}

/** One page of the rides of a passenger or a driver, the latest pick-up first. */
export function OwnRidesList({ of, uid, to, pages, noneText, children }: OwnRidesListProps) {
  const texts = useRidesCopy().own;
  const { pageOf } = usePaginationCopy();
  const { rideViews, serviceSettings } = useRides();
  const settings = useRequest(uid, () => serviceSettings.read());
  const { loading, found, error, reload } = useRequest(pages.cursor, (cursor) =>
    rideViews.page({ of, uid }, cursor),
  );
  const isOnlyPage = pages.cursor === null && (found?.next ?? null) === null;
  return (
    <Section heading={isOnlyPage ? texts.listed : pageOf(texts.listed, pages.page)}>
      <div className="grid grid-cols-1 gap-4">
        {loading && <Skeleton lines={8} label={texts.loading} />}
        <LoadFailure what={texts.failed} error={error} onRetry={reload} />
        {found?.rides.length === 0 && (
          <EmptyState icon="car" title={texts.none} text={noneText}>
            {children}
          </EmptyState>
        )}
        {found !== null && found.rides.length > 0 && (
          <InZone timeZone={settings.value?.timeZone ?? ''}>
            <ul className="grid">
              {found.rides.map((ride) => (
                <OwnRideRow key={ride.id} ride={ride} to={to} />
              ))}
            </ul>
          </InZone>
        )}
        <Pagination pages={pages} next={found?.next ?? null} />
      </div>
    </Section>
  );
}
