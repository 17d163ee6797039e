import type { RideDetails } from '#domain/rides/model/booking/ride-details.ts';
import { parseTripChange, type TripChangeForm } from '#domain/rides/model/booking/trip.ts';
import { editsOf } from '#domain/rides/model/ride/edits-of.ts';
import type { Ride } from '#domain/rides/model/ride/ride.ts';
import { useRequest } from '../../../../core/product/use-request.ts';
import { useDispatch } from '../../../../core/rides/use-dispatch.ts';
import { useRides } from '../../../../core/rides/use-rides.ts';
import { useDispatchStepsCopy } from '../../../../copy/rides/dispatch-steps.ts';
import { useStepDialogsCopy } from '../../../../copy/rides/step-dialogs.ts';
import { LoadFailure } from '../../../../ui/feedback/load-failure.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { RideFormDialog } from '../../../../ui/rides/ride-form-dialog.tsx';
import type { Asked } from './asked.ts';
import { EDITED, EditFields } from './edit-fields.tsx';
import { useAskedStep } from './use-asked-step.tsx';

const storedForm = ({ people, needs }: Ride, { from, to, note }: RideDetails): TripChangeForm => ({
  from,
  to,
  people: String(people),
  needs,
  note,
});

/**
 * Changes where a ride goes, for how many people, and their needs. The exact places are read again whenever somebody else
 * has edited the ride, so that fields which were not touched here keep the others' changes; until the places are known
 * nothing can be saved.
 */
export function EditDialog({ asked }: { asked: Asked<'edit'> }) {
  const { ride, name, draft } = asked;
  const { trip } = draft.entered;
  const copy = useStepDialogsCopy().edit;
  const { of } = useDispatchStepsCopy();
  const { editRide } = useDispatch();
  const { rideViews } = useRides();
  const step = useAskedStep(asked, EDITED);
  const stored = useRequest({ id: ride.id, edits: editsOf(ride) }, ({ id }) => rideViews.details(id));
  const details = stored.value;
  const form = details && { ...storedForm(ride, details), ...trip };
  const unread = () => {
    if (stored.loading) return copy.loading;
    if (stored.error !== null) return copy.unread;
    return details === null ? copy.gone : null;
  };

  const send = () => {
    if (details !== null && form !== null)
      void step.send(parseTripChange(form), (change) => editRide(ride, details, change));
  };
  return (
    <RideFormDialog
      {...step.dialog}
      refusal={step.dialog.refusal ?? unread()}
      title={of.edit(name)}
      description={<p>{copy.text}</p>}
      labels={copy}
      readFirst={form === null}
      onSubmit={send}
    >
      {form !== null && (
        <EditFields
          form={form}
          onForm={(part) => draft.enter({ trip: { ...trip, ...part } })}
          field={step.field}
          busy={step.busy}
        />
      )}
      {form === null && stored.loading && <Skeleton lines={6} label={copy.loading} />}
      <LoadFailure what={copy.failed} error={stored.error} onRetry={stored.reload} />
    </RideFormDialog>
  );
}
