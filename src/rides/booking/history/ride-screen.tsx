import { useNavigate, useParams } from '@tanstack/react-router';
import type { RideDetails } from '#domain/rides/model/booking/ride-details.ts';
import { isEnded } from '#domain/rides/model/ride/ride-state.ts';
import type { FoundRide, Ride } from '#domain/rides/model/ride/ride.ts';
import { succeed, type Result } from '#domain/shared/result.ts';
import { useRequest } from '#core/product/use-request.ts';
import { useUser } from '#core/session/user-context.ts';
import { Button } from '#ui/actions/button.tsx';
import { RouteButton, RouteLink } from '#ui/actions/route-link.tsx';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { ContactDetails } from '#ui/page/contact-details.tsx';
import { MessageCard } from '#ui/page/message-card.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import { Section } from '#ui/page/section.tsx';
import { FullHeightPage, WayBack } from '#ui/page/titled-page.tsx';
import { InZone } from '#ui/zone/in-service-zone.tsx';
import { useServiceTime } from '#ui/zone/use-service-time.ts';
import { useRideFeed } from '../../shared/live/use-ride-feed.ts';
import { RideBadge, RideLoad, RideRoute } from '../../shared/ride-facts.tsx';
import { RideSlot } from '../../shared/ride-slot.tsx';
import { RideTimeline } from '../../shared/ride-timeline.tsx';
import { useRidesCopy } from '../../shared/rides-copy.ts';
import { useRides } from '../../shared/use-rides.ts';
import { useBookingCopy } from '../booking-copy.ts';
import { isUnderWay } from '#domain/rides/model/own-rides/passengers-rides.ts';
import { EMPTY_DRAFT, tripDraft, withTrip, type TripTaken } from '../trip-draft.ts';
import { CardFacts } from '../your-ride/driver-and-car.tsx';
import { ForWhom } from '../your-ride/for-whom.tsx';
import { LeftBehind } from '../your-ride/ended-ride.tsx';
import { RepeatTrip } from '../your-ride/repeat-trip.tsx';
import { ReportProblem } from '../your-ride/your-ride.tsx';

interface PastRideProps {
  ride: Ride;
  details: Result<RideDetails | null>;
  onRetry: () => void;
}

function PastRide({ ride, details: read, onRetry }: PastRideProps) {
  const details = read.ok ? read.value : null;
  const copy = useBookingCopy();
  const { own } = useRidesCopy();
  const time = useServiceTime();
  const { uid } = useUser();
  const navigate = useNavigate();
  const { seen } = useRideFeed({ kind: 'my-rides', uid });
  const { serverTime } = useRides();
  // While a ride is under way, the dashboard opens without a booking form.
  const mayBook = seen?.every((each) => each.state === 'damaged' || !isUnderWay(each, serverTime())) ?? false;
  const repeat = (trip: TripTaken) => {
    tripDraft.write(uid, withTrip(tripDraft.read(uid) ?? EMPTY_DRAFT, trip));
    void navigate({ to: '/passenger/dashboard' });
  };
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-title">{own.rideOf(time.dateTime(ride.pickupAt))}</h1>
        <RideBadge state={ride.state} />
      </div>
      {!isEnded(ride.state) && (
        <p className="print:hidden">
          {copy.underWay} <RouteLink to="/passenger/dashboard">{copy.follow}</RouteLink>
        </p>
      )}
      <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-2 md:gap-6">
        <Section heading={copy.ride}>
          <RideRoute from={details?.from.text ?? ride.area.from} to={details?.to.text ?? ride.area.to} />
          {!read.ok && <LoadFailure what={copy.placesFailed} error={read.error} onRetry={onRetry} />}
          {read.ok && details === null && <p className="text-sm text-ink-soft">{copy.forgotten}</p>}
          <RideLoad ride={ride} />
          <ForWhom details={details} />
          {details !== null && details.note !== '' && (
            <p className="text-sm wrap-anywhere">
              {copy.note}: <q dir="auto">{details.note}</q>
            </p>
          )}
          {ride.card !== null && <CardFacts card={ride.card} />}
          <RideSlot name="ownRide" given={{ ride }} />
          <div className="flex flex-wrap gap-3 max-sm:*:grow">
            {mayBook && isEnded(ride.state) && details !== null && (
              <RepeatTrip ride={ride} details={details} onRepeat={repeat} />
            )}
            <Button tone="quiet" onClick={() => window.print()}>
              {ride.state === 'completed' ? copy.printReceipt : copy.print}
            </Button>
          </div>
          {ride.state === 'completed' && (
            <p className="text-sm">
              <LeftBehind ride={ride} />
            </p>
          )}
          <ReportProblem />
        </Section>
        <Section heading={copy.timeline}>
          <RideTimeline ride={ride} />
        </Section>
      </div>
    </>
  );
}

interface RideFile {
  /** `null` if the passenger has no such ride. */
  readonly ride: FoundRide | null;
  /** `null` after retention has removed them. */
  readonly details: Result<RideDetails | null>;
  readonly timeZone: string;
}

const ROUTE = { from: '/signed-in/passenger/rides/$id' } as const;

const NOBODYS: RideFile = { ride: null, details: succeed(null), timeZone: '' };

/** A ride at its own address: loading, failed, missing or another passenger's, damaged, or sound. */
export function RideScreen() {
  const { id } = useParams(ROUTE);
  const copy = useBookingCopy();
  const { rideViews, serviceSettings } = useRides();
  const { value, error, reload } = useRequest(id, async () => {
    const [ride, details, settings] = await Promise.all([
      rideViews.read(id),
      rideViews.details(id),
      serviceSettings.read(),
    ]);
    // The rules answer alike for a missing ride and another passenger's ride.
    if (!ride.ok) return ride.error.code === 'permission-denied' ? succeed(NOBODYS) : ride;
    // If details or settings fail, the ride is shown without them.
    const timeZone = settings.ok ? settings.value.timeZone : '';
    return succeed<RideFile>({ ride: ride.value, details, timeZone });
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
        <InZone timeZone={value.timeZone}>
          <PastRide ride={value.ride} details={value.details} onRetry={reload} />
        </InZone>
      )}
    </FullHeightPage>
  );
}
