import { returnStep } from '#domain/rides/model/ride/ride-steps.ts';
import { useState } from 'react';
import type { RideDetails } from '#domain/rides/model/booking/ride-details.ts';
import { useWhenIdle } from '#core/product/use-when-idle.ts';
import { Button } from '#ui/actions/button.tsx';
import { lazyDialog } from '#ui/feedback/lazy-dialog.tsx';
import { useDrivingCopy } from '../driving-copy.ts';
import type { DriversRide } from '#domain/rides/model/own-rides/drivers-rides.ts';
import type { Steps } from './use-steps.ts';

const LazyReturnDialog = lazyDialog(async () => (await import('./return-dialog.tsx')).ReturnDialog);

interface ReturnButtonProps {
  ride: DriversRide;
  /** The passenger to call before the return, if known. */
  details?: RideDetails | null;
  /** The accessible name, if the page has several such buttons. */
  label?: string;
  /** The id of the element that says why the button is disabled. */
  describedBy?: string | undefined;
  /** Whether the button is small and quiet, beside a more important one. */
  quiet?: boolean;
  steps: Steps;
}

/**
 * Declines an offered ride, or gives back a promised or taken one. Disabled while steps wait to be sent, because a
 * return cannot wait with them. Also disabled while the page shows cached rides.
 */
export function ReturnButton(props: ReturnButtonProps) {
  const { ride, details = null, label, describedBy, quiet = false, steps } = props;
  const copy = useDrivingCopy().ride;
  const [isOpen, setOpen] = useState(false);
  // The dialog loads in advance, because the network may be lost when the button is pressed.
  useWhenIdle(LazyReturnDialog.prepare);
  const close = () => {
    steps.forgetFailure();
    setOpen(false);
  };
  return (
    <>
      <Button
        tone={quiet ? 'ending' : 'secondary'}
        size={quiet ? 'small' : 'medium'}
        aria-label={label}
        aria-disabled={steps.waits}
        aria-describedby={describedBy}
        onClick={() => setOpen(true)}
      >
        {copy.steps[returnStep(ride.state)]}
      </Button>
      {isOpen && <LazyReturnDialog {...{ ride, details, steps }} onClose={close} />}
    </>
  );
}
