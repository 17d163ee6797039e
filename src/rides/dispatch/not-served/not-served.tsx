import { useRouter } from '@tanstack/react-router';
import { use, useMemo, useRef, useState } from 'react';
import type { RideDetails } from '#domain/rides/model/booking/ride-details.ts';
import { periodOf } from '#domain/shared/time/day.ts';
import { searchEnd } from '#domain/rides/model/ride/deadlines.ts';
import type { FoundRide, Ride } from '#domain/rides/model/ride/ride.ts';
import { dayAt } from '#domain/shared/time/wall-time.ts';
import type { RidePage } from '#domain/rides/ports/ride-repository.ts';
import { MINUTE_MS, SECOND_MS } from '#domain/shared/durations.ts';
import { callHref } from '#domain/shared/phone.ts';
import { succeed, type Result } from '#domain/shared/result.ts';
import { useRequest } from '#core/product/use-request.ts';
import { useDerivedState } from '#core/state/use-derived-state.ts';
import { Button } from '#ui/actions/button.tsx';
import { RouteLink } from '#ui/actions/route-link.tsx';
import { TextLink } from '#ui/actions/text-link.tsx';
import { DenseList } from '#ui/data/dense-list.tsx';
import type { DenseAction, DenseColumn } from '#ui/data/dense-row.tsx';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { Section } from '#ui/page/section.tsx';
import type { ServiceTime } from '#ui/zone/use-service-time.ts';
import { useOverdueSteps } from '../../shared/live/use-overdue-steps.ts';
import { useRideFeed } from '../../shared/live/use-ride-feed.ts';
import { useRides } from '../../shared/use-rides.ts';
import { BoardClock } from '../board/board-clock.tsx';
import { useDispatchCopy } from '../dispatch-copy.ts';
import { useDetailsOf } from '../use-details-of.ts';
import { useNotServedCopy } from './not-served-copy.ts';
import { notServedRow } from './not-served-row.ts';
import { useSearchMedian } from './use-search-median.ts';

const NONE: readonly never[] = [];

/** The pause between two looks, in milliseconds. Each page's is random, so that boards rarely write the same end. */
const LOOK_MS = { least: 2 * SECOND_MS, most: 8 * SECOND_MS } as const;

/** A request that leaves the board this soon before its search ends, or later, counts as ended. Milliseconds. */
const EARLY_MS = MINUTE_MS;

interface Ends {
  readonly from: readonly FoundRide[];
  /** How many changes of the board have removed requests with an ended search. */
  readonly times: number;
}

/** Counts the changes of the board that removed requests whose search had ended. */
function useEnds(rides: readonly FoundRide[], now: Date): number {
  const [{ times }] = useDerivedState<Ends>({ from: NONE, times: 0 }, (last) => {
    if (rides === last.from) return last;
    const present = new Set(rides.map(({ id }) => id));
    const hasEnded = last.from.some(
      (ride) =>
        ride.state === 'requested' &&
        !present.has(ride.id) &&
        now.getTime() >= searchEnd(ride).getTime() - EARLY_MS,
    );
    return { from: rides, times: last.times + (hasEnded ? 1 : 0) };
  });
  return times;
}

interface Unserved extends RidePage {
  readonly from: Date;
  readonly pages: number;
  readonly ends: number;
}

/** The latest page, and the known requests too if none in between can be missing (`isWhole`). */
function withLatest(known: Unserved | null, latest: RidePage): RidePage & { readonly isWhole: boolean } {
  const ids = new Set(latest.rides.map(({ id }) => id));
  const isWhole = known !== null && (latest.next === null || known.rides.some(({ id }) => ids.has(id)));
  if (!isWhole) return { ...latest, isWhole };
  const rides = [...latest.rides, ...known.rides.filter(({ id }) => !ids.has(id))];
  return { rides, next: latest.next === null ? null : known.next, isWhole };
}

/** The requests that ended without a driver since `from`, latest first. A change of `ends` reads only one page. */
function useUnserved(from: Date, ends: number) {
  const { rideViews } = useRides();
  const [pages, setPages] = useState(1);
  const known = useRef<Unserved | null>(null);
  const request = useRequest({ from, pages, ends }, async (): Promise<Result<Unserved>> => {
    const before = known.current?.from === from ? known.current : null;
    let now = before;
    if (now === null || now.ends !== ends) {
      const latest = await rideViews.page({ of: 'unserved', from }, null);
      if (!latest.ok) return latest;
      const { isWhole, ...all } = withLatest(now, latest.value);
      now = { ...all, from, ends, pages: isWhole ? (now?.pages ?? pages) : pages };
      known.current = now;
    }
    if (now.pages === pages || now.next === null) return succeed(now);
    const more = await rideViews.page({ of: 'unserved', from }, now.next);
    if (!more.ok) return more;
    known.current = { ...now, pages, rides: [...now.rides, ...more.value.rides], next: more.value.next };
    return succeed(known.current);
  });
  return { ...request, showMore: () => setPages((shown) => shown + 1) };
}

interface Row {
  readonly ride: Ride;
  readonly details: RideDetails | null;
}

function useColumns(format: ServiceTime): readonly DenseColumn<Row>[] {
  const { columns: copy } = useNotServedCopy();
  const { passenger } = useDispatchCopy();
  return useMemo(
    () => [
      {
        key: 'passenger',
        header: copy.passenger,
        // Enter in the row follows its first link.
        cell: ({ ride, details }) => (
          <RouteLink to="/admin/rides/$id" params={{ id: ride.id }} quiet>
            <bdi translate="no">{details?.name ?? passenger}</bdi>
          </RouteLink>
        ),
      },
      {
        key: 'ended',
        header: copy.ended,
        onFirstLine: true,
        cell: ({ ride }) => format.time(searchEnd(ride)),
      },
      {
        key: 'route',
        header: copy.route,
        long: true,
        cell: ({ ride, details }) => {
          const [from, to] = [details?.from.text ?? ride.area.from, details?.to.text ?? ride.area.to];
          return (
            <span title={`${from} → ${to}`}>
              <bdi translate="no">{from}</bdi> → <bdi translate="no">{to}</bdi>
            </span>
          );
        },
      },
      {
        key: 'phone',
        header: copy.phone,
        cell: ({ details }) =>
          details !== null &&
          (details.phone === '' ? (
            copy.noPhone
          ) : (
            <TextLink href={callHref(details.phone)}>{details.phone}</TextLink>
          )),
      },
    ],
    [copy, passenger, format],
  );
}

function useActions() {
  const copy = useNotServedCopy();
  const router = useRouter();
  return useMemo(() => {
    const actions: readonly DenseAction<Row>[] = [
      { key: 'b', label: copy.again, icon: 'refresh', offered: () => true },
    ];
    const act = (_: DenseAction<Row>, { ride: { id } }: Row) => {
      void router.navigate({ to: '/admin/rides', search: { again: id }, resetScroll: false });
    };
    return { actions, act };
  }, [copy, router]);
}

/**
 * The requests that ended without a driver since the day began, latest first, below the board. On an open board this
 * component also ends expired searches, so that their rides leave *Waiting*. It also stores the median search time.
 */
export function NotServed({ format }: { format: ServiceTime }) {
  const copy = useNotServedCopy();
  const { atLeast } = useDispatchCopy();
  const now = use(BoardClock);
  const rides = useRideFeed({ kind: 'board' }).seen ?? NONE;
  useOverdueSteps(rides, 'dispatch', () => LOOK_MS.least + Math.random() * (LOOK_MS.most - LOOK_MS.least));
  useSearchMedian(rides);
  const ends = useEnds(rides, now);
  const today = dayAt(now, format.timeZone);
  const from = useMemo(() => periodOf(today, today, format.timeZone).from, [today, format.timeZone]);
  const { value, loading, error, reload, showMore } = useUnserved(from, ends);
  const details = useDetailsOf(value?.rides ?? null);
  const rows = useMemo(
    () =>
      (value?.rides ?? NONE).flatMap((ride): readonly Row[] =>
        ride.state === 'damaged' ? [] : [{ ride, details: details.get(ride.id) ?? null }],
      ),
    [value, details],
  );
  const columns = useColumns(format);
  const { actions, act } = useActions();
  const failure = <LoadFailure what={copy.failed} error={error} onRetry={reload} />;
  if (rows.length === 0) return failure;
  const count = format.number(rows.length);
  const hasMore = value !== null && value.next !== null;
  return (
    <Section heading={copy.heading} tight>
      {failure}
      <p className="text-sm text-ink-soft">{copy.lead(hasMore ? atLeast(count) : count)}</p>
      <DenseList
        label={copy.heading}
        items={rows}
        keyOf={({ ride }) => notServedRow(ride.id)}
        template="@min-[40rem]:grid-cols-[11rem_7rem_minmax(0,1fr)_[actions]_auto_9rem]"
        compact
        headed
        columns={columns}
        actions={actions}
        act={act}
      />
      {hasMore && (
        <Button tone="secondary" size="small" busy={loading} busyLabel={copy.loadingMore} onClick={showMore}>
          {copy.more}
        </Button>
      )}
    </Section>
  );
}
