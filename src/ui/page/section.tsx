import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';

interface SectionProps {
  heading: string;
  aside?: ReactNode;
  /** Less space around it, for one of several columns. */
  tight?: boolean;
  children: ReactNode;
}

/** A titled part of a page, exposed as a region with that name. Its heading only orders the page, so it is quiet. */
export function Section({ heading, aside, tight = false, children }: SectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={classNames(
        'grid scroll-mt-44 sm:scroll-mt-24 grid-cols-1 content-start gap-3 rounded-work bg-surface p-[min(1rem,5vw)] shadow-low forced-colors:border',
        !tight && 'sm:gap-4 sm:p-6 flat:gap-2 flat:p-4',
      )}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={id} className="text-sm/6 font-semibold wrap-anywhere hyphens-auto text-ink-soft">
          {heading}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
