import type { Customer } from '#domain/rides/model/customers/customer.ts';
import {
  parseCustomer,
  type CustomerEntry,
  type CustomerForm,
} from '#domain/rides/model/customers/parse-customer.ts';
import type { RideFailure, RideResult } from '#domain/rides/model/errors/ride-error.ts';
import { rideField } from '#domain/rides/model/errors/ride-meaning.ts';
import type { Format } from '#words/use-format.ts';
import { useForm } from '#core/forms/use-form.ts';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { SidePanel } from '#ui/feedback/side-panel.tsx';
import { RideFormDialog } from '../../shared/ride-form-dialog.tsx';
import { useRideErrorText } from '../../shared/use-ride-error-text.ts';
import { useCustomersCopy } from './customers-copy.ts';
import { useWhoBlocked } from './use-who-blocked.ts';

const FIELDS = ['phone', 'phones', 'name', 'places', 'note', 'driverNote'] as const;

interface CustomerDialogProps {
  customer: Customer;
  format: Format;
  /** The input. It is not lost when the dialog closes. */
  form: Required<CustomerForm>;
  onForm: (form: Required<CustomerForm>) => void;
  /** Stores the entry, and closes the dialog after a success. The dialog shows a failure. */
  onSave: (entry: CustomerEntry) => Promise<RideResult<readonly string[]>>;
  onClose: () => void;
}

/** Corrects a customer's numbers, name, places and notes. */
export function CustomerDialog({ customer, format, form, onForm, onSave, onClose }: CustomerDialogProps) {
  const { form: copy, editOf } = useCustomersCopy();
  const textOf = useRideErrorText();
  const who = useWhoBlocked(format)(customer);
  const { busy, failure, field, refuses, submit } = useForm<(typeof FIELDS)[number], RideFailure>(FIELDS, {
    fieldOf: rideField,
    textOf,
  });
  const save = () => {
    const parsed = parseCustomer(form);
    if (parsed.ok) void submit(() => onSave(parsed.value));
    else refuses(parsed.error);
  };
  const text = (name: (typeof FIELDS)[number]) => ({
    ...field(name),
    value: form[name],
    autoComplete: 'off',
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      onForm({ ...form, [name]: target.value }),
  });
  return (
    <RideFormDialog
      frame={SidePanel}
      title={editOf(customer.name)}
      description={
        <>
          {who !== null && <p className="font-semibold text-ink">{who}</p>}
          <p>{copy.text}</p>
        </>
      }
      labels={{ close: copy.cancel, submit: copy.save, submitting: copy.saving }}
      busy={busy}
      failure={failure !== null && <ErrorBox text={textOf(failure.error)} focusKey={failure.focusKey} />}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField {...text('phone')} label={copy.phone} type="tel" required />
      <TextAreaField {...text('phones')} label={copy.phones} hint={copy.phonesHint} />
      <TextField {...text('name')} label={copy.name} required />
      <TextAreaField {...text('places')} label={copy.places} hint={copy.placesHint} />
      <TextAreaField {...text('note')} label={copy.note} hint={copy.noteHint} />
      <TextAreaField {...text('driverNote')} label={copy.driverNote} hint={copy.driverNoteHint} />
    </RideFormDialog>
  );
}
