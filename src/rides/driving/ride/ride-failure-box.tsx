import type { RideFailure } from '#domain/rides/model/errors/ride-error.ts';
import { focusSectionHeading } from '#core/navigation/focus-heading.ts';
import { Button } from '#ui/actions/button.tsx';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { FirmCall, isHelpedByCall } from '../../shared/firm-call.tsx';
import { useRideErrorText } from '../../shared/use-ride-error-text.ts';
import { useRides } from '../../shared/use-rides.ts';
import { useDrivingCopy } from '../driving-copy.ts';

/** The id of the region that shows the driver's own ride. */
export const YOUR_RIDE = 'your-ride';

/** Moves the focus to the driver's own ride on the same page. */
export function ToYourRide() {
  const { toRide } = useDrivingCopy().shift;
  const { rideViews } = useRides();
  const goThere = () => {
    const shown = document.getElementById(YOUR_RIDE);
    // The page may not yet show a ride that was begun in another window or has just become due.
    if (shown === null) rideViews.lookNow();
    else focusSectionHeading(shown);
  };
  return (
    <Button tone="secondary" size="small" onClick={goThere}>
      {toRide}
    </Button>
  );
}

/** The default `focusKey`. It never changes, so the box takes the focus only when it appears. */
const ONCE = {};

interface RideFailureBoxProps {
  error: RideFailure;
  focusKey?: object | null;
  /** Whether a dialog shows the box. A dialog keeps the focus, so no button can lead to the ride behind it. */
  inDialog?: boolean;
  /** If absent, the box has no button that dismisses it. */
  onDismiss?: () => void;
}

/** An error. If the driver's own ride is the reason, a button leads there. If a call helps, the box has the number. */
export function RideFailureBox({ error, focusKey = ONCE, inDialog, onDismiss }: RideFailureBoxProps) {
  const { ride } = useDrivingCopy();
  const textOf = useRideErrorText();
  const leads = !inDialog && (error.code === 'already-driving' || error.code === 'promise-due');
  const helped = isHelpedByCall(error);
  return (
    <ErrorBox text={error.code === 'network' ? ride.unsent : textOf(error)} focusKey={focusKey}>
      {(leads || helped || onDismiss !== undefined) && (
        <>
          {leads && <ToYourRide />}
          {helped && <FirmCall />}
          {onDismiss !== undefined && (
            <Button tone="secondary" size="small" onClick={onDismiss}>
              {ride.removed.dismiss}
            </Button>
          )}
        </>
      )}
    </ErrorBox>
  );
}
