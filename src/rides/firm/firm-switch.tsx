import type { RideFailure } from '#domain/rides/model/errors/ride-error.ts';
import type { Result } from '#domain/shared/result.ts';
import { useSubmission } from '#core/forms/use-submission.ts';
import { Button } from '#ui/actions/button.tsx';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { useRideErrorText } from '../shared/use-ride-error-text.ts';

interface FirmSwitchProps {
  /** Whether the press withdraws or blocks; `false` for the reverse. */
  ends: boolean;
  label: string;
  /** The accessible name. */
  name: string;
  failed: string;
  press: () => Promise<Result<void>>;
}

/** Withdraws a car or blocks a customer, or the reverse. It asks nothing, because a second press undoes the first. */
export function FirmSwitch({ ends, label, name, failed, press }: FirmSwitchProps) {
  const textOf = useRideErrorText();
  const { busy, failure, submit } = useSubmission<RideFailure>();
  return (
    <>
      <Button
        tone={ends ? 'ending' : 'quiet'}
        size="row"
        busy={busy}
        aria-label={name}
        onClick={() => void submit(press)}
      >
        {label}
      </Button>
      {failure !== null && <ErrorBox text={`${failed} ${textOf(failure.error)}`} />}
    </>
  );
}
