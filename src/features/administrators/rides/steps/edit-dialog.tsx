import { useDispatch } from '../../../../core/rides/use-dispatch.ts';
import { useDispatchStepsCopy } from '../../../../copy/rides/dispatch-steps.ts';
import { useEditingCopy } from '../../../../copy/rides/editing.ts';
import { EDITED } from '../../../../ui/rides/editing/edit-fields.tsx';
import { EditRideDialog } from '../../../../ui/rides/editing/edit-ride-dialog.tsx';
import type { Asked } from './asked.ts';
import { useAskedStep } from './use-asked-step.tsx';

export function EditDialog({ asked }: { asked: Asked<'edit'> }) {
  const { ride, name } = asked;
  const { text } = useEditingCopy();
  const { of } = useDispatchStepsCopy();
  const { editRide } = useDispatch();
  const step = useAskedStep(asked, EDITED);
  return (
    <EditRideDialog
      {...step.dialog}
      ride={ride}
      title={of.edit(name)}
      text={text}
      field={step.field}
      onSubmit={(checked, details) => void step.send(checked, (change) => editRide(ride, details, change))}
    />
  );
}
