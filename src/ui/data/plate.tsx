/** A number plate, drawn as one. It breaks only if it is longer than its line. */
export function Plate({ children }: { children: string }) {
  return (
    <bdi className="inline-block max-w-full rounded-sm border border-line-strong bg-surface px-1.5 align-baseline text-[0.8125em]/5 font-semibold tracking-wide text-ink tabular-nums wrap-anywhere">
      {children}
    </bdi>
  );
}
