import type { Ref, SelectHTMLAttributes } from 'react';
import { FieldFrame, type FieldProps } from './field-frame.tsx';
import { Icon } from '../icon.tsx';
import { INPUT_CLASSES } from './input-classes.ts';

interface SelectFieldProps
  extends FieldProps, Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className' | 'style' | 'name'> {
  options: readonly { readonly value: string; readonly label: string }[];
  ref?: Ref<HTMLSelectElement>;
}

/** A native select, which phones show as a picker. */
export function SelectField({ label, hint, error, id, options, ...select }: SelectFieldProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error} id={id}>
      {(control) => (
        <div className="relative">
          <select {...select} {...control} className={`${INPUT_CLASSES} appearance-none pr-12`}>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <span className="pointer-events-none absolute inset-y-0 right-4 grid items-center text-ink-soft">
            <Icon name="chevron-down" />
          </span>
        </div>
      )}
    </FieldFrame>
  );
}
