import type { ReactNode } from 'react';
import type { RideList } from '#domain/rides/ports/ride-repository.ts';
import type { CursorPages } from '../../core/navigation/use-cursor-pages.ts';
import { useRequest } from '../../core/product/use-request.ts';
import { useRides } from '../../core/rides/use-rides.ts';
import { usePaginationCopy } from '../../copy/pagination.ts';
import { useRidesCopy } from '../../copy/rides/rides.ts';
import { useRideErrorText } from '../../copy/rides/use-ride-error-text.ts';
import { RetryButton } from '../actions/retry-button.tsx';
import { Pagination } from '../data/pagination.tsx';
import { EmptyState } from '../feedback/empty-state.tsx';
import { ErrorBox } from '../feedback/error-box.tsx';
import { Skeleton } from '../feedback/skeleton.tsx';
import { Section } from '../page/section.tsx';
import { OwnRideRow, type OwnRideRowProps } from './own-ride-row.tsx';

interface OwnRidesProps extends Pick<OwnRideRowProps, 'to'> {
  of: Extract<RideList, { uid: string }>['of'];
  /** Whose. */
  uid: string;
  pages: CursorPages;
  /** Why there are none. */
  noneText: string;
  /** What can be done about that. */
  children?: ReactNode;
}

/** One page of somebody's own rides, the latest pick-up first. */
export function OwnRides({ of, uid, to, pages, noneText, children }: OwnRidesProps) {
  const texts = useRidesCopy().own;
  const { page: pageText } = usePaginationCopy();
  const textOf = useRideErrorText();
  const { rideViews, serviceSettings } = useRides();
  const settings = useRequest(uid, () => serviceSettings.read());
  const { loading, found, error, reload } = useRequest(pages.cursor, (cursor) =>
    rideViews.page({ of, uid }, cursor),
  );
  const isOnlyPage = pages.cursor === null && (found?.next ?? null) === null;
  return (
    <Section heading={isOnlyPage ? texts.listed : pageText(pages.page)}>
      <div className="grid grid-cols-1 gap-4">
        {loading && <Skeleton lines={8} label={texts.loading} />}
        {error !== null && (
          <ErrorBox text={`${texts.failed} ${textOf(error)}`}>
            <RetryButton onRetry={reload} />
          </ErrorBox>
        )}
        {found?.rides.length === 0 && (
          <EmptyState icon="car" title={texts.none} text={noneText}>
            {children}
          </EmptyState>
        )}
        {found !== null && found.rides.length > 0 && (
          <ul className="grid">
            {found.rides.map((ride) => (
              <OwnRideRow key={ride.id} ride={ride} to={to} timeZone={settings.value?.timeZone ?? ''} />
            ))}
          </ul>
        )}
        <Pagination pages={pages} next={found?.next ?? null} />
      </div>
    </Section>
  );
}
