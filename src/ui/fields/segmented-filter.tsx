import { useId } from 'react';

interface SegmentedFilterProps<V extends string> {
  label: string;
  /** A count of `null` is still loading; its space is reserved. */
  options: readonly { readonly value: V; readonly label: string; readonly count?: string | null }[];
  value: V;
  onChange: (value: V) => void;
}

/** Switches between views of one list. A radio group, because exactly one is chosen. */
export function SegmentedFilter<V extends string>(props: SegmentedFilterProps<V>) {
  const group = useId();
  return (
    <div
      role="radiogroup"
      aria-label={props.label}
      className="flex w-full flex-wrap gap-0.5 rounded-control bg-raised p-1 max-[20rem]:flex-col lg:w-auto lg:gap-1"
    >
      {props.options.map((option) => (
        <label
          key={option.value}
          className="relative flex min-h-9 flex-1 cursor-pointer flex-col items-center justify-center gap-x-2 gap-y-0.5 rounded-lg px-0.5 py-1 text-sm font-semibold whitespace-nowrap max-[23rem]:text-xs max-[22rem]:flex-auto max-[22rem]:text-[0.6875rem] lg:flex-row lg:px-3.5 lg:py-0 text-ink-soft hover:text-ink has-checked:bg-surface has-checked:text-ink has-checked:ring-2 has-checked:ring-accent-ink has-checked:shadow-low has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-ink touch:min-h-11 forced-colors:has-checked:border"
        >
          <input
            type="radio"
            name={group}
            checked={option.value === props.value}
            onChange={() => props.onChange(option.value)}
            className="absolute inset-0 size-full cursor-pointer appearance-none rounded-lg outline-none"
          />
          {option.label}
          {option.count !== undefined && (
            <span
              className={`min-w-9 rounded-full bg-accent-soft px-2 text-center text-xs/5 text-accent-ink tabular-nums ${option.count === null ? 'invisible' : ''}`}
            >
              {option.count ?? '0'}
            </span>
          )}
        </label>
      ))}
    </div>
  );
}
