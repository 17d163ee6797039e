import type { RideDetails } from '#domain/rides/model/booking/ride-details.ts';
import { useRequest } from '../../../../core/product/use-request.ts';
import { useRides } from '../../../../core/rides/use-rides.ts';
import { useStepDialogsCopy } from '../../../../copy/rides/step-dialogs.ts';
import { useErrorText } from '../../../../copy/use-error-text.ts';
import { RetryButton } from '../../../../ui/actions/retry-button.tsx';
import { Dialog } from '../../../../ui/feedback/dialog.tsx';
import { ErrorBox } from '../../../../ui/feedback/error-box.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import type { Asked } from './asked.ts';
import { EditForm } from './edit-form.tsx';

/** Reads the exact places before they are changed, because nobody watches them. */
export function EditDialog({ asked }: { asked: Asked<'edit'> }) {
  const copy = useStepDialogsCopy().edit;
  const textOf = useErrorText();
  const { rideViews } = useRides();
  const { value, error, reload } = useRequest<string, RideDetails | null>(asked.ride.id, rideViews.details);
  if (value !== null) return <EditForm asked={asked} details={value} />;
  return (
    <Dialog title={copy.title(asked.name)} description={<p>{copy.text}</p>} onClose={asked.onClose}>
      {error === null ? (
        <Skeleton lines={6} label={copy.loading} />
      ) : (
        <ErrorBox text={`${copy.failed} ${textOf(error)}`}>
          <RetryButton onRetry={reload} />
        </ErrorBox>
      )}
    </Dialog>
  );
}
