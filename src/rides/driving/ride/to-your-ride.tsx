import { focusSectionHeading } from '#core/navigation/focus-heading.ts';
import { useRides } from '../../shared/use-rides.ts';
import { useDrivingCopy } from '../driving-copy.ts';
import { Button } from '#ui/actions/button.tsx';

/** The id of the region that shows the driver's own ride. */
export const YOUR_RIDE = 'your-ride';

/** Leads to the driver's own ride, which is on the same page. */
export function ToYourRide() {
  const { toRide } = useDrivingCopy().shift;
  const { rideViews } = useRides();
  const goThere = () => {
    const shown = document.getElementById(YOUR_RIDE);
    // A ride begun in another window a moment ago, or one that has just become due, is not shown there yet.
    if (shown === null) rideViews.lookNow();
    else focusSectionHeading(shown);
  };
  return (
    <Button tone="secondary" size="small" onClick={goThere}>
      {toRide}
    </Button>
  );
}
