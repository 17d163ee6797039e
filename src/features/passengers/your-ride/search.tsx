import { searchEnd } from '#domain/rides/model/ride/deadlines.ts';
import type { RideIn } from '#domain/rides/model/ride/ride.ts';
import { succeed } from '#domain/shared/result.ts';
import { useRideForm } from '../../../core/rides/use-ride-form.ts';
import { useRides } from '../../../core/rides/use-rides.ts';
import { useMyRidesCopy } from '../../../copy/my-rides.ts';
import { useRideErrorText } from '../../../copy/use-ride-error-text.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ErrorBox } from '../../../ui/feedback/error-box.tsx';
import { useServiceTime } from '../../../ui/rides/use-service-time.ts';

const MINUTE_MS = 60_000;

interface SearchProps {
  ride: RideIn<'requested'>;
  asOf: Date;
  timeZone: string;
}

/** Since when and until when a driver is looked for, and how to have it go on. */
export function Search({ ride, asOf, timeZone }: SearchProps) {
  const copy = useMyRidesCopy();
  const textOf = useRideErrorText();
  const time = useServiceTime(timeZone);
  const { takeStep } = useRides();
  const form = useRideForm({}, textOf);
  const waited = Math.max(0, Math.floor((asOf.getTime() - ride.createdAt.getTime()) / MINUTE_MS));
  return (
    <div className="grid gap-3">
      <p>
        {copy.since(time.time(ride.createdAt), waited)} {copy.until(time.time(searchEnd(ride)))}
      </p>
      {form.failure !== null && (
        <ErrorBox text={textOf(form.failure.error)} focusKey={form.failure.focusKey} />
      )}
      <div className="grid sm:justify-start">
        <Button
          tone="secondary"
          busy={form.busy}
          busyLabel={copy.keepingLooking}
          onClick={() => void form.submit(succeed(), () => takeStep(ride, { did: 'extend' }))}
        >
          {copy.keepLooking}
        </Button>
      </div>
    </div>
  );
}
