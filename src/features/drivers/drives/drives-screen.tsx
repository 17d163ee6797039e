import { useRef } from 'react';
import type { FoundRide } from '#domain/rides/model/ride/ride.ts';
import { succeed } from '#domain/shared/result.ts';
import { focusSectionHeading } from '../../../core/navigation/focus-heading.ts';
import type { CursorPages } from '../../../core/navigation/use-cursor-pages.ts';
import { useRequest } from '../../../core/product/use-request.ts';
import { useRides } from '../../../core/rides/use-rides.ts';
import { useUser } from '../../../core/session/user-context.ts';
import { useDrivingCopy } from '../../../copy/driving.ts';
import { usePaginationCopy } from '../../../copy/pagination.ts';
import { useErrorText } from '../../../copy/use-error-text.ts';
import { RetryButton } from '../../../ui/actions/retry-button.tsx';
import { DataTable } from '../../../ui/data/data-table.tsx';
import { Pagination } from '../../../ui/data/pagination.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorBox } from '../../../ui/feedback/error-box.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { RideBadge } from '../../../ui/rides/ride-badge.tsx';
import { useServiceTime } from '../../../ui/rides/use-service-time.ts';
import { RouteLink } from '../../../ui/actions/route-link.tsx';

/** The rides of a page, newest pick-up first. */
function DrivesTable({ rides, timeZone }: { rides: readonly FoundRide[]; timeZone: string }) {
  const copy = useDrivingCopy().drives;
  const time = useServiceTime(timeZone);
  const when = (ride: FoundRide) => (
    <RouteLink to="/driver/rides/$id" params={{ id: ride.id }} quiet>
      {ride.state === 'damaged' ? copy.damaged : time.dateTime(ride.pickupAt)}
    </RouteLink>
  );
  const where = (ride: FoundRide) =>
    ride.state !== 'damaged' && (
      <span className="wrap-anywhere">{copy.trip(ride.area.from, ride.area.to)}</span>
    );
  const state = (ride: FoundRide) => <RideBadge state={ride.state} />;
  return (
    <DataTable
      caption={copy.list}
      rows={rides}
      rowKey={({ id }) => id}
      shares="lg:grid-cols-[28%_52%_20%]"
      columns={[
        { key: 'when', header: copy.when, cell: when, naming: true },
        { key: 'where', header: copy.where, cell: where },
        { key: 'state', header: copy.state, cell: state },
      ]}
    />
  );
}

/** The driver's rides, page by page. */
export function DrivesScreen({ pages }: { pages: CursorPages }) {
  const copy = useDrivingCopy().drives;
  const { page: pageText } = usePaginationCopy();
  const textOf = useErrorText();
  const { uid } = useUser();
  const { rideViews, serviceSettings } = useRides();
  const area = useRef<HTMLDivElement>(null);
  const { loading, value, error, reload } = useRequest(pages.cursor, async (cursor) => {
    const [page, settings] = await Promise.all([
      rideViews.page({ of: 'driver', uid }, cursor),
      serviceSettings.read(),
    ]);
    return page.ok ? succeed({ ...page.value, timeZone: settings.ok ? settings.value.timeZone : '' }) : page;
  });
  const found = loading || error !== null ? null : value;
  const next = found?.next ?? null;
  // The button that was pressed may go, and its focus with it.
  const focusHeading = () => area.current !== null && focusSectionHeading(area.current);
  const isOnlyPage = pages.cursor === null && next === null;
  return (
    <Section heading={isOnlyPage ? copy.list : pageText(pages.page)}>
      <div ref={area} className="grid grid-cols-1 gap-4">
        {loading && <Skeleton rows lines={6} label={copy.loading} />}
        {error !== null && (
          <ErrorBox text={`${copy.failed} ${textOf(error)}`}>
            <RetryButton
              onRetry={() => {
                reload();
                focusHeading();
              }}
            />
          </ErrorBox>
        )}
        {found?.rides.length === 0 && <EmptyState icon="car" title={copy.none} text={copy.noneText} />}
        {found !== null && found.rides.length > 0 && (
          <DrivesTable rides={found.rides} timeZone={found.timeZone} />
        )}
        <Pagination pages={pages} next={next} onTurn={focusHeading} />
      </div>
    </Section>
  );
}
