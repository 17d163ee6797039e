import { useId, useState, type ReactNode } from 'react';
import type { RideFailure } from '#domain/rides/model/errors/ride-error.ts';
import { isLongShift } from '#domain/rides/model/firm/duty-times.ts';
import type { Duty, Shift } from '#domain/rides/model/firm/shift.ts';
import type { RideIn } from '#domain/rides/model/ride/ride.ts';
import { useWhenIdle } from '#core/product/use-when-idle.ts';
import { Button } from '#ui/actions/button.tsx';
import { lazyDialog } from '#ui/feedback/lazy-dialog.tsx';
import { useRideErrorText } from '../../shared/use-ride-error-text.ts';
import { useRides } from '../../shared/use-rides.ts';
import { useDrivingCopy } from '../driving-copy.ts';
import { ToYourRide } from '../ride/ride-failure-box.tsx';
import type { Steps } from '../ride/use-steps.ts';
import type { useChangeOfDuty } from './use-change-of-duty.ts';
import type { OwnShift } from './use-shift.ts';

const LazyOffDutyDialog = lazyDialog(async () => (await import('./off-duty-dialog.tsx')).OffDutyDialog);

/** Why a driver's rides forbid a break and the end of the shift. */
type DutyRefusal = Extract<RideFailure, { readonly code: 'already-driving' | 'promise-due' }>;

/** Shows the reason below the buttons. A button leads to a due ride, because the driver may overlook it. */
function WhyRefused({ dutyRefusal, id }: { dutyRefusal: DutyRefusal; id: string }) {
  const { whileDriving } = useDrivingCopy().shift;
  const textOf = useRideErrorText();
  const isDriving = dutyRefusal.code === 'already-driving';
  return (
    <div className="grid justify-items-start gap-2">
      <p id={id} className="text-sm text-ink-soft">
        {isDriving ? whileDriving : textOf(dutyRefusal)}
      </p>
      {!isDriving && <ToYourRide />}
    </div>
  );
}

/** The state that decides the duty buttons. */
export interface DutyProps {
  own: OwnShift;
  /** Why the driver can neither take a break nor end the shift; `null` if they can. */
  dutyRefusal: DutyRefusal | null;
  /** The promised rides besides the current ride, soonest first. Going off duty asks about them. */
  promised: readonly RideIn<'accepted'>[];
  steps: Steps;
}

interface DutyButtonsProps extends DutyProps {
  change: ReturnType<typeof useChangeOfDuty>;
  shift: Shift | null;
  duties: readonly Exclude<Duty, 'on'>[];
  children?: ReactNode;
}

/** Begins a break or ends the shift. If a ride forbids that, the reason is shown below. */
export function DutyButtons({ change, shift, duties, dutyRefusal, children, ...rides }: DutyButtonsProps) {
  const copy = useDrivingCopy().shift;
  const { serverTime } = useRides();
  const noteId = useId();
  const [isAsked, setAsked] = useState(false);
  // The dialog loads in advance, because the network may be lost when the button is pressed.
  useWhenIdle(LazyOffDutyDialog.prepare);
  const press = (duty: Exclude<Duty, 'on'>) => {
    const asks =
      duty === 'off' && shift !== null && (rides.promised.length > 0 || isLongShift(shift, serverTime()));
    if (asks) setAsked(true);
    else void change.stop(duty);
  };
  const isRefused = dutyRefusal !== null && duties.length > 0;
  return (
    <>
      <div className="flex flex-wrap gap-2 max-sm:*:grow max-sm:[&_button]:px-2 sm:gap-3">
        {children}
        {duties.map((duty) => (
          <Button
            key={duty}
            tone="secondary"
            size="small"
            busy={change.changingTo === duty}
            busyLabel={copy.stopping}
            aria-disabled={isRefused || change.changingTo !== null}
            aria-describedby={isRefused ? noteId : undefined}
            onClick={() => press(duty)}
          >
            {duty === 'break' ? copy.takeBreak : copy.goOff}
          </Button>
        ))}
      </div>
      {isRefused && <WhyRefused dutyRefusal={dutyRefusal} id={noteId} />}
      {isAsked && shift !== null && shift.duty !== 'off' && (
        <LazyOffDutyDialog {...rides} shift={shift} onClose={() => setAsked(false)} />
      )}
    </>
  );
}
