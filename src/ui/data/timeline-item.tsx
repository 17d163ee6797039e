import type { ReactNode } from 'react';

interface TimelineItemProps {
  when: ReactNode;
  /** The event, as paragraphs. */
  children: ReactNode;
}

/** One event in a list of events: a point on a line that leads to the next. */
export function TimelineItem({ when, children }: TimelineItemProps) {
  return (
    <li className="relative grid gap-x-6 gap-y-1 pb-6 pl-5.5 before:absolute before:top-3 before:-bottom-3 before:left-1.25 before:border-l-2 before:border-line after:absolute after:top-1.5 after:left-0 after:size-3 after:rounded-full after:border-6 after:border-accent last:pb-0 last:before:hidden sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="grid gap-0.5">{children}</div>
      <span className="text-sm sm:text-right">{when}</span>
    </li>
  );
}
