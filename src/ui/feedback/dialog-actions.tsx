import type { ReactNode } from 'react';

/**
 * The buttons of a dialog: the one that cancels, then the main one, side by side in every language. On a phone a long label
 * wraps within its button; if even that does not fit, the main button is below the other, nearest to the thumb. They stay
 * at the foot of the screen while the dialog goes on below it, unless the screen is so low that they would take too much of
 * it. Their parent must be no grid, in which nothing leaves its row.
 */
export function DialogActions({ children }: { children: ReactNode }) {
  return (
    <div
      data-foot=""
      className="flex flex-col gap-3 min-[22rem]:flex-row min-[22rem]:justify-end max-sm:*:grow max-sm:*:px-3 max-sm:*:py-1.5 max-sm:*:wrap-anywhere max-sm:*:hyphens-auto max-sm:*:first:shrink-0 bottom-0 -m-1 bg-surface p-1 pb-3 tall:sticky"
    >
      {children}
    </div>
  );
}
