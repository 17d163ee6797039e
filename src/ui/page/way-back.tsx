import type { ReactNode } from 'react';

/** The link back to where a page was reached from, at the very top of it. */
export function WayBack({ children }: { children: ReactNode }) {
  return (
    <p className="print:hidden">
      <span aria-hidden="true" className="text-accent-ink">
        ←{' '}
      </span>
      {children}
    </p>
  );
}
