/** A key beside its button. It is visual only, because `aria-keyshortcuts` announces it. `Alt+C` is shown as `C`. */
export function KeyCap({ children }: { children: string }) {
  return (
    <kbd
      translate="no"
      aria-hidden="true"
      className="rounded-sm border border-line-strong px-1 font-sans text-xs/4 font-normal text-ink-soft touch:hidden"
    >
      {children.slice(children.lastIndexOf('+') + 1)}
    </kbd>
  );
}
