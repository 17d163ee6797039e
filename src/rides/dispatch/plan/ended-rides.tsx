import type { PlannedRide as Planned } from '#domain/rides/model/dispatch/day-plan.ts';
import type { Period } from '#domain/shared/time/day.ts';
import { withoutDirectionControls } from '#core/text/without-direction-controls.ts';
import type { ServiceTime } from '#ui/zone/use-service-time.ts';
import { useRidesCopy } from '../../shared/rides-copy.ts';
import { useDispatchCopy } from '../dispatch-copy.ts';
import type { DetailsById } from '../use-details-of.ts';
import { usePlanCopy } from './plan-copy.ts';
import { placeOf } from './planned-ride.tsx';

interface EndedRidesProps {
  /** The driver's name; `null` for rides without a driver. */
  of: string | null;
  rides: readonly Planned[];
  details: DetailsById;
  hours: Period;
  time: ServiceTime;
}

/** The ended rides of one driver, or those without a driver. No key stops at them: they have no actions here. */
export function EndedRides({ of, rides, details, hours, time }: EndedRidesProps) {
  const copy = usePlanCopy();
  const { passenger } = useDispatchCopy();
  const { states } = useRidesCopy();
  return (
    <ul
      aria-label={of === null ? copy.endedWaiting : copy.endedOf(of)}
      className="grid text-xs/5 text-ink-soft lg:absolute lg:inset-0 lg:block"
    >
      {rides.map((planned) => {
        const { ride } = planned;
        const name = withoutDirectionControls(details.get(ride.id)?.name ?? passenger);
        const words = `${time.time(ride.pickupAt)} ${name}, ${states[ride.state]}`;
        return (
          <li
            key={ride.id}
            title={words}
            style={placeOf(planned, hours)}
            className="lg:absolute lg:h-5 lg:truncate lg:border-b-2 lg:border-line-strong"
          >
            {words}
          </li>
        );
      })}
    </ul>
  );
}
