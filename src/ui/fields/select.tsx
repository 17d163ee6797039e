import type { ComponentProps } from 'react';
import { PageIcon } from '../page-icon.tsx';
import { INPUT_CLASSES } from './field-frame.tsx';

interface SelectProps extends Pick<
  ComponentProps<'select'>,
  'id' | 'aria-label' | 'aria-invalid' | 'aria-describedby' | 'aria-disabled' | 'ref'
> {
  options: readonly { readonly value: string; readonly label: string }[];
  /** The value of the chosen option; `''` for none. */
  value: string;
  none: string;
  onChange: (value: string) => void;
}

/** A native select, which phones show as a picker. */
export function Select({ options, value, none, onChange, ...control }: SelectProps) {
  return (
    <div className="relative min-w-0 grow print:hidden">
      <select
        {...control}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className={`${INPUT_CLASSES} appearance-none pr-12 text-ellipsis`}
      >
        <option value="">{none}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <span className="pointer-events-none absolute inset-y-0 right-4 grid items-center text-ink-soft">
        <PageIcon name="chevron-down" />
      </span>
    </div>
  );
}
