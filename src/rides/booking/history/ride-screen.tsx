import { getRouteApi } from '@tanstack/react-router';
import type { RideDetails } from '#domain/rides/model/booking/ride-details.ts';
import type { FoundRide } from '#domain/rides/model/ride/ride.ts';
import { succeed } from '#domain/shared/result.ts';
import { useRequest } from '#core/product/use-request.ts';
import { useRides } from '../../shared/use-rides.ts';
import { useMyRidesCopy } from '../my-rides-copy.ts';
import { RouteButton, RouteLink } from '#ui/actions/route-link.tsx';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { ContactDetails } from '#ui/page/contact-details.tsx';
import { FullHeightPage } from '#ui/page/full-height-page.tsx';
import { MessageCard } from '#ui/page/message-card.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import { PastRide } from './past-ride.tsx';
import { WayBack } from '#ui/page/way-back.tsx';

interface RideFile {
  /** `null` if it is not one of the passenger's. */
  readonly ride: FoundRide | null;
  /** `null` once retention has removed them. */
  readonly details: RideDetails | null;
  /** The service's time zone; empty if rides are not set up, which means the device's own. */
  readonly timeZone: string;
}

const route = getRouteApi('/signed-in/passenger/rides/$id');

const NOBODYS: RideFile = { ride: null, details: null, timeZone: '' };

/** A ride at its own address: loading, failed, not the passenger's, damaged, or sound. */
export function RideScreen() {
  const { id } = route.useParams();
  const copy = useMyRidesCopy();
  const { rideViews, serviceSettings } = useRides();
  const { value, error, reload } = useRequest(id, async () => {
    const [ride, details, settings] = await Promise.all([
      rideViews.read(id),
      rideViews.details(id),
      serviceSettings.read(),
    ]);
    // The rules answer a missing ride and somebody else's alike.
    if (!ride.ok) return ride.error.code === 'permission-denied' ? succeed(NOBODYS) : ride;
    // Without these two the ride can still be shown.
    const file: RideFile = {
      ride: ride.value,
      details: details.ok ? details.value : null,
      timeZone: settings.ok ? settings.value.timeZone : '',
    };
    return succeed(file);
  });
  const message = value?.ride === null ? copy.missing : value?.ride.state === 'damaged' ? copy.damaged : null;
  if (message !== null) {
    return (
      <>
        <PageTitle>{message.title}</PageTitle>
        <MessageCard icon="search" title={message.title} text={message.text}>
          <ContactDetails />
          <RouteButton to="/passenger/rides" search={{}}>
            {copy.title}
          </RouteButton>
        </MessageCard>
      </>
    );
  }
  return (
    <FullHeightPage>
      <PageTitle>{copy.ride}</PageTitle>
      <WayBack>
        <RouteLink to="/passenger/rides" search={{}}>
          {copy.title}
        </RouteLink>
      </WayBack>
      {error !== null && (
        <>
          <h1 className="text-title">{copy.ride}</h1>
          <LoadFailure what={copy.rideFailed} error={error} onRetry={reload} />
        </>
      )}
      {error === null && value === null && <Skeleton lines={8} label={copy.loadingRide} />}
      {value !== null && value.ride !== null && value.ride.state !== 'damaged' && (
        <PastRide ride={value.ride} details={value.details} timeZone={value.timeZone} />
      )}
    </FullHeightPage>
  );
}
