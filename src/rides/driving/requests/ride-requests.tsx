import { useId } from 'react';
import type { Shift } from '#domain/rides/model/firm/shift.ts';
import { MOST_REQUESTS } from '#domain/rides/model/ride-limits.ts';
import { dueAt, isExpired } from '#domain/rides/model/ride/deadlines.ts';
import type { FoundRide } from '#domain/rides/model/ride/ride.ts';
import type { RideOrder } from '#domain/rides/services/take-step.ts';
import { useUser } from '#core/session/user-context.ts';
import { useDerivedState } from '#core/state/use-derived-state.ts';
import { Button } from '#ui/actions/button.tsx';
import { heldRows, type HeldRow } from '#ui/data/held-rows.ts';
import { useSettling } from '#ui/data/use-settling.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { useAttention } from '#ui/feedback/use-attention.ts';
import { Disclosure } from '#ui/page/disclosure.tsx';
import { Section } from '#ui/page/section.tsx';
import { useServiceTime } from '#ui/zone/use-service-time.ts';
import {
  newRequestsReducer,
  NO_REQUESTS_YET,
  type KnownRequests,
  type Request,
  NewRequests,
} from '../../shared/live/new-requests.tsx';
import type { Chime } from '../../shared/live/use-chime.ts';
import { useRideFeed } from '../../shared/live/use-ride-feed.ts';
import { useServerTime, useServerTimeAt } from '../../shared/live/use-server-time.ts';
import { useRideErrorText } from '../../shared/use-ride-error-text.ts';
import { useRides } from '../../shared/use-rides.ts';
import { ConnectionStrip, type Freshness } from '../connection/connection-strip.tsx';
import { useDrivingCopy } from '../driving-copy.ts';
import { DriveLoad, DriveRoute } from '../ride/drive-route.tsx';
import { canSetOff } from '../ride/drivers-rides.ts';
import { SetOffButtons } from '../ride/set-off-buttons.tsx';
import type { PromiseRefusal } from '../ride/use-promise-refusal.ts';
import type { Steps } from '../ride/use-steps.ts';

interface Listed extends KnownRequests {
  /** The input that the rows were made from. */
  readonly key: string;
  readonly rows: readonly HeldRow<Request>[];
}

const NOTHING_YET: Listed = { ...NO_REQUESTS_YET, key: '', rows: [] };

/**
 * The requests that a driver may take, without those that only dispatch can give them again, in rows that stay in place while
 * `held`, the last that have come after the first answer, and whether there may be others.
 */
function useRequests(seen: readonly FoundRide[] | null, held: boolean) {
  const now = useServerTime();
  const { uid } = useUser();
  const live = (seen ?? []).filter(
    (ride): ride is Request => ride.state === 'requested' && !isExpired(ride, now),
  );
  const pool = live.filter(({ declined }) => !declined.includes(uid));
  const key = JSON.stringify([seen === null, held, pool.map(({ id, rev }) => [id, rev])]);
  const [listed] = useDerivedState(NOTHING_YET, (last) => {
    if (seen === null || key === last.key) return last;
    const { rows, added } = heldRows(last.rows, pool, { held, keyOf: ({ id }) => id });
    return { ...newRequestsReducer(last, pool), key, rows: [...rows, ...added] };
  });
  return { ...listed, mayBeMore: live.length >= MOST_REQUESTS };
}

interface RequestCardProps {
  row: HeldRow<Request>;
  seats: number;
  promiseRefusal: PromiseRefusal;
  /** It is gone because this driver has promised it. */
  promised: boolean;
  /** Whether this request is being taken, another one, or none. */
  taking: 'this' | 'another' | null;
  onTake: (order: RideOrder) => void;
}

/** What a driver knows of a request before taking it: when, roughly where, how many people, and their needs. */
function RequestCard({
  row: { item: ride, gone },
  seats,
  promiseRefusal,
  promised,
  taking,
  onTake,
}: RequestCardProps) {
  const {
    requests: copy,
    ride: { states },
  } = useDrivingCopy();
  const time = useServiceTime();
  const textOf = useRideErrorText();
  const whyNotId = useId();
  const isNow = canSetOff(ride, useServerTime(), false);
  const refusal = isNow || gone ? null : promiseRefusal(ride.kind);
  const from = ride.area.from === '' ? copy.unnamed : ride.area.from;
  return (
    <li
      className={`grid grid-cols-1 content-start gap-3 rounded-control wrap-anywhere hyphens-auto border p-[min(1rem,5vw)] ${gone ? 'border-dashed border-line-strong text-ink-soft' : 'border-transparent bg-raised'}`}
    >
      <p className="text-fact font-semibold tabular-nums">
        {ride.kind === 'now'
          ? copy.askedAt(time.time(ride.pickupAt))
          : copy.pickUpOn(time.dateTime(ride.pickupAt))}
      </p>
      <DriveRoute {...ride.area} />
      <DriveLoad ride={ride} />
      {ride.people > seats && <p className="text-sm font-medium text-warning-ink">{copy.tooMany(seats)}</p>}
      {gone && <p className="font-medium">{promised ? states.accepted : copy.gone}</p>}
      {refusal !== null && (
        <p id={whyNotId} className="text-sm">
          {textOf(refusal)}
        </p>
      )}
      {isNow ? (
        <SetOffButtons
          label={copy.take(from)}
          disabled={gone || taking !== null}
          busy={taking === 'this'}
          onSetOff={(minutes) => onTake({ did: 'take', minutes })}
        />
      ) : (
        <div className="grid *:min-h-14 *:text-lg">
          <Button
            wide
            busy={taking === 'this'}
            aria-disabled={gone || refusal !== null || taking !== null}
            aria-describedby={refusal === null ? undefined : whyNotId}
            onClick={() => onTake({ did: 'reserve' })}
          >
            {copy.reserve(from)}
          </Button>
        </div>
      )}
    </li>
  );
}

const CARDS = 'grid gap-3 md:grid-cols-2';

interface RideRequestsProps {
  shift: Shift;
  promiseRefusal: PromiseRefusal;
  steps: Steps;
  chime: Chime;
  drives: Freshness;
}

/** The requests that drivers may take, live. */
export function RideRequests({ shift, promiseRefusal, steps, chime, drives }: RideRequestsProps) {
  const copy = useDrivingCopy().requests;
  const { rideViews } = useRides();
  const pool = useRideFeed({ kind: 'pool' });
  const { attended, handlers } = useAttention();
  const { rows, added, mayBeMore } = useRequests(pool.seen, attended);
  const list = useSettling<HTMLDivElement>(rows.map(({ item }) => item.id).join(' '));
  // A request that is gone has been taken or promised, perhaps by this driver.
  const taken = rows.find(({ item, gone }) => !gone && steps.underWay(item) !== null);
  const clock = useServerTimeAt(rows.map(({ item }) => dueAt(item)));
  const [now, later] = [
    rows.filter(({ item }) => canSetOff(item, clock, false)),
    rows.filter(({ item }) => !canSetOff(item, clock, false)),
  ];
  const card = (row: HeldRow<Request>) => (
    <RequestCard
      key={row.item.id}
      row={row}
      seats={shift.vehicle.seats}
      promiseRefusal={promiseRefusal}
      promised={row.gone && steps.underWay(row.item) === 'reserve'}
      taking={taken === undefined ? null : taken === row ? 'this' : 'another'}
      onTake={(order) => void steps.take(row.item, order)}
    />
  );
  const nameOf = (place: string) => (place === '' ? copy.unnamed : place);
  return (
    <>
      <ConnectionStrip feeds={[drives, pool]} />
      <Section heading={copy.heading}>
        {pool.seen === null && (
          <LoadFailure what={copy.failed} error={pool.error} onRetry={rideViews.lookNow} />
        )}
        {pool.seen === null && pool.error === null && <Skeleton label={copy.loading} />}
        {pool.seen !== null && rows.length === 0 && (
          <EmptyState icon="car" title={copy.none} text={copy.noneText} />
        )}
        <div ref={list} {...handlers} className="grid grid-cols-1 gap-3 [overflow-anchor:none] empty:hidden">
          {now.length > 0 && <ul className={CARDS}>{now.map(card)}</ul>}
          {later.length > 0 && (
            <Disclosure label={copy.forLater(later.length)} open={now.length === 0}>
              <ul className={CARDS}>{later.map(card)}</ul>
            </Disclosure>
          )}
        </div>
        {mayBeMore && <p className="text-sm text-ink-soft">{copy.more(MOST_REQUESTS)}</p>}
        <NewRequests
          added={added}
          textOf={({ area }) => copy.news(nameOf(area.from), nameOf(area.to))}
          textOfSeveral={copy.severalNews}
          ring={() => chime.ring()}
        />
      </Section>
    </>
  );
}
