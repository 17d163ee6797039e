import type { ReactNode } from 'react';

/**
 * A page whose length is known only once its answer is there. At least as high as the screen, so that the footer does
 * not jump when the answer comes.
 */
export function FullHeightPage({ children }: { children: ReactNode }) {
  return <div className="grid min-h-dvh grid-cols-1 content-start gap-4 sm:gap-6">{children}</div>;
}
