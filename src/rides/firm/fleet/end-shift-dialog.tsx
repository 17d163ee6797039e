import { useState } from 'react';
import { rideField } from '#domain/rides/model/errors/ride-meaning.ts';
import { instantTyped } from '#domain/rides/model/firm/duty-times.ts';
import type { Shift } from '#domain/rides/model/firm/shift.ts';
import { wallTimeAt } from '#domain/shared/time/wall-time.ts';
import { useForm } from '#core/forms/use-form.ts';
import { withoutDirectionControls } from '#core/text/without-direction-controls.ts';
import { RouteLink } from '#ui/actions/route-link.tsx';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { useToast } from '#ui/feedback/toast-context.tsx';
import type { ServiceTime } from '#ui/zone/use-service-time.ts';
import { CallLinks } from '../../shared/call-links.tsx';
import { RideFormDialog } from '../../shared/ride-form-dialog.tsx';
import { useDispatch } from '../../shared/use-dispatch.ts';
import { useRideErrorText } from '../../shared/use-ride-error-text.ts';
import { useRides } from '../../shared/use-rides.ts';
import { WallTimeField } from '../../shared/wall-time-field.tsx';
import { useFirmCopy } from '../firm-copy.ts';

interface EndShiftDialogProps {
  /** The current shift; its driver may end it while the dialog is open. */
  shift: Shift;
  format: ServiceTime;
  onEnded: () => void;
  onClose: () => void;
}

/** Ends a driver's shift at the time that dispatch enters. The driver's number is shown, for a call beforehand. */
export function EndShiftDialog({ shift, format, onEnded, onClose }: EndShiftDialogProps) {
  const { ending: copy, end: submit, asksEnd, ended } = useFirmCopy().shifts;
  const textOf = useRideErrorText(format.dateTime);
  const toast = useToast();
  const { drivers } = useDispatch();
  const { serverTime } = useRides();
  // The time is fixed when the dialog opens, so that the shown time is the stored time.
  const [now] = useState(serverTime);
  const [typed, setTyped] = useState(() => wallTimeAt(now, format.timeZone));
  const { busy, failure, field, refuses, submit: send } = useForm(['time'], { fieldOf: rideField, textOf });
  const name = withoutDirectionControls(shift.name);

  const end = async () => {
    const until = instantTyped(typed, format.timeZone, [now, shift.dutySince]);
    const wrong = { code: 'shift-times-unusable', from: shift.dutySince, until: now } as const;
    if (refuses([until === null ? wrong : null])) return;
    const sent = await send(() => drivers.endShift(shift.uid, until === now ? null : until));
    if (sent?.ok !== true) return;
    onClose();
    onEnded();
    toast({ tone: 'success', title: ended.title, text: ended.text(name) });
  };
  const error = failure?.error ?? null;
  const isBound = error?.code === 'already-driving' || error?.code === 'promise-due';
  return (
    <RideFormDialog
      title={asksEnd(name)}
      description={
        <>
          <p>{copy.text}</p>
          <p>{copy.since(format.dateTime(shift.shiftSince))}</p>
          <p>{copy.last(format.dateTime(shift.seenAt))}</p>
          <CallLinks name={shift.name} phone={shift.phone} />
        </>
      }
      labels={{ ...copy, submit }}
      busy={busy}
      failure={
        error !== null && (
          <ErrorBox
            text={isBound ? copy.bound[error.code] : textOf(error)}
            focusKey={failure?.focusKey ?? null}
          >
            {isBound && (
              <RouteLink to="/admin/rides/$id" params={{ id: error.ride }}>
                {copy.toRide}
              </RouteLink>
            )}
          </ErrorBox>
        )
      }
      refusal={shift.duty === 'off' ? copy.isOff(name, format.dateTime(shift.dutySince)) : null}
      onSubmit={() => void end()}
      onClose={onClose}
    >
      <WallTimeField
        label={copy.end}
        hint={copy.endHint}
        value={typed}
        onType={setTyped}
        field={field('time')}
      />
    </RideFormDialog>
  );
}
