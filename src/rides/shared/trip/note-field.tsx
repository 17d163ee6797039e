import type { ComponentProps } from 'react';
import { LONGEST_NOTE } from '#domain/rides/model/ride-limits.ts';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';

interface NoteFieldProps extends Omit<ComponentProps<typeof TextAreaField>, 'aside' | 'value' | 'onChange'> {
  value: string;
  onText: (text: string) => void;
}

/** A note about a ride, with a count of the characters used. */
export function NoteField({ value, onText, ...field }: NoteFieldProps) {
  const { length } = value.trim();
  return (
    <TextAreaField
      {...field}
      value={value}
      onChange={({ target }) => onText(target.value)}
      aside={
        value !== '' && (
          <span className={length > LONGEST_NOTE ? 'font-semibold text-danger-ink' : 'text-ink-soft'}>
            {length} / {LONGEST_NOTE}
          </span>
        )
      }
    />
  );
}
