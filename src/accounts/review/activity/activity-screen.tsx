import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import type { ActivityEntry } from '#domain/accounts/ports/review-repository.ts';
import type { ActivityPage } from '#domain/accounts/services/account-reviews.ts';
import type { Actor } from '#domain/accounts/services/people.ts';
import { DAY_MS, MINUTE_MS } from '#domain/shared/durations.ts';
import { useCursorPages } from '#core/navigation/use-cursor-pages.ts';
import { useRequest } from '#core/product/use-request.ts';
import { useUser } from '#core/session/user-context.ts';
import { usePaginationCopy } from '#words/pagination-copy.ts';
import { useRoleName } from '#words/roles-copy.ts';
import { useZone } from '#words/use-format.ts';
import { RouteLink } from '#ui/actions/route-link.tsx';
import { useCsvCopy } from '#ui/csv/csv-copy.ts';
import { CsvExport } from '#ui/csv/csv-export.tsx';
import { Address } from '#ui/data/address.tsx';
import { DataTable } from '#ui/data/data-table.tsx';
import { Pagination } from '#ui/data/pagination.tsx';
import { RelativeTime } from '#ui/data/relative-time.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Select } from '#ui/fields/select.tsx';
import { Section } from '#ui/page/section.tsx';
import { TitledPage } from '#ui/page/titled-page.tsx';
import { InServiceZone } from '#ui/zone/in-service-zone.tsx';
import { useActivityCopy } from './activity-copy.ts';
import { activityCsv } from './activity-csv.ts';
import { PERIODS, type ActivitySearch, type Period } from './activity-search.ts';
import { useDecisionName, useReviewCopy } from '../review-copy.ts';
import { useReview } from '../use-review.ts';

function AddressBelow({ person }: { person: Actor | undefined }) {
  if (person?.state !== 'named' || person.email === null) return null;
  return (
    <span className="block text-sm font-normal text-ink-soft">
      <Address>{person.email}</Address>
    </span>
  );
}

/** Each name with its address, because a name does not prove an identity. */
function ActivityList({ page: { entries, people } }: { page: ActivityPage }) {
  const copy = useActivityCopy();
  const { someone, fromTo } = useReviewCopy().account;
  const decisionName = useDecisionName();
  const roleName = useRoleName();
  const nameOf = (uid: string) => {
    const person = people.get(uid);
    return person?.state === 'named' ? person.name : uid;
  };
  const whenCell = ({ review }: ActivityEntry) => <RelativeTime at={review.at} />;
  const accountCell = ({ uid }: ActivityEntry) => (
    <div className="wrap-anywhere">
      <RouteLink to="/admin/accounts/$uid" params={{ uid }} search={{}} quiet>
        <bdi translate="no">{nameOf(uid)}</bdi>
      </RouteLink>
      <AddressBelow person={people.get(uid)} />
    </div>
  );
  const decisionCell = ({ review }: ActivityEntry) => (
    <div className="grid gap-0.5 wrap-anywhere">
      <span className="font-medium">{decisionName(review)}</span>
      {review.roleChange !== null && (
        <span className="text-ink-soft">
          {fromTo(roleName(review.roleChange.from), roleName(review.roleChange.to))}
        </span>
      )}
      {review.reason !== null && review.roleChange === null && (
        <q dir="auto" className="line-clamp-2 text-ink-soft italic">
          {review.reason}
        </q>
      )}
    </div>
  );
  const byCell = ({ review: { actor } }: ActivityEntry) => {
    const person = people.get(actor);
    return (
      <div className="wrap-anywhere">
        {person?.state === 'without-profile' ? (
          someone(actor)
        ) : (
          <RouteLink
            to="/admin/activity"
            search={{ by: actor }}
            aria-label={copy.onlyThese(nameOf(actor))}
            quiet
          >
            <bdi translate="no">{nameOf(actor)}</bdi>
          </RouteLink>
        )}
        <AddressBelow person={person} />
      </div>
    );
  };
  return (
    <DataTable
      caption={copy.decisions}
      rows={entries}
      rowKey={({ uid, review }) => `${uid}/${review.number}`}
      shares="lg:grid-cols-[28%_30%_26%_16%]"
      columns={[
        { key: 'account', header: copy.columns.account, cell: accountCell, naming: true },
        { key: 'decision', header: copy.columns.decision, cell: decisionCell },
        { key: 'by', header: copy.columns.by, cell: byCell },
        { key: 'when', header: copy.columns.when, cell: whenCell },
      ]}
    />
  );
}

const DAYS = { week: 7, month: 30 } as const;

/** The beginning of the period, rounded to a minute, so that all pages have the same beginning. */
function beginOf(period: Period | undefined, now: Date): Date | null {
  if (period === undefined) return null;
  return new Date(Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS - DAYS[period] * DAY_MS);
}

interface ActivityFilterProps {
  place: ActivitySearch;
  people: ActivityPage['people'] | undefined;
  onPlace: (place: ActivitySearch) => void;
}

/** Filters the decisions by administrator and period. */
function ActivityFilter({ place, people, onPlace }: ActivityFilterProps) {
  const copy = useActivityCopy();
  const { uid } = useUser();
  const known = place.by === undefined ? undefined : people?.get(place.by);
  const other = known?.state === 'named' ? known.name : copy.one;
  return (
    <div className="flex flex-wrap gap-3">
      <Select
        aria-label={copy.who}
        options={[
          { value: uid, label: copy.me },
          ...(place.by === undefined || place.by === uid ? [] : [{ value: place.by, label: other }]),
        ]}
        none={copy.everybody}
        value={place.by ?? ''}
        onChange={(by) => onPlace({ ...place, by: by === '' ? undefined : by })}
      />
      <Select
        aria-label={copy.since}
        options={PERIODS.map((value) => ({ value, label: copy.periods[value] }))}
        none={copy.always}
        value={place.period ?? ''}
        onChange={(chosen) => onPlace({ ...place, period: PERIODS.find((each) => each === chosen) })}
      />
    </div>
  );
}

const route = getRouteApi('/signed-in/admin/activity');

/** A page of the decisions, with its filter and the export. */
function Decisions() {
  const { moment } = useCsvCopy();
  const copy = useActivityCopy();
  const { pageOf } = usePaginationCopy();
  const { accountReviews } = useReview();
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
    accountReviews.activity,
  );
  const onlyPage = pages.cursor === null && (found?.next ?? null) === null;
  return (
    <Section heading={onlyPage ? copy.decisions : pageOf(copy.decisions, pages.page)}>
      <div className="grid grid-cols-1 gap-4">
        <div className="flex flex-wrap items-end justify-between gap-3">
          <ActivityFilter
            place={{ by, period }}
            people={value?.people}
            onPlace={(place) => void navigate({ search: place, resetScroll: false })}
          />
          <CsvExport
            key={JSON.stringify(chosen)}
            read={activityCsv(accountReviews.activity, chosen, { decisionName, timeZone, moment })}
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
