import { classNames } from '../class-names.ts';
import { PageIcon } from '../page-icon.tsx';

interface CheckboxProps {
  label: string;
  /** Whether only screen readers get the label. */
  labelHidden?: boolean;
  /** Whether the checkbox is in a row of one line. It then has the minimum height of a target. */
  inRow?: boolean;
  checked: boolean;
  /** Whether some, but not all, of the items that the checkbox represents are checked. */
  mixed?: boolean;
  /** Whether presses are ignored. The checkbox keeps the focus, as a busy button does. */
  busy?: boolean;
  onChange: (checked: boolean) => void;
}

/** A checkbox drawn by us, because some platforms draw grey on dark blue. The label enlarges the touch target. */
export function Checkbox({
  label,
  labelHidden = false,
  inRow = false,
  checked,
  mixed = false,
  busy = false,
  onChange,
}: CheckboxProps) {
  return (
    <label
      className={classNames(
        'inline-flex items-center gap-2.5 text-sm font-medium touch:min-h-11 touch:min-w-11',
        inRow ? 'min-h-6 min-w-6 align-middle' : 'min-h-9 min-w-9',
        labelHidden && 'justify-center',
        busy ? 'cursor-not-allowed opacity-60' : 'cursor-pointer',
      )}
    >
      <span className="relative grid shrink-0 place-items-center text-on-accent">
        <input
          type="checkbox"
          ref={(input) => {
            if (input !== null) input.indeterminate = mixed;
          }}
          checked={checked}
          aria-disabled={busy || undefined}
          onChange={(event) => !busy && onChange(event.target.checked)}
          className="peer size-5 cursor-[inherit] appearance-none rounded-md border border-line-strong bg-surface checked:border-accent checked:bg-accent indeterminate:border-accent indeterminate:bg-accent forced-colors:appearance-auto"
        />
        <span className="pointer-events-none invisible absolute peer-checked:visible forced-colors:hidden">
          <PageIcon name="check" />
        </span>
        <span className="pointer-events-none invisible absolute h-0.5 w-2.5 rounded-full bg-on-accent peer-indeterminate:visible forced-colors:hidden" />
      </span>
      <span className={labelHidden ? 'sr-only' : 'min-w-0 wrap-anywhere hyphens-auto'}>{label}</span>
    </label>
  );
}
