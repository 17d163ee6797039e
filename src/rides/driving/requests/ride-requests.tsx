import type { Shift } from '#domain/rides/model/firm/shift.ts';
import { useRideFeed } from '../../shared/live/use-ride-feed.ts';
import { useRides } from '../../shared/use-rides.ts';
import { useDrivingCopy } from '../driving-copy.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { useAttention } from '#ui/feedback/use-attention.ts';
import { Section } from '#ui/page/section.tsx';
import type { Chime } from '../../shared/live/chime.ts';
import { RequestNews } from '../../shared/live/request-news.tsx';
import { ConnectionStrip } from '../connection/connection-strip.tsx';
import type { Heard } from '../connection/silence.ts';
import type { PromiseRefusal } from '../ride/use-promise-refusal.ts';
import type { Steps } from '../ride/use-steps.ts';
import { RequestCard } from './request-card.tsx';
import { useRequests } from './use-requests.ts';
import { useSettling } from '#ui/data/use-settling.ts';

interface RideRequestsProps {
  shift: Shift;
  promiseRefusal: PromiseRefusal;
  steps: Steps;
  timeZone: string;
  chime: Chime;
  /** The feed of the driver's own rides. */
  drives: Heard;
}

/** The requests that drivers may take, live. */
export function RideRequests({ shift, promiseRefusal, steps, timeZone, chime, drives }: RideRequestsProps) {
  const copy = useDrivingCopy().requests;
  const { rideViews } = useRides();
  const pool = useRideFeed({ kind: 'pool', zones: shift.zones });
  const { attended, handlers } = useAttention();
  const { rows, news } = useRequests(pool.seen, attended);
  const list = useSettling<HTMLUListElement>(rows.map(({ ride }) => ride.id).join(' '));
  // A request that is gone has been taken or promised, perhaps by this driver.
  const taken = rows.find(({ ride, gone }) => !gone && steps.underWay(ride) !== null);
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
        <ul
          ref={list}
          {...handlers}
          className="grid gap-3 [overflow-anchor:none] empty:hidden md:grid-cols-2"
        >
          {rows.map((row) => (
            <RequestCard
              key={row.ride.id}
              row={row}
              timeZone={timeZone}
              seats={shift.vehicle.seats}
              promiseRefusal={promiseRefusal}
              promised={row.gone && steps.underWay(row.ride) === 'reserve'}
              taking={taken === undefined ? null : taken === row ? 'this' : 'another'}
              onTake={(order) => void steps.take(row.ride, order)}
            />
          ))}
        </ul>
        <RequestNews
          news={news}
          textOf={({ area }) => copy.news(nameOf(area.from), nameOf(area.to))}
          textOfSeveral={copy.severalNews}
          ring={() => chime.ring()}
        />
      </Section>
    </>
  );
}
