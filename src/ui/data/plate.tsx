/** Looks like a number plate. Its size follows the text around it. It breaks only if it is longer than its line. */
export function Plate({ children }: { children: string }) {
  return (
    <bdi
      translate="no"
      className="inline-block max-w-full rounded-[0.3em] border border-line-strong bg-surface px-[0.45em] align-baseline text-[0.8125em]/[1.55] font-semibold tracking-wide text-ink tabular-nums wrap-anywhere"
    >
      {children}
    </bdi>
  );
}
