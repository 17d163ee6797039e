import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';

interface SectionProps {
  heading: string;
  aside?: ReactNode;
  /** Less space around it, for one of several columns. */
  tight?: boolean;
  children: ReactNode;
}

/** A titled part of a page, exposed as a region with that name. */
export function Section({ heading, aside, tight = false, children }: SectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={classNames(
        'grid scroll-mt-44 sm:scroll-mt-24 grid-cols-1 content-start gap-3 rounded-card border border-line bg-surface p-[min(1rem,5vw)] shadow-low',
        !tight && 'sm:gap-4 sm:p-6',
      )}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={id} className="text-[min(1.125rem,9vw)]/7 font-semibold tracking-tight">
          {heading}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
