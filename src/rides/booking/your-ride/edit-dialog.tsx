import type { RideDetails } from '#domain/rides/model/booking/ride-details.ts';
import { toOtherPlace, type parseTripChange } from '#domain/rides/model/booking/trip.ts';
import { rideField } from '#domain/rides/model/errors/ride-meaning.ts';
import { stepsFrom } from '#domain/rides/model/ride/ride-steps.ts';
import type { Ride } from '#domain/rides/model/ride/ride.ts';
import { presentOf } from '#domain/rides/model/steps/step-outcome.ts';
import { fail } from '#domain/shared/result.ts';
import { useForm } from '#core/forms/use-form.ts';
import { useProduct } from '#core/product/product-context.tsx';
import { useUser } from '#core/session/user-context.ts';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { useServiceTime } from '#ui/zone/use-service-time.ts';
import { FirmCall, isHelpedByCall } from '../../shared/firm-call.tsx';
import { EDITED, EditRideDialog } from '../../shared/trip/edit-ride-dialog.tsx';
import { useTripCopy } from '../../shared/trip/trip-copy.ts';
import { ConcurrentStepsBox, useConcurrentSteps } from '../../shared/use-concurrent-steps.tsx';
import { useDialogDraft } from '../../shared/use-dialog-draft.ts';
import { useRideErrorText } from '../../shared/use-ride-error-text.ts';
import { OwnWhen } from './own-when.tsx';

interface EditDialogProps {
  /** The current ride, even if it can no longer be changed. */
  ride: Ride;
  onClose: () => void;
}

/** Changes a passenger's own request (rides 3). */
export function EditDialog({ ride, onClose }: EditDialogProps) {
  const { own } = useTripCopy().editing;
  const textOf = useRideErrorText();
  const { uid } = useUser();
  const { dispatch } = useProduct();
  const form = useForm(EDITED, { fieldOf: rideField, textOf });
  const draft = useDialogDraft('edit', ride);
  const time = useServiceTime();
  const { box, lines, send } = useConcurrentSteps(
    ride,
    draft.openedAt,
    ({ by, did }) => did === 'edit' && by !== uid,
  );
  const mayEdit = stepsFrom('rider', ride.state).includes('edit');

  const edit = async (checked: ReturnType<typeof parseTripChange>, details: RideDetails) => {
    const became = await send(form, toOtherPlace(checked), async (change) => {
      // The editing service loads with the first edit.
      const services = await dispatch.load().catch(() => null);
      if (services === null) return fail({ code: 'network' });
      return services.editRide(ride, details, change);
    });
    if (became !== 'done') return;
    draft.forget();
    onClose();
  };
  return (
    <EditRideDialog
      ride={ride}
      When={OwnWhen}
      title={own.title}
      text={own.text}
      draft={draft}
      time={time}
      field={form.field}
      busy={form.busy}
      refusal={mayEdit ? null : textOf(presentOf(ride))}
      news={<ConcurrentStepsBox ref={box}>{lines.length > 0 && own.meanwhile}</ConcurrentStepsBox>}
      failure={
        form.failure !== null && (
          <ErrorBox text={textOf(form.failure.error)} focusKey={form.failure.focusKey}>
            {isHelpedByCall(form.failure.error) && <FirmCall />}
          </ErrorBox>
        )
      }
      onSubmit={(checked, details) => void edit(checked, details)}
      onClose={onClose}
    />
  );
}
