import { useState, type ReactNode } from 'react';
import { parseRequiredPhone } from '#domain/rides/model/booking/passenger-phone.ts';
import type { RideInputError } from '#domain/rides/model/basics/input-error.ts';
import type { Shift } from '#domain/rides/model/firm/shift.ts';
import type { FormField } from '#core/forms/use-form.ts';
import { TextField } from '#ui/fields/text-field.tsx';
import { RideFormDialog } from '../ride-form-dialog.tsx';
import { useCarCopy } from './car-copy.ts';
import type { KnownPapers } from '#domain/rides/model/firm/papers.ts';
import { CarField, type ChosenCar } from './car-field.tsx';

interface CarDialogProps {
  title: string;
  description: ReactNode;
  /** The driver's shift when the dialog was opened. */
  shift: Shift;
  cars: readonly ChosenCar[];
  car: string;
  onChoose: (car: string) => void;
  inUse: ReadonlyMap<string, Date | null> | null;
  papers: KnownPapers | null;
  phoneHint?: string | undefined;
  form: {
    field(name: 'vehicle' | 'phone'): FormField;
    refuses(errors: readonly (RideInputError | null)[]): boolean;
  };
  busy: boolean;
  failure: ReactNode;
  refusal?: string | null;
  /** Resolves to whether car and number were saved. */
  send: (phone: string) => Promise<boolean>;
  onClose: () => void;
}

/** Changes the car or number of a driver on duty. */
export function CarDialog({
  shift,
  cars,
  car,
  onChoose,
  inUse,
  papers,
  form,
  send,
  ...about
}: CarDialogProps) {
  const copy = useCarCopy();
  const { vehicle } = shift;
  const [phone, setPhone] = useState(shift.phone);
  const isWithdrawn = !cars.some(({ id }) => id === vehicle.id);
  const submit = async () => {
    const typed = parseRequiredPhone(phone);
    const isRefused = form.refuses([
      car === '' ? { code: 'vehicle-required' } : null,
      typed.ok ? null : typed.error,
    ]);
    if (!isRefused && (await send(phone))) about.onClose();
  };
  return (
    <RideFormDialog
      title={about.title}
      description={about.description}
      labels={copy.changing}
      busy={about.busy}
      failure={about.failure}
      refusal={about.refusal ?? null}
      onSubmit={() => void submit()}
      onClose={about.onClose}
    >
      <CarField
        cars={isWithdrawn ? [vehicle, ...cars] : cars}
        withdrawn={isWithdrawn ? vehicle.id : undefined}
        field={form.field('vehicle')}
        {...{ car, inUse, papers, onChoose }}
      />
      <TextField
        {...form.field('phone')}
        label={copy.phone}
        hint={about.phoneHint}
        type="tel"
        autoComplete="tel"
        required
        value={phone}
        onChange={({ target }) => setPhone(target.value)}
      />
    </RideFormDialog>
  );
}
