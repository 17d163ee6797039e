import type { ReactNode } from 'react';

export function Card({ children }: { children: ReactNode }) {
  return (
    <div className="rounded-card border border-line bg-surface p-[min(1.25rem,6vw)] shadow-card sm:p-8 forced-colors:border-2">
      {children}
    </div>
  );
}
