/** Stands where content will be, as high as it will be. */
export function Skeleton({ lines = 3, label }: { lines?: number; label: string }) {
  return (
    <output className="grid gap-3">
      <span className="sr-only">{label}</span>
      {Array.from({ length: lines }, (_, line) => (
        <span
          key={line}
          className="h-5 animate-pulse-soft rounded-md bg-line last:w-2/3 forced-colors:border"
        />
      ))}
    </output>
  );
}
