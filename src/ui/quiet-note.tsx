/** One sentence or two of information, without an icon. */
export function QuietNote({ children }: { children: string }) {
  return (
    <p className="self-center rounded-control bg-accent-soft p-3 text-sm/5 wrap-anywhere hyphens-auto text-accent-ink forced-colors:border">
      {children}
    </p>
  );
}
