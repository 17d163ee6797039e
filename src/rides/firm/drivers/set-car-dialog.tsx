import { useState } from 'react';
import { rideField } from '#domain/rides/model/errors/ride-meaning.ts';
import type { Shift } from '#domain/rides/model/firm/shift.ts';
import { useForm } from '#core/forms/use-form.ts';
import { useRequest } from '#core/product/use-request.ts';
import { withoutDirectionControls } from '#core/text/without-direction-controls.ts';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { useToast } from '#ui/feedback/toast-context.tsx';
import { usePapers } from '../../dispatch/use-papers.ts';
import { CarDialog } from '../../shared/car/car-dialog.tsx';
import { useDispatch } from '../../shared/use-dispatch.ts';
import { useRideErrorText } from '../../shared/use-ride-error-text.ts';
import { useRides } from '../../shared/use-rides.ts';
import { useFirmCopy } from '../firm-copy.ts';

interface SetCarDialogProps {
  /** The current shift; its driver may end it while the dialog is open. */
  shift: Shift;
  shifts: readonly Shift[] | null;
  onSet: () => void;
  onClose: () => void;
}

/** The dialog in which dispatch changes the car and the number of a driver who calls (D90). */
export function SetCarDialog({ shift, shifts, onSet, onClose }: SetCarDialogProps) {
  const copy = useFirmCopy().shifts.car;
  const textOf = useRideErrorText();
  const toast = useToast();
  const { drivers } = useDispatch();
  const { vehicles } = useRides();
  const { value, error, reload } = useRequest(null, vehicles.list);
  const { known: papers } = usePapers('once');
  const [car, setCar] = useState(shift.vehicle.id);
  const form = useForm(['vehicle', 'phone'], { fieldOf: rideField, textOf });
  const name = withoutDirectionControls(shift.name);
  const inUse = shifts?.filter(({ uid, duty }) => uid !== shift.uid && duty !== 'off');
  const notOn = copy.isNotOn(name);

  const send = async (phone: string) => {
    const sent = await form.submit(() => drivers.setCar(shift.uid, car, phone));
    if (sent?.ok !== true) return false;
    onSet();
    toast({ tone: 'success', title: copy.saved.title, text: copy.saved.text(name) });
    return true;
  };
  const failed = form.failure?.error ?? null;
  return (
    <CarDialog
      title={copy.changeOf(name)}
      description={
        <>
          <p>{copy.text}</p>
          <LoadFailure what={copy.failed} error={error} onRetry={reload} />
        </>
      }
      cars={value?.known.filter(({ active }) => active) ?? [shift.vehicle]}
      inUse={inUse === undefined ? null : new Map(inUse.map((each) => [each.vehicle.id, null]))}
      onChoose={setCar}
      busy={form.busy}
      failure={
        failed !== null && (
          <ErrorBox
            text={failed.code === 'driver-off-duty' ? notOn : textOf(failed)}
            focusKey={form.failure?.focusKey ?? null}
          />
        )
      }
      refusal={shift.duty === 'on' ? null : notOn}
      {...{ shift, car, papers, form, send, onClose }}
    />
  );
}
