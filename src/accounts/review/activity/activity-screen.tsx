import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { useCursorPages } from '#core/navigation/use-cursor-pages.ts';
import { useProduct } from '#core/product/product-context.tsx';
import { useRequest } from '#core/product/use-request.ts';
import { useActivityCopy } from './activity-copy.ts';
import { useZone } from '#words/use-format.ts';
import { usePaginationCopy } from '#words/pagination.ts';
import { Pagination } from '#ui/data/pagination.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Section } from '#ui/page/section.tsx';
import { TitledPage } from '#ui/page/titled-page.tsx';
import { InServiceZone } from '#ui/zone/in-service-zone.tsx';
import { CsvExport } from '#ui/csv/csv-export.tsx';
import { activityCsv } from './activity-csv.ts';
import { ActivityFilter } from './activity-filter.tsx';
import { ActivityList } from './activity-list.tsx';
import { beginOf } from './begin-of.ts';
import { useDecisionName } from './use-decision-name.ts';

const route = getRouteApi('/signed-in/admin/activity');

/** A page of the decisions, with its filter and the export. */
function Decisions() {
  const copy = useActivityCopy();
  const { page: pageText } = usePaginationCopy();
  const { readActivityPage } = useProduct();
  const decisionName = useDecisionName();
  const timeZone = useZone();
  const navigate = route.useNavigate();
  const search = route.useSearch();
  const { by, period } = search;
  const pages = useCursorPages(search);
  const [now] = useState(() => new Date());
  const chosen = { by: by ?? null, since: beginOf(period, now) };
  const { loading, value, found, error, reload } = useRequest(
    { ...chosen, cursor: pages.cursor },
    readActivityPage,
  );
  const onlyPage = pages.cursor === null && (found?.next ?? null) === null;
  return (
    <Section heading={onlyPage ? copy.decisions : pageText(pages.page)}>
      <div className="grid grid-cols-1 gap-4">
        <div className="flex flex-wrap items-end justify-between gap-3">
          <ActivityFilter
            place={{ by, period }}
            people={value?.people}
            onPlace={(place) => void navigate({ search: place, resetScroll: false })}
          />
          <CsvExport
            key={JSON.stringify(chosen)}
            read={activityCsv(readActivityPage, chosen, { decisionName, timeZone })}
            texts={copy.file}
          />
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

/** The decisions on all accounts. */
export function ActivityScreen() {
  const copy = useActivityCopy();
  return (
    <TitledPage title={copy.title} lead={copy.lead}>
      <InServiceZone>
        <Decisions />
      </InServiceZone>
    </TitledPage>
  );
}
