import { useState } from 'react';
import type { Ride } from '#domain/rides/model/ride/ride.ts';
import { useWhenIdle } from '#core/product/use-when-idle.ts';
import { lazyDialog } from '#ui/feedback/lazy-dialog.tsx';
import { useMyRidesCopy } from '../my-rides-copy.ts';
import { Button } from '#ui/actions/button.tsx';

const LazyCancelDialog = lazyDialog(async () => (await import('./cancel-dialog.tsx')).CancelDialog);

interface CancelButtonProps {
  ride: Ride;
  /** The accessible name, if the page has several such buttons. */
  label?: string | undefined;
}

/** Cancels a ride, until the passenger is on board. */
export function CancelButton({ ride, label }: CancelButtonProps) {
  const copy = useMyRidesCopy().cancel;
  const [asking, setAsking] = useState(false);
  // A dead spot may come before the press.
  useWhenIdle(LazyCancelDialog.prepare);
  return (
    <>
      <Button tone="secondary" aria-label={label} onClick={() => setAsking(true)}>
        {copy.open}
      </Button>
      {asking && <LazyCancelDialog ride={ride} onClose={() => setAsking(false)} />}
    </>
  );
}
