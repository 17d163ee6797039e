import { REASONS, type Reason } from '#domain/rides/model/ride/reasons.ts';
import { locksDriver } from '#domain/rides/model/ride/ride-state.ts';
import type { Ride } from '#domain/rides/model/ride/ride.ts';
import { succeed } from '#domain/shared/result.ts';
import { useRideForm } from '../../../../core/rides/use-ride-form.ts';
import { useRides } from '../../../../core/rides/use-rides.ts';
import { withoutDirectionControls } from '../../../../core/text/without-direction-controls.ts';
import { useDispatchStepsCopy } from '../../../../copy/rides/dispatch-steps.ts';
import { useRidesCopy } from '../../../../copy/rides/rides.ts';
import { useRideErrorText } from '../../../../copy/rides/use-ride-error-text.ts';
import { ErrorBox } from '../../../../ui/feedback/error-box.tsx';
import { useToast } from '../../../../ui/feedback/toast-context.tsx';
import { CallLinks } from '../../../../ui/rides/call-links.tsx';
import { RideReasonDialog } from '../../../../ui/rides/ride-reason-dialog.tsx';

interface CancelDialogProps {
  ride: Ride;
  /** The passenger's name. */
  name: string;
  /** After a failure the dialog stays, with what was typed. */
  onClose: () => void;
}

/** Asks why a ride is cancelled. While its driver is on the road, the driver's number comes first. */
export function CancelDialog({ ride, name, onClose }: CancelDialogProps) {
  const { cancelling: copy, done } = useDispatchStepsCopy();
  const { reasons } = useRidesCopy();
  const textOf = useRideErrorText();
  const toast = useToast();
  const { takeStep } = useRides();
  const { busy, failure, submit } = useRideForm({}, textOf);
  const phone = locksDriver(ride.state) ? (ride.card?.phone ?? null) : null;
  const who = withoutDirectionControls(name);

  const cancel = async (why: Reason<'cancel-as-dispatch'>, note: string | null) => {
    const taken = await submit(succeed(), () =>
      takeStep(ride, why === 'other' ? { did: 'cancel', why, note } : { did: 'cancel', why }),
    );
    if (taken?.ok !== true) return;
    onClose();
    toast({ tone: 'success', title: done.cancel.title, text: done.cancel.text(who) });
  };
  return (
    <RideReasonDialog
      title={copy.title(who)}
      description={
        <>
          <p>{copy.text}</p>
          {ride.card !== null && phone !== null && (
            <div className="grid gap-2">
              <p>{copy.callFirst}</p>
              <CallLinks name={ride.card.name} phone={phone} />
            </div>
          )}
        </>
      }
      reasons={REASONS['cancel-as-dispatch']}
      texts={reasons['cancel-as-dispatch']}
      labels={{ close: copy.close, submit: copy.submit, submitting: copy.submitting }}
      busy={busy}
      failure={failure !== null && <ErrorBox text={textOf(failure.error)} focusKey={failure.focusKey} />}
      onSubmit={(why, note) => void cancel(why, note)}
      onClose={onClose}
    />
  );
}
