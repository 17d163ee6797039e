import type { RideFailure } from '#domain/rides/model/errors/ride-error.ts';
import { REASONS, type Reason } from '#domain/rides/model/basics/reasons.ts';
import { locksDriver } from '#domain/rides/model/ride/ride-state.ts';
import type { Ride } from '#domain/rides/model/ride/ride.ts';
import type { Reasoned } from '#domain/rides/model/steps/step-batch.ts';
import { useSubmission } from '#core/forms/use-submission.ts';
import { withoutDirectionControls } from '#core/text/without-direction-controls.ts';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { CallLinks } from '../../shared/call-links.tsx';
import { RideReasonDialog } from '../../shared/ride-reason-dialog.tsx';
import { useRidesCopy } from '../../shared/rides-copy.ts';
import { useDialogDraft } from '../../shared/use-dialog-draft.ts';
import { useRideErrorText } from '../../shared/use-ride-error-text.ts';
import { useRides } from '../../shared/use-rides.ts';
import { useBookingCopy } from '../booking-copy.ts';

interface CancelDialogProps {
  ride: Ride;
  onClose: () => void;
}

/** Asks why a passenger cancels a ride. After the driver has set off, shows the driver's number, if known. */
export function CancelDialog({ ride, onClose }: CancelDialogProps) {
  const copy = useBookingCopy().cancel;
  const { reasons } = useRidesCopy();
  const textOf = useRideErrorText();
  const { takeStep } = useRides();
  const form = useSubmission<RideFailure>();
  const draft = useDialogDraft('cancel', ride);
  const { card } = ride;
  const driver = card === null ? '' : withoutDirectionControls(card.name);
  const isComing = locksDriver(ride.state);

  const cancel = async (said: Reasoned<Reason<'cancel-as-rider'>>) => {
    const cancelled = await form.submit(() => takeStep(ride, { did: 'cancel', ...said }));
    if (cancelled?.ok !== true) return;
    draft.forget();
    onClose();
  };
  return (
    <RideReasonDialog
      title={copy.title}
      description={
        card === null ? (
          <p>{copy.nobodyYet}</p>
        ) : (
          <>
            <p>{isComing ? copy.onTheWay(driver) : copy.toCome(driver)}</p>
            {isComing && card.phone !== null && <CallLinks name={card.name} phone={card.phone} />}
          </>
        )
      }
      draft={draft}
      reasons={REASONS['cancel-as-rider']}
      texts={reasons['cancel-as-rider']}
      labels={{ close: copy.keep, submit: copy.submit, submitting: copy.submitting }}
      busy={form.busy}
      failure={
        form.failure !== null && (
          <ErrorBox text={textOf(form.failure.error)} focusKey={form.failure.focusKey} />
        )
      }
      onSubmit={(said) => void cancel(said)}
      onClose={onClose}
    />
  );
}
