import { Icon, type IconName } from '../icon.tsx';

interface CompactSelectProps {
  icon: IconName;
  label: string;
  value: string;
  options: readonly { readonly value: string; readonly label: string; readonly lang?: string }[];
  onChange: (value: string) => void;
}

/** A small setting in the footer, with a touch target of full size. */
export function CompactSelect({ icon, label, value, options, onChange }: CompactSelectProps) {
  return (
    <span className="relative inline-flex items-center">
      <span className="pointer-events-none absolute left-2.5">
        <Icon name={icon} />
      </span>
      <select
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="min-h-9 appearance-none rounded-lg bg-transparent pr-3 pl-9.5 text-sm font-medium hover:bg-white/14 focus-visible:outline-white touch:min-h-11"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={option.lang} className="bg-surface text-ink">
            {option.label}
          </option>
        ))}
      </select>
    </span>
  );
}
