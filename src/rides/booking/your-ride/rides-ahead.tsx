import { useEffect, useRef, useEffectEvent } from 'react';
import type { Ride } from '#domain/rides/model/ride/ride.ts';
import { focusSectionHeading } from '#core/navigation/focus-heading.ts';
import { useDerivedState } from '#core/state/use-derived-state.ts';
import { RouteLink } from '#ui/actions/route-link.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { useChangeLight } from '#ui/feedback/use-change-light.ts';
import { Section } from '#ui/page/section.tsx';
import { useServiceTime } from '#ui/zone/use-service-time.ts';
import { ZoneNote } from '#ui/zone/zone-note.tsx';
import type { Chime } from '../../shared/live/use-chime.ts';
import { useCachedDetails } from '../../shared/live/use-last-work.ts';
import { RideLoad, RideRoute } from '../../shared/ride-facts.tsx';
import { useRidesCopy } from '../../shared/rides-copy.ts';
import { useBookingCopy } from '../booking-copy.ts';
import {
  formerDriver,
  type KnownDrivers,
  endsAhead,
  isCancelledByOthers,
} from '#domain/rides/model/own-rides/passengers-rides.ts';
import { ChangeButtons } from './change-buttons.tsx';
import { CardFacts } from './driver-and-car.tsx';
import { ForWhom } from './for-whom.tsx';
import { RideStateText, useChangeAlert, useRideSentence } from './ride-state-text.tsx';

interface RidesAheadProps {
  rides: readonly Ride[];
  drivers: KnownDrivers;
  /** The id of the later ride last booked on this page; `null` if none. A new id moves the focus to the list. */
  booked: string | null;
  /** Whether the booked ride is not in the feed yet. */
  isAwaited: boolean;
  /** When the server last answered; `null` if the rides are cached. They are then read-only. */
  heardAt: Date | null;
  chime: Chime;
}

/** A passenger's open rides that are not under way, soonest first. */
export function RidesAhead({ rides, drivers, booked, isAwaited, ...now }: RidesAheadProps) {
  const copy = useBookingCopy();
  const { own } = useRidesCopy();
  const { zone } = useServiceTime();
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (booked !== null) focusSectionHeading(area.current);
  }, [booked]);
  const count = useRef(rides.length);
  useEffect(() => {
    // The focus is lost if it was in a row that has disappeared.
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

interface RideAheadProps extends Pick<RidesAheadProps, 'chime' | 'heardAt'> {
  ride: Ride;
  former: string | null;
}

function RideAhead({ ride, former, heardAt, chime }: RideAheadProps) {
  const copy = useBookingCopy();
  const time = useServiceTime();
  const area = useChangeAlert(ride, chime);
  const { value: details } = useCachedDetails(ride, heardAt);
  const light = useChangeLight(ride.state);
  const when = time.dateTime(ride.pickupAt);
  return (
    <li className="grid gap-3 rounded-control bg-raised p-[min(1rem,5vw)]">
      <div ref={area} className="grid gap-1">
        <h3 className="text-lg font-semibold">{when}</h3>
        <output className={`wrap-anywhere ${light}`}>
          <RideStateText ride={ride} former={former} sayTime={time.time} />
        </output>
      </div>
      <RideRoute from={details?.from.text ?? ride.area.from} to={details?.to.text ?? ride.area.to} />
      <RideLoad ride={ride} />
      <ForWhom details={details} />
      {ride.card !== null && <CardFacts card={ride.card} />}
      {heardAt !== null && (
        <>
          <p>
            <RouteLink to="/passenger/rides/$id" params={{ id: ride.id }}>
              {copy.toRide}
            </RouteLink>
          </p>
          <ChangeButtons ride={ride} nameOf={(named) => named(when)} />
        </>
      )}
    </li>
  );
}

interface EndsAheadProps {
  rides: readonly Ride[];
  ahead: readonly Ride[];
  chime: Chime;
}

function End({ ride }: { ride: Ride }) {
  const { yoursOf } = useBookingCopy();
  const time = useServiceTime();
  const sentence = useRideSentence(ride, time.time);
  return `${yoursOf(time.dateTime(ride.pickupAt))}: ${sentence} `;
}

const NONE_AHEAD: { readonly ids: readonly string[]; readonly ended: readonly Ride[] } = {
  ids: [],
  ended: [],
};

/**
 * Announces rides that ended before they were under way, because their rows are gone. Rings if others cancelled one.
 * The region is always there, because screen readers do not announce new live regions.
 */
export function EndsAhead({ rides, ahead, chime }: EndsAheadProps) {
  const [{ ended }] = useDerivedState(NONE_AHEAD, (last) => {
    const ids = ahead.map(({ id }) => id);
    if (ids.join() === last.ids.join()) return last;
    const added = endsAhead(last.ids, rides);
    // An announcement stays until the next one, because its removal would interrupt a screen reader.
    return { ids, ended: added.length > 0 ? added : last.ended };
  });
  const announce = useEffectEvent((news: readonly Ride[]) => {
    if (news.some(isCancelledByOthers)) chime.ring();
  });
  useEffect(() => announce(ended), [ended]);
  return (
    <output className="sr-only">
      {ended.map((ride) => (
        <End key={ride.id} ride={ride} />
      ))}
    </output>
  );
}
