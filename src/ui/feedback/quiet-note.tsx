/** One sentence or two of information, without an icon. */
export function QuietNote({ id, children }: { id?: string; children: string }) {
  return (
    <p
      id={id}
      className="self-center rounded-control bg-accent-soft p-[min(0.75rem,4vw)] text-sm/5 wrap-anywhere hyphens-auto text-accent-ink forced-colors:border"
    >
      {children}
    </p>
  );
}
