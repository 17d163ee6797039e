import type { RideDetails } from '#domain/rides/model/booking/ride-details.ts';
import type { Ride } from '#domain/rides/model/ride/ride.ts';
import { withRemarks } from '#domain/rides/model/steps/with-remarks.ts';
import { useRequest } from '#core/product/use-request.ts';
import { RouteButton } from '#ui/actions/route-link.tsx';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { SidePanel } from '#ui/feedback/side-panel.tsx';
import { Section } from '#ui/page/section.tsx';
import { InZone } from '#ui/zone/in-service-zone.tsx';
import type { ServiceTime } from '#ui/zone/use-service-time.ts';
import { RideBadge } from '../../shared/ride-facts.tsx';
import { RideSlot } from '../../shared/ride-slot.tsx';
import { RideTimeline } from '../../shared/ride-timeline.tsx';
import { useRides } from '../../shared/use-rides.ts';
import { BookingFacts } from '../booking-facts.tsx';
import { useDispatchCopy } from '../dispatch-copy.ts';
import { DriverFacts } from '../driver-facts.tsx';
import { useNames } from '../steps/use-names.ts';
import { useRideHistoryCopy } from './ride-history-copy.ts';

interface RidePanelProps {
  ride: Ride;
  /** `null` while they are read, after a failure, and after retention has removed them. */
  details: RideDetails | null;
  format: ServiceTime;
  onClose: () => void;
}

/** A ride of the history in a panel beside the list. */
export function RidePanel({ ride, details, format, onClose }: RidePanelProps) {
  const copy = useDispatchCopy();
  const { wholeRide } = useRideHistoryCopy();
  const { rideViews } = useRides();
  const name = details?.name ?? copy.passenger;
  const nameOf = useNames(ride, name);
  const { value, error, reload } = useRequest(ride.id, (id) => rideViews.remarks(id));
  return (
    <SidePanel title={name} onClose={onClose}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <RideBadge state={ride.state} />
        <RouteButton to="/admin/rides/$id" params={{ id: ride.id }} tone="secondary" size="small">
          {wholeRide}
        </RouteButton>
      </div>
      <BookingFacts ride={ride} details={details} unread={details === null} format={format} />
      <DriverFacts ride={ride} nameOf={nameOf} format={format} />
      <RideSlot name="deskRide" given={{ ride, details, timeZone: format.timeZone }} />
      <Section heading={copy.ride.history}>
        <LoadFailure what={copy.ride.noRemarks} error={error} onRetry={reload} />
        <InZone timeZone={format.timeZone}>
          <RideTimeline ride={withRemarks(ride, value ?? [])} nameOf={nameOf} />
        </InZone>
      </Section>
    </SidePanel>
  );
}
