import type { DriverCandidate } from '#domain/rides/model/firm/driver-candidates.ts';
import type { Ride } from '#domain/rides/model/ride/ride.ts';
import { withoutDirectionControls } from '#core/text/without-direction-controls.ts';
import { useStepDialogsCopy } from './step-dialogs-copy.ts';
import type { ServiceTime } from '#ui/zone/use-service-time.ts';

/** Why this ride cannot be offered or assigned to a driver; `null` if it can. */
export function useObstacleOf(
  action: 'offer' | 'assign',
  ride: Ride,
  now: Date,
  format: ServiceTime,
): (candidate: DriverCandidate) => string | null {
  const copy = useStepDialogsCopy().drivers;
  return ({ shift, hasIt, isFull, blocked, refusal }) => {
    const name = withoutDirectionControls(shift.name);
    if (blocked) return copy.blocked(name);
    // A driver who was only asked may still be assigned.
    if (hasIt && (action === 'offer' || ride.state !== 'offered')) {
      return ride.state === 'offered' ? copy.isAsked(name) : copy.hasIt(name);
    }
    if (refusal === null) return action === 'assign' && isFull ? copy.full(name) : null;
    const since = format.moment(shift.dutySince, now);
    return shift.duty === 'break' ? copy.onBreak(name, since) : copy.offDuty(name, since);
  };
}
