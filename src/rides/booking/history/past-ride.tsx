import { useNavigate } from '@tanstack/react-router';
import type { RideDetails } from '#domain/rides/model/booking/ride-details.ts';
import { isEnded } from '#domain/rides/model/ride/ride-state.ts';
import type { Ride } from '#domain/rides/model/ride/ride.ts';
import { useRideFeed } from '../../shared/live/use-ride-feed.ts';
import { useRides } from '../../shared/use-rides.ts';
import { useUser } from '#core/session/user-context.ts';
import { useMyRidesCopy } from '../my-rides-copy.ts';
import { useRidesCopy } from '../../shared/rides-copy.ts';
import { Button } from '#ui/actions/button.tsx';
import { RouteLink } from '#ui/actions/route-link.tsx';
import { Section } from '#ui/page/section.tsx';
import { RideBadge } from '../../shared/ride-badge.tsx';
import { RideLoad } from '../../shared/ride-load.tsx';
import { RideRoute } from '../../shared/ride-route.tsx';
import { RideTimeline } from '../../shared/ride-timeline.tsx';
import { useServiceTime } from '#ui/zone/use-service-time.ts';
import { isUnderWay } from '../under-way.ts';
import { emptyDraft, keepDraft, keptDraft, withTrip, type TripTaken } from '../trip-draft.ts';
import { CardFacts } from '../your-ride/card-facts.tsx';
import { ReportProblem } from '../your-ride/report-problem.tsx';
import { RepeatTrip } from '../your-ride/repeat-trip.tsx';

interface PastRideProps {
  ride: Ride;
  details: RideDetails | null;
  timeZone: string;
}

/** A ride on a page of its own, which can also be printed. */
export function PastRide({ ride, details, timeZone }: PastRideProps) {
  const copy = useMyRidesCopy();
  const { own } = useRidesCopy();
  const time = useServiceTime(timeZone);
  const { uid } = useUser();
  const navigate = useNavigate();
  const { seen } = useRideFeed({ kind: 'my-rides', uid });
  const { serverTime } = useRides();
  // While a ride is under way, the booking form is only for later rides.
  const mayBook = seen?.every((each) => each.state === 'damaged' || !isUnderWay(each, serverTime())) ?? false;
  const repeat = (trip: TripTaken) => {
    keepDraft(uid, withTrip(keptDraft(uid) ?? emptyDraft(details?.phone ?? ''), trip));
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
          {details === null && <p className="text-sm text-ink-soft">{copy.forgotten}</p>}
          <RideLoad ride={ride} />
          {details !== null && details.note !== '' && (
            <p className="text-sm wrap-anywhere">
              {copy.note}: <q dir="auto">{details.note}</q>
            </p>
          )}
          {ride.card !== null && <CardFacts card={ride.card} />}
          <div className="flex flex-wrap gap-3 max-sm:*:grow">
            {mayBook && isEnded(ride.state) && details !== null && (
              <RepeatTrip ride={ride} details={details} onRepeat={repeat} />
            )}
            <Button tone="secondary" onClick={() => window.print()}>
              {copy.print}
            </Button>
          </div>
          <ReportProblem />
        </Section>
        <Section heading={copy.timeline}>
          <RideTimeline ride={ride} timeZone={timeZone} />
        </Section>
      </div>
    </>
  );
}
