import type { ReactNode } from 'react';

/**
 * A page whose height depends on an answer from the server. While it waits it is at least as high as the screen, so that
 * the footer does not jump when the answer arrives; then it is as high as its content.
 */
export function FullHeightPage({ children }: { children: ReactNode }) {
  return (
    <div className="grid has-data-loading:min-h-dvh grid-cols-1 content-start gap-4 sm:gap-6">{children}</div>
  );
}
