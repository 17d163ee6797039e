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

/** A day and a time in the past. The field takes no words, unlike that of a pick-up, because they mean the future. */
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
