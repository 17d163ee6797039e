import type { TripChangeForm } from '#domain/rides/model/booking/trip.ts';
import type { useRideForm } from '../use-ride-form.ts';
import { useEditingCopy } from '../editing-copy.ts';
import { TextField } from '#ui/fields/text-field.tsx';
import { NeedsChoice } from './needs-choice.tsx';
import { NoteField } from './note-field.tsx';
import { PeopleField } from './people-field.tsx';

export const EDITED = ['from', 'to', 'people', 'note'] as const;

interface EditFieldsProps extends Pick<
  ReturnType<typeof useRideForm<(typeof EDITED)[number]>>,
  'field' | 'busy'
> {
  form: TripChangeForm;
  onForm: (part: Partial<TripChangeForm>) => void;
}

/** What can be changed of a booked ride. */
export function EditFields({ form, onForm, field, busy }: EditFieldsProps) {
  const copy = useEditingCopy();
  const place = (end: 'from' | 'to') => ({
    ...field(end),
    label: copy[end],
    value: form[end].text,
    autoComplete: 'off',
    required: true,
    // Other words mean another place than the one that the device located.
    onChange: ({ target }: { readonly target: HTMLInputElement }) =>
      onForm({ [end]: { text: target.value } }),
  });
  return (
    <div className="grid grid-cols-1 gap-2">
      <TextField {...place('from')} />
      <TextField {...place('to')} />
      <PeopleField
        {...field('people')}
        label={copy.people}
        value={form.people}
        onChange={({ target }) => onForm({ people: target.value })}
      />
      <NeedsChoice label={copy.needs} needs={form.needs} onNeeds={(needs) => onForm({ needs })} busy={busy} />
      <NoteField
        {...field('note')}
        label={copy.note}
        rows={2}
        value={form.note}
        onText={(typed) => onForm({ note: typed })}
      />
    </div>
  );
}
