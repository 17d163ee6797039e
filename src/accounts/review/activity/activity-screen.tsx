import { useNavigate, useSearch } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import type { ActivityPage } from '#domain/accounts/services/account-reviews.ts';
import { DAY_MS, MINUTE_MS } from '#domain/shared/durations.ts';
import { useCursorPages } from '#core/navigation/use-cursor-pages.ts';
import { useRequest } from '#core/product/use-request.ts';
import { useUser } from '#core/session/user-context.ts';
import { usePaginationCopy } from '#words/pagination-copy.ts';
import { useZone } from '#words/use-format.ts';
import { useCsvCopy } from '#ui/csv/csv-copy.ts';
import { CsvExport } from '#ui/csv/csv-export.tsx';
import { Pagination } from '#ui/data/pagination.tsx';
import { useRowFocus } from '#ui/data/use-row-focus.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { lazyDialog } from '#ui/feedback/lazy-dialog.tsx';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { FieldFrame } from '#ui/fields/field-frame.tsx';
import { FilterLine } from '#ui/fields/filter-line.tsx';
import { Select } from '#ui/fields/select.tsx';
import { SingleKeys } from '#ui/keys/single-keys.tsx';
import { Section } from '#ui/page/section.tsx';
import { TitledPage } from '#ui/page/titled-page.tsx';
import { InServiceZone } from '#ui/zone/in-service-zone.tsx';
import { useActivityCopy } from './activity-copy.ts';
import { activityCsv } from './activity-csv.ts';
import { ActivityRows, keyOfEntry } from './activity-rows.tsx';
import type { ActivitySearch } from './activity-search.ts';
import { useDecisionName } from '../review-copy.ts';
import { useReview } from '../use-review.ts';

const LazyDecisionPanel = lazyDialog(async () => (await import('./decision-panel.tsx')).DecisionPanel);

const PERIODS = ['week', 'month'] as const;
type Period = (typeof PERIODS)[number];

const DAYS: Readonly<Record<Period, number>> = { week: 7, month: 30 };

/** The period of this name; `undefined` if there is none. */
const periodNamed = (name: string | undefined) => PERIODS.find((each) => each === name);

/** The beginning of the period, rounded down to a minute, so that all pages have the same beginning. */
function beginOf(period: Period | undefined, now: Date): Date | null {
  if (period === undefined) return null;
  return new Date(Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS - DAYS[period] * DAY_MS);
}

interface ActivityFilterProps {
  place: { by: string | undefined; period: Period | undefined };
  people: ActivityPage['people'] | undefined;
  onPlace: (place: ActivitySearch) => void;
}

function ActivityFilter({ place, people, onPlace }: ActivityFilterProps) {
  const copy = useActivityCopy();
  const { uid } = useUser();
  const known = place.by === undefined ? undefined : people?.get(place.by);
  const other = known?.state === 'named' ? known.name : copy.one;
  return (
    <>
      <div className="sm:max-w-72">
        <FieldFrame label={copy.who} compact>
          {(control) => (
            <Select
              {...control}
              options={[
                { value: uid, label: copy.me },
                ...(place.by === undefined || place.by === uid ? [] : [{ value: place.by, label: other }]),
              ]}
              none={copy.everybody}
              value={place.by ?? ''}
              onChange={(by) => onPlace({ ...place, by: by === '' ? undefined : by })}
            />
          )}
        </FieldFrame>
      </div>
      <div className="sm:max-w-72">
        <FieldFrame label={copy.since} compact>
          {(control) => (
            <Select
              {...control}
              options={PERIODS.map((value) => ({ value, label: copy.periods[value] }))}
              none={copy.always}
              value={place.period ?? ''}
              onChange={(chosen) => onPlace({ ...place, period: periodNamed(chosen) })}
            />
          )}
        </FieldFrame>
      </div>
    </>
  );
}

const ROUTE = { from: '/signed-in/admin/activity' } as const;

function Decisions() {
  const { moment } = useCsvCopy();
  const copy = useActivityCopy();
  const { pageOf } = usePaginationCopy();
  const { accountReviews } = useReview();
  const decisionName = useDecisionName();
  const timeZone = useZone();
  const navigate = useNavigate({ from: '/admin/activity' });
  const search = useSearch(ROUTE);
  const { by } = search;
  const period = periodNamed(search.period);
  const pages = useCursorPages(search);
  const [now] = useState(() => new Date());
  const [openedKey, setOpenedKey] = useState<string | null>(null);
  const chosen = { by: by ?? null, since: beginOf(period, now) };
  const { loading, value, found, error, reload } = useRequest(
    { ...chosen, cursor: pages.cursor },
    accountReviews.activity,
  );
  const onlyPage = pages.cursor === null && (found?.next ?? null) === null;
  const opened = found?.entries.find((entry) => keyOfEntry(entry) === openedKey);
  return (
    <Section heading={onlyPage ? copy.decisions : pageOf(copy.decisions, pages.page)} tight>
      <FilterLine>
        <ActivityFilter
          place={{ by, period }}
          people={value?.people}
          onPlace={(place) => void navigate({ search: place, resetScroll: false })}
        />
        <div className="ml-auto">
          <CsvExport
            key={JSON.stringify(chosen)}
            read={activityCsv(accountReviews.activity, chosen, { decisionName, timeZone, moment })}
            texts={copy.file}
          />
        </div>
      </FilterLine>
      {loading && <Skeleton rows lines={6} label={copy.loading} />}
      <LoadFailure what={copy.failed} error={error} onRetry={reload} />
      {found !== null && found.entries.length === 0 && <EmptyState icon="info" {...copy.none} />}
      {found !== null && found.entries.length > 0 && <ActivityRows page={found} onOpen={setOpenedKey} />}
      {found !== null && opened !== undefined && (
        <LazyDecisionPanel
          key={openedKey}
          entry={opened}
          people={found.people}
          onClose={() => setOpenedKey(null)}
        />
      )}
      <Pagination pages={pages} next={found?.next ?? null} />
    </Section>
  );
}

/** Every decision on every account, one line each, newest first. */
export function ActivityScreen() {
  const copy = useActivityCopy();
  const area = useRef<HTMLDivElement>(null);
  const focus = useRowFocus(area);
  return (
    <TitledPage
      title={copy.title}
      dense
      actions={<SingleKeys focus={focus} list={copy.keys} actions={{ e: focus.open }} />}
    >
      <InServiceZone>
        <div ref={area} className="grid grid-cols-1">
          <Decisions />
        </div>
      </InServiceZone>
    </TitledPage>
  );
}
