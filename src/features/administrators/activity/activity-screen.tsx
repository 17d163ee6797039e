import { useState } from 'react';
import type { CursorPages } from '../../../core/navigation/use-cursor-pages.ts';
import { useProduct } from '../../../core/product/product-context.tsx';
import { useRequest } from '../../../core/product/use-request.ts';
import { useActivityCopy } from '../../../copy/activity.ts';
import { usePaginationCopy } from '../../../copy/pagination.ts';
import { Pagination } from '../../../ui/data/pagination.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { LoadFailure } from '../../../ui/feedback/load-failure.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { ActivityExport } from './activity-export.tsx';
import { ActivityFilter } from './activity-filter.tsx';
import { ActivityList } from './activity-list.tsx';
import type { ActivityPlace } from './activity-place.ts';
import { beginOf } from './begin-of.ts';

interface ActivityScreenProps {
  place: ActivityPlace;
  pages: CursorPages;
  onPlace: (place: ActivityPlace) => void;
}

/** A page of the decisions on all accounts, what narrows them, and their export. */
export function ActivityScreen({ place, pages, onPlace }: ActivityScreenProps) {
  const copy = useActivityCopy();
  const { page: pageText } = usePaginationCopy();
  const { readActivityPage } = useProduct();
  const [now] = useState(() => new Date());
  const since = beginOf(place.period, now);
  const chosen = { by: place.by, since };
  const { loading, value, found, error, reload } = useRequest(
    { ...chosen, cursor: pages.cursor },
    readActivityPage,
  );
  const onlyPage = pages.cursor === null && (found?.next ?? null) === null;
  return (
    <Section heading={onlyPage ? copy.decisions : pageText(pages.page)}>
      <div className="grid grid-cols-1 gap-4">
        <div className="flex flex-wrap items-end justify-between gap-3">
          <ActivityFilter place={place} people={value?.people} onPlace={onPlace} />
          <ActivityExport key={JSON.stringify(chosen)} chosen={chosen} />
        </div>
        {loading && <Skeleton rows lines={6} label={copy.loading} />}
        <LoadFailure what={copy.failed} error={error} onRetry={reload} />
        {found !== null && found.entries.length === 0 && <EmptyState icon="info" {...copy.none} />}
        {found !== null && found.entries.length > 0 && <ActivityList page={found} />}
        <Pagination pages={pages} next={found?.next ?? null} />
      </div>
    </Section>
  );
}
