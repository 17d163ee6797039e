import { succeed } from '#domain/shared/result.ts';
import { useRides } from '../../shared/use-rides.ts';
import { useStepDialogsCopy } from './step-dialogs-copy.ts';
import { RideFormDialog } from '../../shared/ride-form-dialog.tsx';
import type { Asked } from './asked.ts';
import { CallFirst } from './call-first.tsx';
import { useAskedStep } from './use-asked-step.tsx';

/** Asks before a driver is recalled, or a ride ended for its driver, and offers the driver's number first. */
export function ConfirmStepDialog({ asked }: { asked: Asked<'recall' | 'finish'> }) {
  const { action, ride, name } = asked;
  const copy = useStepDialogsCopy()[action];
  const { takeStep } = useRides();
  const step = useAskedStep(asked, []);
  return (
    <RideFormDialog
      {...step.dialog}
      title={copy.title(name)}
      description={
        <>
          <p>{copy.text}</p>
          <CallFirst card={ride.card} text={copy.callFirst} />
        </>
      }
      labels={copy}
      onSubmit={() => void step.send(succeed(), () => takeStep(ride, { did: action }))}
    />
  );
}
