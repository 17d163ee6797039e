import { useRef } from 'react';
import { focusSectionHeading } from '../../../core/navigation/focus-heading.ts';
import type { CursorPages } from '../../../core/navigation/use-cursor-pages.ts';
import { useRequest } from '../../../core/product/use-request.ts';
import { useRides } from '../../../core/rides/use-rides.ts';
import { useUser } from '../../../core/session/user-context.ts';
import { useMyRidesCopy } from '../../../copy/my-rides.ts';
import { usePaginationCopy } from '../../../copy/pagination.ts';
import { useRideErrorText } from '../../../copy/use-ride-error-text.ts';
import { RetryButton } from '../../../ui/actions/retry-button.tsx';
import { RouteButton } from '../../../ui/actions/route-link.tsx';
import { Pagination } from '../../../ui/data/pagination.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorBox } from '../../../ui/feedback/error-box.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { RideRow } from './ride-row.tsx';

/** One page of the passenger's own rides, the latest pick-up first. */
export function RidesScreen({ pages }: { pages: CursorPages }) {
  const copy = useMyRidesCopy();
  const { page: pageText } = usePaginationCopy();
  const textOf = useRideErrorText();
  const { uid } = useUser();
  const { rideViews, serviceSettings } = useRides();
  const settings = useRequest(uid, () => serviceSettings.read());
  const area = useRef<HTMLDivElement>(null);
  const { loading, value, error, reload } = useRequest(pages.cursor, (cursor) =>
    rideViews.page({ of: 'rider', uid }, cursor),
  );
  const found = loading || error !== null ? null : value;
  const isOnlyPage = pages.cursor === null && (found?.next ?? null) === null;
  // The button that was pressed may go, and its focus with it.
  const focusHeading = () => area.current !== null && focusSectionHeading(area.current);
  return (
    <Section heading={isOnlyPage ? copy.listed : pageText(pages.page)}>
      <div ref={area} className="grid grid-cols-1 gap-4">
        {loading && <Skeleton lines={8} label={copy.loading} />}
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
        {found?.rides.length === 0 && (
          <EmptyState icon="car" title={copy.none} text={copy.noneText}>
            <RouteButton to="/passenger/dashboard">{copy.toBooking}</RouteButton>
          </EmptyState>
        )}
        {found !== null && found.rides.length > 0 && (
          <ul className="grid">
            {found.rides.map((ride) => (
              <RideRow key={ride.id} ride={ride} timeZone={settings.value?.timeZone ?? ''} />
            ))}
          </ul>
        )}
        <Pagination pages={pages} next={found?.next ?? null} onTurn={focusHeading} />
      </div>
    </Section>
  );
}
