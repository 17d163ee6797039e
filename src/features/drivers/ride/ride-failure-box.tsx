import type { RideFailure } from '#domain/rides/model/errors/ride-error.ts';
import { focusSectionHeading } from '../../../core/navigation/focus-heading.ts';
import { useRides } from '../../../core/rides/use-rides.ts';
import { useDrivingCopy } from '../../../copy/rides/driving.ts';
import { useRideErrorText } from '../../../copy/rides/use-ride-error-text.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ErrorBox } from '../../../ui/feedback/error-box.tsx';
import { useServiceTime } from '../../../ui/rides/use-service-time.ts';

/** The id of the region that shows the driver's own ride. */
export const YOUR_RIDE = 'your-ride';

interface RideFailureBoxProps {
  error: RideFailure;
  focusKey?: number;
  /** The service's time zone, for a failure that names a later time. */
  timeZone?: string;
  /** If absent, the box disappears with its dialog or with the next try. */
  onDismiss?: () => void;
}

/** What went wrong, with a link to the ride that must be finished first, if there is one. */
export function RideFailureBox({ error, focusKey = 0, timeZone = '', onDismiss }: RideFailureBoxProps) {
  const { shift, ride } = useDrivingCopy();
  const textOf = useRideErrorText(useServiceTime(timeZone).time);
  const { rideViews } = useRides();
  const isDriving = error.code === 'already-driving';
  const goToRide = () => {
    const shown = document.getElementById(YOUR_RIDE);
    // A ride begun in another window a moment ago is not shown here yet.
    if (shown === null) rideViews.lookNow();
    else focusSectionHeading(shown);
  };
  return (
    <ErrorBox text={error.code === 'network' ? ride.unsent : textOf(error)} focusKey={focusKey}>
      {(isDriving || onDismiss !== undefined) && (
        // On a touch screen links have room of their own in the box; buttons have an edge.
        <div className="flex flex-wrap gap-x-4 gap-y-2 touch:mt-3 touch:mb-3">
          {isDriving && (
            <Button tone="secondary" size="small" onClick={goToRide}>
              {shift.toRide}
            </Button>
          )}
          {onDismiss !== undefined && (
            <Button tone="secondary" size="small" onClick={onDismiss}>
              {ride.left.dismiss}
            </Button>
          )}
        </div>
      )}
    </ErrorBox>
  );
}
