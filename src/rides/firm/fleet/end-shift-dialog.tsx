import type { RideFailure } from '#domain/rides/model/errors/ride-error.ts';
import type { Shift } from '#domain/rides/model/firm/shift.ts';
import { useSubmission } from '#core/forms/use-submission.ts';
import { withoutDirectionControls } from '#core/text/without-direction-controls.ts';
import type { Format } from '#words/use-format.ts';
import { RouteLink } from '#ui/actions/route-link.tsx';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { useToast } from '#ui/feedback/toast-context.tsx';
import { CallLinks } from '../../shared/call-links.tsx';
import { RideFormDialog } from '../../shared/ride-form-dialog.tsx';
import { useDispatch } from '../../shared/use-dispatch.ts';
import { useRideErrorText } from '../../shared/use-ride-error-text.ts';
import { useFirmCopy } from '../firm-copy.ts';

interface EndShiftDialogProps {
  /** The shift as it is now: its driver may end it while the dialog is open. */
  shift: Shift;
  format: Format;
  onEnded: () => void;
  onClose: () => void;
}

/** Asks before a shift is ended for its driver, and offers the driver's number first. */
export function EndShiftDialog({ shift, format, onEnded, onClose }: EndShiftDialogProps) {
  const { ending: copy, end: submit, asksEnd, ended } = useFirmCopy().shifts;
  const textOf = useRideErrorText(format.time);
  const toast = useToast();
  const { drivers } = useDispatch();
  const { busy, failure, submit: send } = useSubmission<RideFailure>();
  const name = withoutDirectionControls(shift.name);

  const end = async () => {
    const sent = await send(() => drivers.endShift(shift.uid));
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
    />
  );
}
