import type { RideIn } from '#domain/rides/model/ride/ride.ts';
import { succeed } from '#domain/shared/result.ts';
import { useRideForm } from '../../../core/rides/use-ride-form.ts';
import { useRides } from '../../../core/rides/use-rides.ts';
import { useServerTime } from '../../../core/rides/use-server-time.ts';
import { useMyRidesCopy } from '../../../copy/rides/my-rides.ts';
import { useRideErrorText } from '../../../copy/rides/use-ride-error-text.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ErrorBox } from '../../../ui/feedback/error-box.tsx';

/** Has the search begin anew; that of a later ride begins with its pick-up. */
export function KeepLooking({ ride }: { ride: RideIn<'requested'> }) {
  const copy = useMyRidesCopy();
  const textOf = useRideErrorText();
  const { takeStep } = useRides();
  const form = useRideForm({}, textOf);
  if (useServerTime() < ride.searchFrom) return null;
  return (
    <>
      {form.failure !== null && (
        <div className="basis-full">
          <ErrorBox text={textOf(form.failure.error)} focusKey={form.failure.focusKey} />
        </div>
      )}
      <Button
        tone="soft"
        busy={form.busy}
        busyLabel={copy.keepingLooking}
        onClick={() => void form.submit(succeed(), () => takeStep(ride, { did: 'extend' }))}
      >
        {copy.keepLooking}
      </Button>
    </>
  );
}
