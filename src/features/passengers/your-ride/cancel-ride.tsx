import { lazy, Suspense, useState } from 'react';
import type { Ride } from '#domain/rides/model/ride/ride.ts';
import { loadChunk } from '../../../core/product/load-chunk.ts';
import { useMyRidesCopy } from '../../../copy/rides/my-rides.ts';
import { Button } from '../../../ui/actions/button.tsx';

const LateCancelDialog = lazy(async () => {
  const dialog = await loadChunk(() => import('./cancel-dialog.tsx'));
  return { default: dialog.CancelDialog };
});

interface CancelRideProps {
  ride: Ride;
  /** Names the button where there are several. */
  label?: string;
}

/** The way out of a ride, until the passenger is on board. */
export function CancelRide({ ride, label }: CancelRideProps) {
  const copy = useMyRidesCopy().cancel;
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button tone="secondary" aria-label={label} onClick={() => setAsking(true)}>
        {copy.open}
      </Button>
      {asking && (
        <Suspense>
          <LateCancelDialog ride={ride} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
