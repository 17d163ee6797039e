import type { WallTime } from '#domain/shared/time/wall-time.ts';
import type { FormField } from '#core/forms/use-form.ts';
import { TextField } from '#ui/fields/text-field.tsx';

interface WallTimeFieldProps {
  label: string;
  hint?: string;
  /** A local time in the service's zone. */
  value: WallTime;
  onType: (typed: WallTime) => void;
  field: FormField;
}

/** A day and a time in the past. Unlike the field of a pick-up it takes no words, because they mean coming days. */
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
