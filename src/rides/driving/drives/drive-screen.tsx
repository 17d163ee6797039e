import { useParams } from '@tanstack/react-router';
import { dueAt, isDue } from '#domain/rides/model/ride/deadlines.ts';
import type { Ride } from '#domain/rides/model/ride/ride.ts';
import { succeed } from '#domain/shared/result.ts';
import { useRequest } from '#core/product/use-request.ts';
import { useUser } from '#core/session/user-context.ts';
import { RouteButton, RouteLink } from '#ui/actions/route-link.tsx';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { MessageCard } from '#ui/page/message-card.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import { Section } from '#ui/page/section.tsx';
import { FullHeightPage, WayBack } from '#ui/page/titled-page.tsx';
import { InZone } from '#ui/zone/in-service-zone.tsx';
import { useServiceTime } from '#ui/zone/use-service-time.ts';
import { RideBadge, RideLoad, RideRoute } from '../../shared/ride-facts.tsx';
import { RideSlot } from '../../shared/ride-slot.tsx';
import { RideTimeline } from '../../shared/ride-timeline.tsx';
import { useRidesCopy } from '../../shared/rides-copy.ts';
import { useRides } from '../../shared/use-rides.ts';
import { useDrivingCopy } from '../driving-copy.ts';
import { useDrivesCopy } from './drives-copy.ts';

const ROUTE = { from: '/signed-in/driver/rides/$id' } as const;

/** A ride of the driver, without the passenger's data. */
function Drive({ ride }: { ride: Ride }) {
  const copy = useDrivesCopy();
  const { promised } = useDrivingCopy();
  const time = useServiceTime();
  const now = useRides().serverTime();
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="text-title">{time.dateTime(ride.pickupAt)}</h1>
        <RideBadge state={ride.state} />
      </div>
      <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-2 md:gap-6">
        <Section heading={copy.one}>
          <RideRoute {...ride.area} />
          <RideLoad ride={ride} />
          {ride.state === 'accepted' && !isDue(ride, now) && (
            <p>{promised.opens(time.spoken(dueAt(ride), now))}</p>
          )}
          {ride.endedAt === null && (
            <p>
              <RouteLink to="/driver/dashboard">{copy.toDashboard}</RouteLink>
            </p>
          )}
        </Section>
        <Section heading={copy.history}>
          <RideTimeline ride={ride} />
        </Section>
        <RideSlot name="driveEnd" given={{ ride, details: null, timeZone: time.timeZone }} />
      </div>
    </>
  );
}

/** A ride of the driver: loading, failed, missing or another driver's, damaged, or sound. */
export function DriveScreen() {
  const { id } = useParams(ROUTE);
  const copy = useDrivesCopy();
  const { own } = useRidesCopy();
  const { uid } = useUser();
  const { rideViews, serviceSettings } = useRides();
  const { value, error, reload } = useRequest(id, async () => {
    const [found, settings] = await Promise.all([rideViews.read(id), serviceSettings.read()]);
    // The rules answer alike for a missing ride and another driver's ride.
    const isNone = !found.ok && found.error.code === 'permission-denied';
    if (!found.ok && !isNone) return found;
    return succeed({
      ride: found.ok ? found.value : null,
      timeZone: settings.ok ? settings.value.timeZone : '',
    });
  });
  const back = { to: '/driver/rides', search: {}, children: copy.title } as const;
  const ride = value?.ride ?? null;
  const isDamaged = ride?.state === 'damaged';
  // An open request is readable, but is not this driver's ride.
  const isOwn = ride !== null && ride.state !== 'damaged' && ride.driver === uid;
  if (value !== null && !isOwn) {
    return (
      <>
        <PageTitle>{copy.one}</PageTitle>
        <MessageCard
          icon={isDamaged ? 'alert' : 'search'}
          title={isDamaged ? copy.damaged : copy.missing}
          text={isDamaged ? copy.damagedText : copy.missingText}
        >
          <RouteButton {...back} />
        </MessageCard>
      </>
    );
  }
  return (
    <FullHeightPage>
      <PageTitle>{copy.one}</PageTitle>
      <WayBack>
        <RouteLink {...back} />
      </WayBack>
      {isOwn && (
        <InZone timeZone={value?.timeZone ?? ''}>
          <Drive ride={ride} />
        </InZone>
      )}
      {value === null && error === null && (
        <>
          {/* There is no heading, because it would take the focus and be read just before the ride's own heading. */}
          <p className="text-title">{copy.one}</p>
          <Skeleton lines={10} label={own.loading} />
        </>
      )}
      {value === null && error !== null && (
        <>
          <h1 className="text-title">{copy.one}</h1>
          <LoadFailure what={copy.failedOne} error={error} onRetry={reload} />
        </>
      )}
    </FullHeightPage>
  );
}
