import type { Vehicle } from '#domain/rides/model/firm/vehicle.ts';
import { succeed, type Result } from '#domain/shared/result.ts';
import { useRideForm } from '../../shared/use-ride-form.ts';
import { useFleetCopy } from './fleet-copy.ts';
import { useRideErrorText } from '../../shared/use-ride-error-text.ts';
import { Button } from '#ui/actions/button.tsx';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { useToast } from '#ui/feedback/toast-context.tsx';

interface VehicleSwitchProps {
  vehicle: Vehicle;
  save: (vehicle: Vehicle, known: Vehicle) => Promise<Result<void>>;
}

/** Withdraws a car or brings it back. It does not ask first, because the same button undoes it. */
export function VehicleSwitch({ vehicle, save }: VehicleSwitchProps) {
  const copy = useFleetCopy();
  const textOf = useRideErrorText();
  const toast = useToast();
  const { busy, failure, submit } = useRideForm([], textOf);
  const { label, active } = vehicle;
  const press = async () => {
    const saved = await submit(succeed(), () => save({ ...vehicle, active: !active }, vehicle));
    if (saved?.ok !== true) return;
    const text = active ? copy.withdrawnNow(label) : copy.broughtBack(label);
    toast({ tone: 'success', title: copy.saved.title, text });
  };
  return (
    <>
      <Button
        tone="secondary"
        size="small"
        busy={busy}
        aria-label={active ? copy.withdrawOf(label) : copy.bringBackOf(label)}
        onClick={() => void press()}
      >
        {active ? copy.withdraw : copy.bringBack}
      </Button>
      {failure !== null && <ErrorBox text={`${copy.notSaved(label)} ${textOf(failure.error)}`} />}
    </>
  );
}
