interface ProgressBarProps {
  label: string;
  done: number;
  total: number;
}

/** Progress of several steps. A native element, so that screen readers announce it as progress. */
export function ProgressBar({ label, done, total }: ProgressBarProps) {
  return (
    <label className="grid gap-1.5 text-sm font-semibold">
      {label}
      <progress
        value={done}
        max={total}
        className="h-2.5 w-full appearance-none overflow-hidden rounded-full bg-raised [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-raised [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-accent [&::-webkit-progress-value]:transition-[inline-size]"
      />
    </label>
  );
}
