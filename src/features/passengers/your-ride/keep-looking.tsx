import { useState } from 'react';
import { extensionOfferedFrom } from '#domain/rides/model/ride/deadlines.ts';
import type { RideIn } from '#domain/rides/model/ride/ride.ts';
import { succeed } from '#domain/shared/result.ts';
import { useRideForm } from '../../../core/rides/use-ride-form.ts';
import { useRides } from '../../../core/rides/use-rides.ts';
import { useServerTime } from '../../../core/rides/use-server-time.ts';
import { useMyRidesCopy } from '../../../copy/rides/my-rides.ts';
import { useRideErrorText } from '../../../copy/rides/use-ride-error-text.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ErrorBox } from '../../../ui/feedback/error-box.tsx';

const MINUTE = 60;

interface KeepLookingProps {
  ride: RideIn<'requested'>;
  sayTime: (at: Date) => string;
  /** The search goes on, and the button goes with the focus. */
  onExtended: () => void;
}

/** Has the search begin anew, once it is near its end. */
export function KeepLooking({ ride, sayTime, onExtended }: KeepLookingProps) {
  const copy = useMyRidesCopy();
  const textOf = useRideErrorText(sayTime);
  const { takeStep } = useRides();
  const form = useRideForm({}, textOf);
  const [pressedAt, setPressedAt] = useState(ride.rev);
  if (useServerTime() < extensionOfferedFrom(ride)) return null;
  const press = async () => {
    setPressedAt(ride.rev);
    const sent = await form.submit(succeed(), () => takeStep(ride, { did: 'extend' }));
    if (sent?.ok === true) onExtended();
  };
  return (
    <>
      {/* What failed is no news of what the ride has become since. */}
      {form.failure !== null && pressedAt === ride.rev && (
        <div className="basis-full">
          <ErrorBox text={textOf(form.failure.error)} focusKey={form.failure.focusKey} />
        </div>
      )}
      <Button tone="soft" busy={form.busy} busyLabel={copy.keepingLooking} onClick={() => void press()}>
        {copy.keepLooking(Math.round(ride.terms.search / MINUTE))}
      </Button>
    </>
  );
}
