import type { ReactNode } from 'react';

/** The link to where a page was reached from, above all else on it. */
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
