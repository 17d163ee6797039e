import type { WallTime } from '#domain/shared/time/wall-time.ts';
import type { FormField } from '#core/forms/use-form.ts';
import { TextField } from '#ui/fields/text-field.tsx';

interface WallTimeFieldProps {
  label: string;
  hint?: string;
  /** What the clocks of the service's zone show. */
  value: WallTime;
  onType: (typed: WallTime) => void;
  field: FormField;
}

/** A day and a time that is over. Unlike a pick-up's it is not read from words, which mean the future. */
export function WallTimeField({ value, onType, field, ...texts }: WallTimeFieldProps) {
  return (
    <TextField
      {...field}
      {...texts}
      type="datetime-local"
      required
      value={value}
      onChange={({ target }) => onType(target.value)}
    />
  );
}
