import type { Lane } from '#domain/rides/model/dispatch/day-plan.ts';
import { movable } from '#domain/rides/model/dispatch/plan-assignment.ts';
import type { RideDetails } from '#domain/rides/model/booking/ride-details.ts';
import type { ConfirmedAction } from '#domain/rides/model/dispatch/dispatch-action.ts';
import type { Ride } from '#domain/rides/model/ride/ride.ts';
import type { Day } from '#domain/shared/time/wall-time.ts';
import { withoutDirectionControls } from '#core/text/without-direction-controls.ts';
import { Button } from '#ui/actions/button.tsx';
import { RouteButton } from '#ui/actions/route-link.tsx';
import { SidePanel } from '#ui/feedback/side-panel.tsx';
import type { ServiceTime } from '#ui/zone/use-service-time.ts';
import { Car, RideBadge } from '../../shared/ride-facts.tsx';
import { DaySheet } from '../../shared/day-sheet.tsx';
import { BookingFacts } from '../booking-facts.tsx';
import { useDispatchCopy } from '../dispatch-copy.ts';
import { DriverFacts } from '../driver-facts.tsx';
import { RideActions } from '../steps/ride-actions.tsx';
import type { DetailsById } from '../use-details-of.ts';
import { usePlanCopy } from './plan-copy.ts';

interface PlanPanelProps {
  of: Ride | Lane;
  day: Day;
  details: DetailsById;
  format: ServiceTime;
  ticked: ReadonlySet<string>;
  nameOf: (driver: string) => string | null;
  onTick: (ride: string) => void;
  onOpenDialog: (ride: Ride, action: ConfirmedAction) => void;
  onSwap: (lane: Lane) => void;
  onSick: (lane: Lane) => void;
  onClose: () => void;
}

interface RidePanelProps extends Omit<PlanPanelProps, 'of' | 'details'> {
  ride: Ride;
  details: RideDetails | undefined;
}

/** A ride beside the plan, with all actions of dispatch, also those for a driver without a phone (D83). */
function RidePanel({ ride, details, format, ticked, nameOf, onTick, onOpenDialog, onClose }: RidePanelProps) {
  const { passenger } = useDispatchCopy();
  const copy = usePlanCopy();
  const name = details?.name ?? passenger;
  return (
    <SidePanel title={name} readFirst onClose={onClose}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <RideBadge state={ride.state} />
        <div className="flex flex-wrap gap-2">
          <Button tone="secondary" size="small" onClick={() => onTick(ride.id)}>
            {ticked.has(ride.id) ? copy.untickOne : copy.tick}
          </Button>
          <RouteButton to="/admin/rides/$id" params={{ id: ride.id }} tone="secondary" size="small">
            {copy.wholeRide}
          </RouteButton>
        </div>
      </div>
      <RideActions
        ride={ride}
        name={name}
        format={format}
        onOpenDialog={(action) => onOpenDialog(ride, action)}
      />
      <BookingFacts ride={ride} details={details ?? null} unread={details === undefined} format={format} />
      <DriverFacts ride={ride} nameOf={nameOf} format={format} />
    </SidePanel>
  );
}

interface TourPanelProps extends Pick<
  PlanPanelProps,
  'day' | 'details' | 'format' | 'onSwap' | 'onSick' | 'onClose'
> {
  lane: Lane;
}

/** A driver's tour beside the plan. */
function TourPanel({ lane, day, details, format, onSwap, onSick, onClose }: TourPanelProps) {
  const copy = usePlanCopy();
  const rides = lane.rides.map(({ ride }) => ride);
  return (
    <SidePanel
      title={lane.name === '' ? copy.unnamed : withoutDirectionControls(lane.name)}
      readFirst
      onClose={onClose}
    >
      {lane.shift !== null && (
        <p>
          <Car {...lane.shift.vehicle} />
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {movable(lane, 'assign').length > 0 && (
          <Button tone="secondary" size="small" onClick={() => onSwap(lane)}>
            {copy.tour.swap}
          </Button>
        )}
        {movable(lane, 'recall').length > 0 && (
          <Button tone="secondary" size="small" onClick={() => onSick(lane)}>
            {copy.tour.sick}
          </Button>
        )}
        {rides.length > 0 && (
          <RouteButton
            to="/admin/plan/sheet"
            search={{ day, driver: lane.uid }}
            tone="secondary"
            size="small"
          >
            {copy.tour.sheet}
          </RouteButton>
        )}
      </div>
      {rides.length === 0 ? (
        <p className="text-ink-soft">{copy.tour.none}</p>
      ) : (
        <DaySheet rides={rides} details={details} time={format} />
      )}
    </SidePanel>
  );
}

/** The ride or the driver's tour that the dispatcher has opened. */
export function PlanPanel({ of, details, ...rest }: PlanPanelProps) {
  if ('rides' in of) return <TourPanel lane={of} details={details} {...rest} />;
  return <RidePanel ride={of} details={details.get(of.id)} {...rest} />;
}
