import type { ReactNode } from 'react';

/**
 * A page whose height depends on an answer from the server. At least as high as the screen, so that the footer does not
 * jump when the answer arrives.
 */
export function FullHeightPage({ children }: { children: ReactNode }) {
  return <div className="grid min-h-dvh grid-cols-1 content-start gap-4 sm:gap-6">{children}</div>;
}
