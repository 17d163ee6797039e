import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';

interface SectionProps {
  heading: string;
  aside?: ReactNode;
  /** The number of listed items, shown after the heading. */
  count?: number;
  /** Whether there is less space around the content, for several sections of rows on a page. */
  tight?: boolean;
  children: ReactNode;
}

/** A titled part of a page, and a region with the title as its name. The heading is quiet: it only orders the page. */
export function Section({ heading, aside, count, tight = false, children }: SectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={classNames(
        'grid scroll-mt-44 sm:scroll-mt-24 grid-cols-1 content-start rounded-work bg-surface shadow-low forced-colors:border',
        tight
          ? 'gap-1 px-4 pt-1 pb-1.5'
          : 'gap-3 p-[min(1rem,5vw)] sm:gap-4 sm:p-6 in-data-wide:sm:gap-2 in-data-wide:sm:px-4 in-data-wide:sm:py-2.5 flat:gap-2 flat:p-4',
      )}
    >
      <div
        className={classNames(
          'flex flex-wrap items-center gap-y-2',
          count === undefined ? 'justify-between gap-x-4' : 'gap-x-2',
        )}
      >
        <h2 id={id} className="text-sm/6 font-semibold wrap-anywhere hyphens-auto text-ink-soft">
          {heading}
        </h2>
        {count !== undefined && <span className="text-sm/6 text-ink-soft tabular-nums">{count}</span>}
        {aside}
      </div>
      {children}
    </section>
  );
}
