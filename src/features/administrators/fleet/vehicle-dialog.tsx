import { useRef, type SubmitEvent } from 'react';
import { parseVehicle, type VehicleForm } from '#domain/rides/model/firm/parse-vehicle.ts';
import type { Vehicle } from '#domain/rides/model/firm/vehicle.ts';
import type { Result } from '#domain/shared/result.ts';
import { useRideForm } from '../../../core/rides/use-ride-form.ts';
import { useFleetCopy } from '../../../copy/rides/fleet.ts';
import { useRideErrorText } from '../../../copy/rides/use-ride-error-text.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { DialogActions } from '../../../ui/feedback/dialog-actions.tsx';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { ErrorBox } from '../../../ui/feedback/error-box.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { NeedsChoice } from '../../../ui/rides/needs-choice.tsx';

interface VehicleDialogProps {
  /** `null` for a new one. */
  stored: Vehicle | null;
  /** What was typed, which outlives the dialog. */
  form: VehicleForm;
  onForm: (form: VehicleForm) => void;
  /** After a failure the dialog stays; otherwise it is closed. */
  onSave: (vehicle: Omit<Vehicle, 'id' | 'active'>) => Promise<Result<void>>;
  onClose: () => void;
}

/** Adds a car or changes one. */
export function VehicleDialog({ stored, form, onForm, onSave, onClose }: VehicleDialogProps) {
  const { form: copy, saving } = useFleetCopy();
  const textOf = useRideErrorText();
  const label = useRef<HTMLInputElement>(null);
  const plate = useRef<HTMLInputElement>(null);
  const seats = useRef<HTMLInputElement>(null);
  const { busy, failure, field, submit } = useRideForm({ label, plate, seats }, textOf);

  // A failure after that would never be told.
  const close = () => {
    if (!busy) onClose();
  };
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    void submit(parseVehicle(form), onSave);
  };
  const text = (name: 'label' | 'plate' | 'seats') => ({
    value: form[name],
    autoComplete: 'off',
    onChange: ({ target }: { readonly target: HTMLInputElement }) =>
      onForm({ ...form, [name]: target.value }),
  });
  return (
    <Dialog
      title={stored === null ? copy.addTitle : copy.editTitle(stored.label)}
      description={<p>{stored === null ? copy.addText : copy.editText}</p>}
      onClose={close}
    >
      <form noValidate method="post" onSubmit={send} className="grid gap-3">
        {failure !== null && <ErrorBox text={textOf(failure.error)} focusKey={failure.focusKey} />}
        <TextField {...field('label')} {...text('label')} label={copy.label} hint={copy.labelHint} required />
        <TextField
          {...field('plate')}
          {...text('plate')}
          label={copy.plate}
          hint={copy.plateHint}
          autoCapitalize="characters"
        />
        <TextField {...field('seats')} {...text('seats')} label={copy.seats} required inputMode="numeric" />
        <NeedsChoice
          label={copy.needs}
          needs={form.needs}
          onNeeds={(needs) => onForm({ ...form, needs })}
          busy={busy}
        />
        <DialogActions>
          <Button tone="secondary" onClick={close}>
            {copy.cancel}
          </Button>
          <Button type="submit" busy={busy} busyLabel={saving}>
            {stored === null ? copy.add : copy.save}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
