import { rideField } from '#domain/rides/model/errors/ride-meaning.ts';
import { parseVehicle, type VehicleForm } from '#domain/rides/model/firm/parse-vehicle.ts';
import type { Vehicle, WantedVehicle } from '#domain/rides/model/firm/vehicle.ts';
import { CAR_COLOURS } from '#domain/rides/model/basics/car-colour.ts';
import type { Result } from '#domain/shared/result.ts';
import { useForm } from '#core/forms/use-form.ts';
import { useRequest } from '#core/product/use-request.ts';
import { withoutDirectionControls } from '#core/text/without-direction-controls.ts';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { FieldFrame } from '#ui/fields/field-frame.tsx';
import { Select } from '#ui/fields/select.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { SidePanel } from '#ui/feedback/side-panel.tsx';
import { useDispatchCopy } from '../../dispatch/dispatch-copy.ts';
import { RideFormDialog } from '../../shared/ride-form-dialog.tsx';
import { NeedsChoice } from '../../shared/trip/trip-fields.tsx';
import { useRidesCopy } from '../../shared/rides-copy.ts';
import { useDispatch } from '../../shared/use-dispatch.ts';
import { useRideErrorText } from '../../shared/use-ride-error-text.ts';
import { PapersPanel } from '../papers/papers-panel.tsx';
import { useFirmCopy } from '../firm-copy.ts';

/** The input about a car. */
export interface VehicleDraft extends VehicleForm {
  /** The uid of the driver to whom the car belongs; `null` for a car of the firm. */
  readonly owner: string | null;
}

interface VehicleDialogProps {
  /** `null` for a new vehicle. */
  stored: Vehicle | null;
  /** The input. It is not lost when the dialog closes. */
  form: VehicleDraft;
  onForm: (form: VehicleDraft) => void;
  /** After a failure the dialog stays open; otherwise it closes. */
  onSave: (vehicle: Omit<WantedVehicle, 'id' | 'active'>) => Promise<Result<void>>;
  /** Called after a paper was stored. */
  onPapers: () => void;
  onClose: () => void;
}

const FIELDS = ['label', 'plate', 'seats'] as const;

export function VehicleDialog({ stored, form, onForm, onSave, onPapers, onClose }: VehicleDialogProps) {
  const { form: copy, saving, add, editOf, columns } = useFirmCopy().fleet;
  const { colours } = useRidesCopy();
  const { drivers } = useDispatch();
  const { drivers: driversCopy } = useDispatchCopy();
  const { value: approved, error, reload } = useRequest('approved', drivers.approved);
  const known = (approved ?? []).map(({ uid, name }) => ({
    value: uid,
    label: withoutDirectionControls(name),
  }));
  // A driver whose account is no longer approved is still the owner.
  const isKnown = form.owner === null || known.some(({ value }) => value === form.owner);
  const owners = isKnown
    ? known
    : [...known, { value: form.owner ?? '', label: approved === null ? copy.someDriver : copy.formerDriver }];
  const textOf = useRideErrorText();
  const { busy, failure, field, refuses, submit } = useForm(FIELDS, { fieldOf: rideField, textOf });
  const save = () => {
    const parsed = parseVehicle(form);
    if (parsed.ok) void submit(() => onSave({ ...parsed.value, owner: form.owner }));
    else refuses(parsed.error);
  };

  const text = (name: (typeof FIELDS)[number]) => ({
    value: form[name],
    autoComplete: 'off',
    onChange: ({ target }: { readonly target: HTMLInputElement }) =>
      onForm({ ...form, [name]: target.value }),
  });
  const isNew = stored === null;
  return (
    <RideFormDialog
      frame={SidePanel}
      title={isNew ? add : editOf(stored.label)}
      description={<p>{isNew ? copy.addText : copy.editText}</p>}
      labels={{ close: copy.cancel, submit: isNew ? copy.add : copy.save, submitting: saving }}
      busy={busy}
      failure={failure !== null && <ErrorBox text={textOf(failure.error)} focusKey={failure.focusKey} />}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField {...field('label')} {...text('label')} label={copy.label} hint={copy.labelHint} required />
      <TextField
        {...field('plate')}
        {...text('plate')}
        label={copy.plate}
        hint={copy.plateHint}
        autoCapitalize="characters"
      />
      <FieldFrame label={copy.colour} hint={copy.colourHint}>
        {(control) => (
          <Select
            {...control}
            options={CAR_COLOURS.map((colour) => ({ value: colour, label: colours[colour] }))}
            value={form.colour ?? ''}
            none={copy.noColour}
            onChange={(value) =>
              busy || onForm({ ...form, colour: CAR_COLOURS.find((each) => each === value) ?? null })
            }
          />
        )}
      </FieldFrame>
      <TextField {...field('seats')} {...text('seats')} label={copy.seats} required inputMode="numeric" />
      <NeedsChoice
        label={columns.needs}
        needs={form.needs}
        onNeeds={(needs) => onForm({ ...form, needs })}
        busy={busy}
      />
      <FieldFrame label={copy.owner} hint={copy.ownerHint}>
        {(control) => (
          <Select
            {...control}
            options={owners}
            value={form.owner ?? ''}
            none={copy.firms}
            onChange={(value) => busy || onForm({ ...form, owner: value === '' ? null : value })}
          />
        )}
      </FieldFrame>
      <LoadFailure what={driversCopy.failed} error={error} onRetry={reload} />
      {stored !== null && <PapersPanel of="car" id={stored.id} onSaved={onPapers} />}
    </RideFormDialog>
  );
}
