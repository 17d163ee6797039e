import { useState } from 'react';
import { stepsFrom } from '#domain/rides/model/ride/ride-steps.ts';
import type { Ride } from '#domain/rides/model/ride/ride.ts';
import { useMyRidesCopy } from '../my-rides-copy.ts';
import { Button } from '#ui/actions/button.tsx';
import { lateDialog } from '#ui/feedback/late-dialog.tsx';

const LateEditDialog = lateDialog(async () => (await import('./edit-dialog.tsx')).EditDialog);

interface EditRideProps {
  ride: Ride;
  /** The accessible name, if the page has several such buttons. */
  label?: string | undefined;
}

/** Changes a ride until a driver has it or is asked. Whoever is changing it then is told in the dialog, which stays. */
export function EditRide({ ride, label }: EditRideProps) {
  const copy = useMyRidesCopy().edit;
  const [asking, setAsking] = useState(false);
  return (
    <>
      {stepsFrom('rider', ride.state).includes('edit') && (
        <Button tone="secondary" aria-label={label} onClick={() => setAsking(true)}>
          {copy.open}
        </Button>
      )}
      {asking && <LateEditDialog ride={ride} onClose={() => setAsking(false)} />}
    </>
  );
}
