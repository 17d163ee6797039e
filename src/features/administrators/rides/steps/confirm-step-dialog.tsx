import { succeed } from '#domain/shared/result.ts';
import { useRides } from '../../../../core/rides/use-rides.ts';
import { useStepDialogsCopy } from '../../../../copy/rides/step-dialogs.ts';
import { CallLinks } from '../../../../ui/rides/call-links.tsx';
import { RideFormDialog } from '../../../../ui/rides/ride-form-dialog.tsx';
import type { Asked } from './asked.ts';
import { stepDialogProps } from './step-dialog-props.tsx';
import { useAskedStep } from './use-asked-step.ts';

/** Asks once more before a driver is called off, or a ride ended for its driver, whose number comes first. */
export function ConfirmStepDialog({ asked }: { asked: Asked<'recall' | 'finish'> }) {
  const { action, ride, name } = asked;
  const copy = useStepDialogsCopy()[action];
  const { takeStep } = useRides();
  const step = useAskedStep(asked, {});
  const { card } = ride;
  return (
    <RideFormDialog
      {...stepDialogProps(asked, step)}
      title={copy.title(name)}
      description={
        <>
          <p>{copy.text}</p>
          {card !== null && card.phone !== null && (
            <div className="grid gap-2">
              <p>{copy.callFirst}</p>
              <CallLinks name={card.name} phone={card.phone} />
            </div>
          )}
        </>
      }
      labels={{ close: copy.close, submit: copy.submit, submitting: copy.submitting }}
      onSubmit={() => void step.send(succeed(), () => takeStep(ride, { did: action }))}
    />
  );
}
