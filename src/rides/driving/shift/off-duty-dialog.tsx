import { useState } from 'react';
import { instantTyped, isLongShift } from '#domain/rides/model/firm/duty-times.ts';
import type { Shift } from '#domain/rides/model/firm/shift.ts';
import type { RideIn } from '#domain/rides/model/ride/ride.ts';
import { wallTimeAt } from '#domain/shared/time/wall-time.ts';
import { Button } from '#ui/actions/button.tsx';
import { useServiceTime } from '#ui/zone/use-service-time.ts';
import { RideFormDialog } from '../../shared/ride-form-dialog.tsx';
import { useRides } from '../../shared/use-rides.ts';
import { WallTimeField } from '../../shared/wall-time-field.tsx';
import { useDrivingCopy } from '../driving-copy.ts';
import { isMoved } from '#domain/rides/model/own-rides/drivers-rides.ts';
import { ReturnDialog } from '../ride/return-dialog.tsx';
import { RideFailureBox } from '../ride/ride-failure-box.tsx';
import type { Steps } from '../ride/use-steps.ts';
import { useChangeOfDuty } from './use-change-of-duty.ts';
import type { OwnShift } from './use-shift.ts';

interface OffDutyDialogProps {
  shift: Shift;
  own: OwnShift;
  /** The promised rides, the next one first. */
  promised: readonly RideIn<'accepted'>[];
  steps: Steps;
  onClose: () => void;
}

/**
 * Asks a driver who goes off duty about the next promise, and for the true end of a long shift. After the driver has
 * given back a ride, the dialog asks again, because there may be another promise.
 */
export function OffDutyDialog({ shift, own, promised, steps, onClose }: OffDutyDialogProps) {
  const { shift: texts, requests, waits, unheard } = useDrivingCopy();
  const copy = texts.ending;
  const { serverTime } = useRides();
  const time = useServiceTime();
  // The time is fixed when the dialog opens, so that the shown time is the one that is stored.
  const [now] = useState(serverTime);
  const isLong = isLongShift(shift, now);
  const [typed, setTyped] = useState(() => wallTimeAt(now, time.timeZone));
  const [returned, setReturned] = useState<RideIn<'accepted'> | null>(null);
  const { form, failure, changingTo, stop } = useChangeOfDuty(own, ['time']);
  const [next, ...others] = promised;

  const end = () => {
    if (!isLong) return void stop('off');
    const until = instantTyped(typed, time.timeZone, [now, shift.dutySince]);
    const isRefused = form.refuses([
      until === null ? { code: 'shift-times-unusable', from: shift.dutySince, until: now } : null,
    ]);
    if (!isRefused) void stop('off', until === now ? null : until);
  };
  if (returned !== null) {
    const close = () => {
      steps.forgetFailure();
      setReturned(null);
    };
    return <ReturnDialog ride={returned} details={null} steps={steps} onClose={close} />;
  }
  return (
    <RideFormDialog
      title={copy.title}
      readFirst
      description={
        <>
          {isLong && <p>{copy.since(time.moment(shift.shiftSince, now))}</p>}
          {next !== undefined && (
            <>
              <p>
                {copy.promise(
                  time.moment(next.pickupAt, now),
                  next.area.from === '' ? requests.unnamed : next.area.from,
                  others.length,
                )}
              </p>
              <p>{copy.stays}</p>
              {steps.waits && <p>{steps.isUnheard ? unheard : waits}</p>}
            </>
          )}
        </>
      }
      labels={{
        close: copy.close,
        submit: next === undefined ? copy.submit : copy.keep,
        submitting: texts.stopping,
      }}
      busy={changingTo !== null}
      failure={failure !== null && <RideFailureBox inDialog {...failure} />}
      onSubmit={end}
      onClose={onClose}
    >
      {isLong && (
        <WallTimeField
          label={copy.end}
          hint={copy.endHint}
          value={typed}
          onType={setTyped}
          field={form.field('time')}
        />
      )}
      {next !== undefined && !isMoved(next) && (
        <Button
          tone="secondary"
          aria-disabled={steps.waits || changingTo !== null}
          onClick={() => setReturned(next)}
        >
          {copy.giveBack}
        </Button>
      )}
    </RideFormDialog>
  );
}
