import { useState } from 'react';
import { stepsFrom } from '#domain/rides/model/ride/ride-steps.ts';
import type { Ride } from '#domain/rides/model/ride/ride.ts';
import { useMyRidesCopy } from '../my-rides-copy.ts';
import { Button } from '#ui/actions/button.tsx';
import { lazyDialog } from '#ui/feedback/lazy-dialog.tsx';

const LazyEditDialog = lazyDialog(async () => (await import('./edit-dialog.tsx')).EditDialog);

interface EditButtonProps {
  ride: Ride;
  /** The accessible name, if the page has several such buttons. */
  label?: string | undefined;
}

/** Changes a ride until a driver has it or is asked. Whoever is changing it then is told in the dialog, which stays. */
export function EditButton({ ride, label }: EditButtonProps) {
  const copy = useMyRidesCopy().edit;
  const [asking, setAsking] = useState(false);
  return (
    <>
      {stepsFrom('rider', ride.state).includes('edit') && (
        <Button tone="secondary" aria-label={label} onClick={() => setAsking(true)}>
          {copy.open}
        </Button>
      )}
      {asking && <LazyEditDialog ride={ride} onClose={() => setAsking(false)} />}
    </>
  );
}
