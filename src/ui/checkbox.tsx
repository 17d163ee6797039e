import { classNames } from './class-names.ts';

interface CheckboxProps {
  label: string;
  /** Only readers hear the label: its meaning is clear from where it stands, everywhere or in a wide table. */
  labelHidden?: boolean | 'in-table';
  checked: boolean;
  /** Some, but not all, of what it stands for is checked. */
  mixed?: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}

/** The platform's own checkbox, with room for a finger around it. */
export function Checkbox({
  label,
  labelHidden = false,
  checked,
  mixed = false,
  disabled,
  onChange,
}: CheckboxProps) {
  return (
    <label
      className={classNames(
        'inline-flex min-h-9 min-w-9 items-center gap-2.5 text-sm font-medium touch:min-h-11 touch:min-w-11',
        labelHidden === true && 'justify-center',
        labelHidden === 'in-table' && 'lg:justify-center',
        disabled === true ? 'cursor-not-allowed opacity-60' : 'cursor-pointer',
      )}
    >
      <input
        type="checkbox"
        ref={(input) => {
          if (input !== null) input.indeterminate = mixed;
        }}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
        className="size-5 shrink-0 cursor-[inherit] rounded-sm"
      />
      <span
        className={classNames(labelHidden === true && 'sr-only', labelHidden === 'in-table' && 'lg:sr-only')}
      >
        {label}
      </span>
    </label>
  );
}
