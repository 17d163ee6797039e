import { useParams } from '@tanstack/react-router';
import type { RideDetails } from '#domain/rides/model/booking/ride-details.ts';
import type { FoundRide, DamagedRide as Damaged } from '#domain/rides/model/ride/ride.ts';
import { succeed, type Result } from '#domain/shared/result.ts';
import { useRequest } from '#core/product/use-request.ts';
import { RouteButton, RouteLink } from '#ui/actions/route-link.tsx';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { SilenceNote } from '#ui/feedback/silence-note.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { FullHeightPage, WayBack } from '#ui/page/titled-page.tsx';
import { MessageCard } from '#ui/page/message-card.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import { useRideFeed } from '../shared/live/use-ride-feed.ts';
import { useRidesCopy } from '../shared/rides-copy.ts';
import { useRides } from '../shared/use-rides.ts';
import { useDispatchCopy } from './dispatch-copy.ts';
import { OneRide } from './one-ride.tsx';
import { ServiceZone, useService } from './use-service.tsx';

/** The problems of a damaged ride, with advice. */
function DamagedRide({ ride }: { ride: Damaged }) {
  const copy = useDispatchCopy();
  return (
    <>
      <PageTitle>{copy.ride.title}</PageTitle>
      <div className="grid gap-1">
        <h1 className="text-title">{copy.ride.damaged.title}</h1>
        <p className="font-mono text-sm wrap-anywhere text-ink-soft">{ride.id}</p>
      </div>
      <Notice tone="warning">
        <p>{copy.ride.damaged.text}</p>
        <p>{copy.damaged(ride.fields.join(', '))}</p>
      </Notice>
    </>
  );
}

interface Found {
  readonly ride: FoundRide | null;
  readonly details: RideDetails | null;
}

const ROUTE = { from: '/signed-in/admin/rides/$id' } as const;

const BACK = { to: '/admin/rides' } as const;
/** The ids that an address may contain. */
const IS_ID = /^[A-Za-z0-9-]{1,64}$/;
const NOTHING: Found = { ride: null, details: null };

/** One ride: loading, failed, missing, damaged or sound. */
export function OneRideScreen() {
  const { id } = useParams(ROUTE);
  const { ride: copy, title } = useDispatchCopy();
  const { blind } = useRidesCopy();
  const { rideViews } = useRides();
  const service = useService();
  const board = useRideFeed({ kind: 'board' });
  const listed = board.seen?.find((ride) => ride.id === id);
  const rev = listed === undefined || listed.state === 'damaged' ? null : listed.rev;
  const read = async (): Promise<Result<Found>> => {
    if (!IS_ID.test(id)) return succeed(NOTHING);
    const [ride, details] = await Promise.all([rideViews.read(id), rideViews.details(id)]);
    if (!ride.ok) return ride;
    return details.ok ? succeed({ ride: ride.value, details: details.value }) : details;
  };
  // The ride is read again when the board has another `rev`, or no longer lists it.
  const { value, error, reload } = useRequest({ id, rev, listed: listed !== undefined }, read);
  const ride = value?.ride ?? null;
  if (value !== null && ride === null) {
    return (
      <>
        <PageTitle>{copy.title}</PageTitle>
        <MessageCard icon="search" title={copy.missing.title} text={copy.missing.text}>
          <RouteButton {...BACK}>{copy.missing.back}</RouteButton>
        </MessageCard>
      </>
    );
  }
  return (
    <FullHeightPage dense>
      <WayBack>
        <RouteLink {...BACK}>{title}</RouteLink>
      </WayBack>
      {ride === null && (
        <>
          <PageTitle>{copy.title}</PageTitle>
          {error === null ? (
            <>
              {/* There is no heading, because it would take the focus and be read just before the ride's own
                  heading. */}
              <p className="text-title">{copy.title}</p>
              <Skeleton lines={10} label={copy.loading} />
            </>
          ) : (
            <h1 className="text-title">{copy.title}</h1>
          )}
        </>
      )}
      <LoadFailure what={ride === null ? copy.failed : copy.outdated} error={error} onRetry={reload} />
      {ride?.state === 'damaged' && <DamagedRide ride={ride} />}
      {ride !== null && ride.state !== 'damaged' && (
        <OneRide
          ride={ride}
          details={value?.details ?? null}
          service={service}
          open={board.seen}
          onChange={reload}
        />
      )}
      {/* The timeline names the zone itself. */}
      {ride !== null && service.failure !== null && <ServiceZone service={service} />}
      <SilenceNote
        since={board.via === 'silent' ? board.confirmedAt : null}
        text={blind}
        format={service.time}
      />
    </FullHeightPage>
  );
}
