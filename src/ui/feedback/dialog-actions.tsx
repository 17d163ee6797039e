import type { ReactNode } from 'react';

/**
 * The buttons of a dialog: the one that cancels, then the main one, side by side in every language. On a phone a long label
 * wraps within its button; if even that does not fit, the main button is below the other, nearest to the thumb.
 */
export function DialogActions({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-col gap-3 min-[22rem]:flex-row min-[22rem]:justify-end max-sm:*:grow max-sm:*:px-3 max-sm:*:py-1.5 max-sm:*:wrap-anywhere max-sm:*:hyphens-auto max-sm:*:first:shrink-0">
      {children}
    </div>
  );
}
