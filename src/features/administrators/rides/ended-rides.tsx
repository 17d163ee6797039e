import { useRef } from 'react';
import { EVERY_RIDE } from '#domain/rides/model/history/ride-filter.ts';
import type { EndedState } from '#domain/rides/model/ride/ride-state.ts';
import { focusSectionHeading } from '../../../core/navigation/focus-heading.ts';
import type { CursorPages } from '../../../core/navigation/use-cursor-pages.ts';
import { useRequest } from '../../../core/product/use-request.ts';
import { useRides } from '../../../core/rides/use-rides.ts';
import { useDispatchCopy } from '../../../copy/rides/dispatch.ts';
import type { Format } from '../../../copy/language/use-format.ts';
import { useErrorText } from '../../../copy/use-error-text.ts';
import { RetryButton } from '../../../ui/actions/retry-button.tsx';
import { Pagination } from '../../../ui/data/pagination.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorBox } from '../../../ui/feedback/error-box.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { RideTable } from './ride-table.tsx';
import { useDetailsOf } from './use-details-of.ts';

interface EndedRidesProps {
  state: EndedState;
  pages: CursorPages;
  format: Format;
}

/** A page of the rides that ended in one way. */
export function EndedRides({ state, pages, format }: EndedRidesProps) {
  const copy = useDispatchCopy();
  const textOf = useErrorText();
  const area = useRef<HTMLDivElement>(null);
  const { rideViews } = useRides();
  const { loading, value, error, reload } = useRequest({ state, cursor: pages.cursor }, (query) =>
    rideViews.page({ of: 'filter', filter: { ...EVERY_RIDE, state: query.state } }, query.cursor),
  );
  const found = loading || error !== null ? null : value;
  const details = useDetailsOf(found?.rides ?? null);
  // The button that was pressed may go, and its focus with it.
  const focusHeading = () => area.current !== null && focusSectionHeading(area.current);
  const heading = copy.ended[state];
  return (
    <Section heading={heading}>
      <div ref={area} className="grid grid-cols-1 gap-4">
        {loading && <Skeleton rows lines={6} label={copy.loading} />}
        {error !== null && (
          <ErrorBox text={`${copy.failed} ${textOf(error)}`}>
            <RetryButton onRetry={reload} />
          </ErrorBox>
        )}
        {found?.rides.length === 0 && (
          <EmptyState icon="info" title={copy.nothingEnded.title} text={copy.nothingEnded.texts[state]} />
        )}
        {found !== null && found.rides.length > 0 && (
          <RideTable caption={heading} rides={found.rides} details={details} format={format} />
        )}
        <Pagination pages={pages} next={found?.next ?? null} onTurn={focusHeading} />
      </div>
    </Section>
  );
}
