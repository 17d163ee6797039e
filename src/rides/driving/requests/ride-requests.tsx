import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { MOST_REQUESTS, MOST_REQUESTS_LISTED } from '#domain/rides/model/basics/ride-limits.ts';
import type { Rest } from '#domain/rides/model/firm/gave-back.ts';
import { searchesFrom } from '#domain/rides/model/ride/deadlines.ts';
import { obstacleToChoosing } from '#domain/rides/model/steps/obstacles.ts';
import type { Ride } from '#domain/rides/model/ride/ride.ts';
import type { Requests } from '#domain/rides/ports/ride-feed.ts';
import type { RideOrder } from '#domain/rides/services/take-step.ts';
import { MINUTE_MS } from '#domain/shared/durations.ts';
import type { FeedState } from '#domain/shared/feed.ts';
import { succeed } from '#domain/shared/result.ts';
import { useRequest } from '#core/product/use-request.ts';
import { useDerivedState } from '#core/state/use-derived-state.ts';
import { Button } from '#ui/actions/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { useSettling } from '#ui/data/use-settling.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { useAttention } from '#ui/feedback/use-attention.ts';
import { Disclosure } from '#ui/page/disclosure.tsx';
import { Section } from '#ui/page/section.tsx';
import { useServiceTime } from '#ui/zone/use-service-time.ts';
import { NewRequests } from '../../shared/live/new-requests.tsx';
import type { Chime } from '../../shared/live/use-chime.ts';
import { useServerTime, useServerTimeAt } from '../../shared/live/use-server-time.ts';
import { NotifiedWhileClosed } from '../../shared/notifications/notified-while-closed.tsx';
import { useRideErrorText } from '../../shared/use-ride-error-text.ts';
import { useRides } from '../../shared/use-rides.ts';
import { useDrivingCopy } from '../driving-copy.ts';
import type { OwnFit } from '../fit/use-own-fit.ts';
import type { PromiseRefusal } from '../ride/use-promise-refusal.ts';
import type { Steps } from '../ride/use-steps.ts';
import { RequestCard } from './request-card.tsx';
import { useRequests, type RequestRow } from './use-requests.ts';

const CARDS = 'grid gap-3 md:grid-cols-2';

/**
 * How many requests the server has besides the listed ones; `null` if it has none. The count includes expired requests
 * and stops at a limit. It is repeated when the list has changed, and at the first confirmation in each minute.
 */
function useOthers({ seen, confirmedAt }: FeedState<Requests | null>) {
  const { rideViews } = useRides();
  const now = useServerTime();
  const hasMore = seen?.hasMore === true;
  const minute = Math.floor(Number(confirmedAt) / MINUTE_MS);
  const { value } = useRequest(hasMore && { ids: seen.rides.map(({ id }) => id), minute }, (asked) =>
    asked === false ? Promise.resolve(succeed(null)) : rideViews.countRequests(searchesFrom(now)),
  );
  if (!hasMore) return null;
  return {
    count: Math.max(1, (value ?? 0) - seen.rides.length),
    orMore: value === null || value === MOST_REQUESTS_LISTED,
  };
}

/** A take that lasts longer than this is slow. Milliseconds. */
const SLOW = 300;

/**
 * The id of the request that is being taken, if the take is slow. The pressed button shows the take at once. The others
 * change only when it is slow, because their rendering would delay that.
 */
function useLasting(takenId: string | null): string | null {
  const [lasting, setLasting] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setLasting(takenId), takenId === null ? 0 : SLOW);
    return () => clearTimeout(timer);
  }, [takenId]);
  return lasting;
}

interface RideRequestsProps {
  pool: FeedState<Requests>;
  /** The requested length of the list. */
  most: number;
  onMost: (most: number) => void;
  ownFit: OwnFit;
  promiseRefusal: PromiseRefusal;
  /** From when the driver may choose a ride again; `null` if the driver has given back no ride that counts. */
  rest: Rest | null;
  steps: Steps;
  chime: Chime;
  /** The texts for a driver off duty, who promises later rides (D115); `null` on duty. */
  atHome?: Readonly<Record<'heading' | 'none' | 'noneText' | 'inCar', string>> | null;
}

/** The requests that a driver may take, or off duty may promise, live. */
export function RideRequests({
  pool,
  most,
  onMost,
  ownFit,
  promiseRefusal,
  rest,
  steps,
  chime,
  atHome = null,
}: RideRequestsProps) {
  const isAtHome = atHome !== null;
  const copy = useDrivingCopy().requests;
  const headingId = useId();
  const { rideViews } = useRides();
  const time = useServiceTime();
  const instant = useServerTime();
  const [today] = useDerivedState(instant, (last) =>
    time.date(last) === time.date(instant) ? last : instant,
  );
  const { attended, handlers } = useAttention();
  const others = useOthers(pool);
  const { rows, added, shown, unfolded } = useRequests(pool.seen, attended, ownFit, isAtHome);
  const list = useSettling<HTMLDivElement>(rows.map(({ item }) => `${item.part} ${item.ride.id}`).join(' '));
  // A request that has left the list can no longer be taken.
  const taken = rows.find(({ item, gone }) => !gone && steps.underWay(item.ride) !== null);
  const takenId = taken?.item.ride.id ?? null;
  const shownAsTaken = useLasting(takenId);
  const takingOf = (id: string) => {
    if (id === takenId) return 'this';
    return shownAsTaken === null || id === shownAsTaken ? null : 'another';
  };
  const latest = useRef(steps);
  useEffect(() => {
    latest.current = steps;
  });
  const onTake = useCallback((ride: Ride, order: RideOrder) => void latest.current.take(ride, order), []);
  const textOf = useRideErrorText();
  const chosen = obstacleToChoosing(rest, useServerTimeAt(rest === null ? [] : [rest.from]));
  const textOfRefusal = ({ part, ride }: RequestRow['item']) => {
    const refusal = chosen ?? (part === 'now' ? null : promiseRefusal(ride.kind));
    return refusal && textOf(refusal);
  };
  const inPart = (part: RequestRow['item']['part']) => rows.filter(({ item }) => item.part === part);
  const [now, later] = [inPart('now'), inPart('later')];
  const card = (row: RequestRow) => (
    <RequestCard
      key={row.item.ride.id}
      row={row}
      today={today}
      whyNot={textOfRefusal(row.item)}
      promised={row.gone && steps.underWay(row.item.ride) === 'reserve'}
      taking={takingOf(row.item.ride.id)}
      onTake={onTake}
    />
  );
  const nameOf = (place: string) => (place === '' ? copy.unnamed : place);
  return (
    <Section heading={atHome?.heading ?? copy.heading} tight>
      {isAtHome && <p className="text-sm">{atHome.inCar}</p>}
      {pool.seen === null && (
        <LoadFailure what={copy.failed} error={pool.error} onRetry={rideViews.lookNow} />
      )}
      {pool.seen === null && pool.error === null && <Skeleton label={copy.loading} />}
      {pool.seen !== null && rows.length === 0 && (
        <EmptyState icon="car" title={atHome?.none ?? copy.none} text={atHome?.noneText ?? copy.noneText} />
      )}
      <div
        ref={list}
        {...handlers}
        // A driver who loads more is at the end of a long list. There the browser keeps the rows in place.
        className={classNames(
          'grid grid-cols-1 gap-3 empty:hidden',
          most === MOST_REQUESTS && '[overflow-anchor:none]',
        )}
      >
        {now.length > 0 && (
          <div className="grid grid-cols-1 gap-2">
            <h3 id={headingId} className="text-sm font-semibold">
              {copy.thereIn(copy.takeOne)}
            </h3>
            <ul aria-labelledby={headingId} className={CARDS}>
              {now.map(card)}
            </ul>
          </div>
        )}
        {later.length > 0 && (
          <Disclosure label={copy.forLater(later.length)} open={unfolded}>
            <ul className={CARDS}>{later.map(card)}</ul>
          </Disclosure>
        )}
      </div>
      {rows.length > 0 && !isAtHome && <p className="text-sm text-ink-soft">{copy.stayHere}</p>}
      {others !== null && (
        <p className="text-sm text-ink-soft">{copy.others(shown, others.count, others.orMore)}</p>
      )}
      {(others !== null || most > MOST_REQUESTS) && (
        // One button loads more and shows fewer, so that it keeps the focus when all are shown.
        <Button
          tone="secondary"
          busy={pool.seen?.most !== most}
          busyLabel={copy.loadingMore}
          onClick={() => onMost(others === null ? MOST_REQUESTS : most + MOST_REQUESTS)}
        >
          {others === null ? copy.fewer : copy.more}
        </Button>
      )}
      {!isAtHome && <NotifiedWhileClosed what="driver" />}
      <NewRequests
        added={added}
        textOf={({ area }) => copy.news(nameOf(area.from), nameOf(area.to))}
        textOfSeveral={copy.severalNews}
        ring={() => {
          if (!isAtHome) chime.ring();
        }}
      />
    </Section>
  );
}
