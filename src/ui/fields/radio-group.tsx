import { useId, type ReactNode, type Ref } from 'react';
import { KeyCap } from '../keys/key-cap.tsx';
import { ChoiceFrame } from './choice-frame.tsx';

interface RadioOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** Read after the label; only the label is the accessible name. */
  readonly note?: ReactNode;
  /** Whether the option cannot be chosen, for the reason in its note. It can still get the focus. */
  readonly unavailable?: boolean;
  /** A letter that chooses the option together with Alt, if the form handles that key. */
  readonly shortcut?: string;
}

interface RadioGroupProps<Value extends string> {
  label: string;
  options: readonly RadioOption<Value>[];
  value: Value | null;
  /** Also called for a press on the chosen option, which may be a default that the press confirms. */
  onChange: (value: Value) => void;
  /** Whether presses are ignored. The group keeps the focus, as a read-only text field does. */
  readOnly?: boolean;
  /** Whether the options are side by side. For two or three short options. */
  side?: boolean;
  error?: string | undefined;
  /** Whether one option is always chosen. There is then no error to show. */
  settled?: boolean;
  /** The ref of the first radio button, to move the focus there. */
  ref?: Ref<HTMLInputElement>;
}

export function RadioGroup<Value extends string>({
  label,
  options,
  value,
  onChange,
  readOnly = false,
  side = false,
  error,
  settled = false,
  ref,
}: RadioGroupProps<Value>) {
  const group = useId();
  const choose = (option: RadioOption<Value>) =>
    !readOnly && option.unavailable !== true && onChange(option.value);
  return (
    <ChoiceFrame label={label} readOnly={readOnly} error={error} settled={settled}>
      <div className={side ? 'grid auto-cols-fr grid-flow-col gap-3' : 'contents'}>
        {options.map((option, index) => (
          <label
            key={option.value}
            className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control border border-line-strong bg-surface px-3 py-1.5 hover:border-accent-ink has-checked:border-accent-ink has-checked:bg-accent-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-ink in-aria-invalid:border-danger-ink has-aria-disabled:cursor-not-allowed has-aria-disabled:bg-raised in-aria-readonly:opacity-60 forced-colors:has-checked:outline-2"
          >
            <input
              ref={index === 0 ? ref : undefined}
              type="radio"
              name={group}
              checked={option.value === value}
              aria-labelledby={option.note === undefined ? undefined : `${group}${option.value}`}
              aria-describedby={option.note === undefined ? undefined : `${group}${option.value}-note`}
              aria-disabled={option.unavailable === true || undefined}
              aria-keyshortcuts={option.shortcut === undefined ? undefined : `Alt+${option.shortcut}`}
              onChange={() => choose(option)}
              onClick={() => option.value === value && choose(option)}
              className="size-4.5 shrink-0 outline-none"
            />
            <span className="grid min-w-0 gap-0.5 wrap-anywhere hyphens-auto">
              <span
                id={`${group}${option.value}`}
                className={option.note === undefined ? undefined : 'font-semibold'}
              >
                {option.label}
                {option.shortcut !== undefined && (
                  <span aria-hidden="true" className="ml-1.5">
                    <KeyCap>{option.shortcut}</KeyCap>
                  </span>
                )}
              </span>
              {option.note !== undefined && (
                <span id={`${group}${option.value}-note`} className="grid gap-0.5 text-sm text-ink-soft">
                  {option.note}
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
    </ChoiceFrame>
  );
}
