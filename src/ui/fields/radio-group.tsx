import { useId, type Ref } from 'react';
import { ChoiceFrame } from './choice-frame.tsx';

interface RadioGroupProps<Value extends string> {
  label: string;
  options: readonly { readonly value: Value; readonly label: string }[];
  /** `null` while nothing is chosen. */
  value: Value | null;
  onChange: (value: Value) => void;
  /** Ignores presses and keeps the focus, as a text field does. */
  readOnly?: boolean;
  /** Side by side, for two or three short options. */
  side?: boolean;
  error?: string | undefined;
  /** The first radio button, to move the focus to. */
  ref?: Ref<HTMLInputElement>;
}

/** One of a few, all of them to be seen. */
export function RadioGroup<Value extends string>({
  label,
  options,
  value,
  onChange,
  readOnly = false,
  side = false,
  error,
  ref,
}: RadioGroupProps<Value>) {
  const group = useId();
  return (
    <ChoiceFrame label={label} readOnly={readOnly} error={error}>
      <div className={side ? 'grid auto-cols-fr grid-flow-col gap-3' : 'contents'}>
        {options.map((option, index) => (
          <label
            key={option.value}
            className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control border border-line-strong bg-surface px-3 py-1.5 hover:border-accent-ink has-checked:border-accent-ink has-checked:bg-accent-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-ink in-aria-invalid:border-danger-ink in-aria-readonly:opacity-60 forced-colors:has-checked:outline-2"
          >
            <input
              ref={index === 0 ? ref : undefined}
              type="radio"
              name={group}
              checked={option.value === value}
              onChange={() => !readOnly && onChange(option.value)}
              className="size-4.5 shrink-0 outline-none"
            />
            <span className="min-w-0 wrap-anywhere hyphens-auto">{option.label}</span>
          </label>
        ))}
      </div>
    </ChoiceFrame>
  );
}
