import type { Duty } from '#domain/rides/model/firm/shift.ts';
import { useDrivingCopy } from '../driving-copy.ts';
import { Button } from '#ui/actions/button.tsx';
import type { ChangeOfDuty } from './use-change-of-duty.ts';

interface StopButtonProps {
  duty: Exclude<Duty, 'on'>;
  change: Pick<ChangeOfDuty, 'changingTo' | 'stop'>;
  /** The id of what says why it cannot be pressed now. */
  whyNot?: string | undefined;
}

export function StopButton({ duty, change, whyNot }: StopButtonProps) {
  const copy = useDrivingCopy().shift;
  return (
    <Button
      tone="secondary"
      busy={change.changingTo === duty}
      busyLabel={copy.stopping}
      aria-disabled={whyNot !== undefined || change.changingTo !== null}
      aria-describedby={whyNot}
      onClick={() => void change.stop(duty)}
    >
      {duty === 'break' ? copy.takeBreak : copy.goOff}
    </Button>
  );
}
