import { useRef } from 'react';
import type { BesideBooking } from '#core/slots/ride-slots.ts';
import { EDITED, EditRideDialog } from '../../shared/trip/edit-ride-dialog.tsx';
import { EditWhen } from '../../shared/trip/edit-when.tsx';
import { useTripCopy } from '../../shared/trip/trip-copy.ts';
import { useDispatch } from '../../shared/use-dispatch.ts';
import { EditPanel } from './edit-panel.tsx';
import { EditSlot } from './edit-slot.tsx';
import { useStepDialog, type StepDialogProps } from './use-step-dialog.tsx';

/** Edits a ride in a panel beside the rides. */
export function EditDialog(props: StepDialogProps<'edit'>) {
  const { ride, format } = props;
  const { text } = useTripCopy().editing;
  const { editRide } = useDispatch();
  const step = useStepDialog(props, EDITED);
  const slot = useRef<BesideBooking>(null);
  return (
    <EditRideDialog
      {...step.dialog}
      When={EditWhen}
      frame={EditPanel}
      ride={ride}
      time={format}
      text={text}
      field={step.field}
      renderMore={(form, details) => <EditSlot {...{ ride, details, form }} busy={step.busy} ref={slot} />}
      onSubmit={(checked, details) =>
        void step.send(checked, (change) =>
          editRide(ride, details, change, slot.current?.batchFor(ride.id) ?? []),
        )
      }
    />
  );
}
