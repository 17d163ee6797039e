import { useDispatch } from '../../shared/use-dispatch.ts';
import { useDispatchStepsCopy } from '../dispatch-steps-copy.ts';
import { useEditingCopy } from '../../shared/editing-copy.ts';
import { EDITED } from '../../shared/trip/edit-fields.tsx';
import { EditRideDialog } from '../../shared/trip/edit-ride-dialog.tsx';
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
