import { isExpired, searchEnd } from '#domain/rides/model/ride/deadlines.ts';
import type { Ride } from '#domain/rides/model/ride/ride.ts';
import { succeed } from '#domain/shared/result.ts';
import { useRideForm } from '../../../core/rides/use-ride-form.ts';
import { useServerTime } from '../../../core/rides/use-server-time.ts';
import { useRides } from '../../../core/rides/use-rides.ts';
import { withoutDirectionControls } from '../../../core/text/without-direction-controls.ts';
import { useDispatchCopy } from '../../../copy/rides/dispatch.ts';
import type { Format } from '../../../copy/language/use-format.ts';
import { useRideErrorText } from '../../../copy/rides/use-ride-error-text.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ErrorBox } from '../../../ui/feedback/error-box.tsx';
import { useToast } from '../../../ui/feedback/toast-context.tsx';
import { dispatchSteps } from './dispatch-steps.ts';

interface RideStepsProps {
  ride: Ride;
  /** The passenger's name. */
  name: string;
  format: Format;
  onCancel: (ride: Ride) => void;
}

/** The buttons for what an administrator may do with a ride now, and until when something else is in the way. */
export function RideSteps({ ride, name, format, onCancel }: RideStepsProps) {
  const { steps: copy, done } = useDispatchCopy();
  const textOf = useRideErrorText(format.time);
  const toast = useToast();
  const { takeStep } = useRides();
  const now = useServerTime();
  const { busy, failure, submit } = useRideForm({}, textOf);
  const steps = dispatchSteps(ride, now);
  const who = withoutDirectionControls(name);

  const take = async (did: 'extend' | 'expire') => {
    const taken = await submit(succeed(), () => takeStep(ride, { did }));
    if (taken?.ok === true) toast({ tone: 'success', title: done[did].title, text: done[did].text(who) });
  };
  const end = format.time(searchEnd(ride));
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-2">
        {steps.includes('extend') && (
          <Button
            tone="secondary"
            size="small"
            busy={busy}
            aria-label={copy.extendFor(who)}
            onClick={() => void take('extend')}
          >
            {copy.extend}
          </Button>
        )}
        {steps.includes('expire') && (
          <Button
            tone="secondary"
            size="small"
            busy={busy}
            aria-label={copy.expireFor(who)}
            onClick={() => void take('expire')}
          >
            {copy.expire}
          </Button>
        )}
        {steps.includes('cancel') && (
          <Button
            tone="secondary"
            size="small"
            aria-label={copy.cancelOf(who)}
            onClick={() => onCancel(ride)}
          >
            {copy.cancel}
          </Button>
        )}
      </div>
      {ride.state === 'requested' && (
        <p className="text-sm text-ink-soft">{isExpired(ride, now) ? copy.searched(end) : copy.until(end)}</p>
      )}
      {failure !== null && <ErrorBox text={textOf(failure.error)} />}
    </div>
  );
}
