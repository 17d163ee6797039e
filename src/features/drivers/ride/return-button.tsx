import { useState } from 'react';
import { useWhenIdle } from '../../../core/product/use-when-idle.ts';
import { lateDialog } from '../../../ui/feedback/late-dialog.tsx';
import { useDrivingCopy } from '../../../copy/rides/driving.ts';
import { Button } from '../../../ui/actions/button.tsx';
import type { DriversRide } from './current-ride.ts';
import type { Steps } from './use-steps.ts';

const LateReturnDialog = lateDialog(async () => (await import('./return-dialog.tsx')).ReturnDialog);

interface ReturnButtonProps {
  ride: DriversRide;
  /** Names the button where there are several. */
  label?: string;
  steps: Steps;
}

/** The way out of a ride: one that was asked for is declined, one that was promised or taken is given back. */
export function ReturnButton({ ride, label, steps }: ReturnButtonProps) {
  const copy = useDrivingCopy().ride;
  const [asking, setAsking] = useState(false);
  // A dead spot may come before the press.
  useWhenIdle(LateReturnDialog.prepare);
  const did = ride.state === 'offered' ? 'decline' : 'give_back';
  const close = () => {
    steps.forgetFailure();
    setAsking(false);
  };
  return (
    <>
      <Button tone="secondary" aria-label={label} onClick={() => setAsking(true)}>
        {copy.steps[did]}
      </Button>
      {asking && <LateReturnDialog ride={ride} did={did} steps={steps} onClose={close} />}
    </>
  );
}
