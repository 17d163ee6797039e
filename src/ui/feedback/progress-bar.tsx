interface ProgressBarProps {
  readonly value: number;
  readonly max: number;
  /** The accessible name. A bar inside a `label` needs none. */
  readonly label?: string;
  readonly isWide?: boolean;
}

export function ProgressBar({ value, max, label, isWide = false }: ProgressBarProps) {
  return (
    <progress
      aria-label={label}
      value={value}
      max={max}
      className={`h-2.5 ${isWide ? 'w-full' : 'w-40'} appearance-none overflow-hidden rounded-full border border-line-strong bg-raised forced-color-adjust-none [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-raised [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-accent [&::-webkit-progress-value]:transition-[inline-size]`}
    />
  );
}
