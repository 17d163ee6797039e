import { useEffect, useRef } from 'react';
import { editsOf } from '#domain/rides/model/ride/edits-of.ts';
import type { Ride } from '#domain/rides/model/ride/ride.ts';
import { focusSectionHeading } from '#core/navigation/focus-heading.ts';
import { useRequest } from '#core/product/use-request.ts';
import { useRides } from '../../shared/use-rides.ts';
import { useMyRidesCopy } from '../my-rides-copy.ts';
import { useRidesCopy } from '../../shared/rides-copy.ts';
import { RouteLink } from '#ui/actions/route-link.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Section } from '#ui/page/section.tsx';
import type { Chime } from '../../shared/live/chime.ts';
import { RideLoad } from '../../shared/ride-load.tsx';
import { RideRoute } from '../../shared/ride-route.tsx';
import { ZoneNote } from '#ui/zone/zone-note.tsx';
import { useServiceTime } from '#ui/zone/use-service-time.ts';
import { formerDriver, type KnownDrivers } from '../former-drivers.ts';
import { CancelButton } from './cancel-button.tsx';
import { CardFacts } from './card-facts.tsx';
import { EditButton } from './edit-button.tsx';
import { LossOfDriver } from './loss-of-driver.tsx';
import { useRideSentence } from './use-ride-sentence.ts';
import { useToldChange } from './use-told-change.ts';

interface RidesAheadProps {
  rides: readonly Ride[];
  drivers: KnownDrivers;
  /** The ride booked last on this page; the focus has to leave its form. */
  booked: string | null;
  /** That ride is not in the feed yet. */
  isAwaited: boolean;
  timeZone: string;
  /** Rings when somebody else has changed one of these rides. */
  chime: Chime;
}

/** The rides that a passenger has booked for later, soonest first. */
export function RidesAhead({ rides, drivers, booked, isAwaited, ...now }: RidesAheadProps) {
  const copy = useMyRidesCopy();
  const { own } = useRidesCopy();
  const { zone } = useServiceTime(now.timeZone);
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (booked !== null) focusSectionHeading(area.current);
  }, [booked]);
  const count = useRef(rides.length);
  useEffect(() => {
    // A ride that disappears may take the focus with it.
    const isLost = rides.length < count.current && document.activeElement === document.body;
    if (isLost) focusSectionHeading(area.current);
    count.current = rides.length;
  }, [rides.length]);
  return (
    <Section heading={copy.ahead}>
      <div ref={area} className="grid grid-cols-1 gap-4">
        <ul className="grid items-start gap-4 empty:hidden md:grid-cols-2">
          {rides.map((ride) => (
            <RideAhead key={ride.id} ride={ride} former={formerDriver(drivers, ride)} {...now} />
          ))}
        </ul>
        {isAwaited && <Skeleton lines={4} label={own.loading} />}
        <ZoneNote place={zone} />
      </div>
    </Section>
  );
}

interface RideAheadProps extends Pick<RidesAheadProps, 'timeZone' | 'chime'> {
  ride: Ride;
  former: string | null;
}

function RideAhead({ ride, former, timeZone, chime }: RideAheadProps) {
  const copy = useMyRidesCopy();
  const time = useServiceTime(timeZone);
  const sentence = useRideSentence(ride, time.time);
  const { rideViews } = useRides();
  const area = useToldChange(ride, chime);
  const { value: details } = useRequest({ id: ride.id, edits: editsOf(ride) }, ({ id }) =>
    rideViews.details(id),
  );
  const when = time.dateTime(ride.pickupAt);
  return (
    <li className="grid gap-3 rounded-control bg-raised p-[min(1rem,5vw)]">
      <div ref={area} className="grid gap-1">
        <h3 className="text-lg font-semibold">{when}</h3>
        <output className="wrap-anywhere">
          {sentence}
          <LossOfDriver ride={ride} former={former} />
        </output>
      </div>
      <RideRoute from={details?.from.text ?? ride.area.from} to={details?.to.text ?? ride.area.to} />
      <RideLoad ride={ride} />
      {ride.card !== null && <CardFacts card={ride.card} />}
      <div className="flex flex-wrap items-center gap-3">
        <EditButton ride={ride} label={copy.edit.openOf(when)} />
        <CancelButton ride={ride} label={copy.cancel.openOf(when)} />
        <RouteLink to="/passenger/rides/$id" params={{ id: ride.id }}>
          {copy.toRide}
        </RouteLink>
      </div>
    </li>
  );
}
