import { useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { adminPaths } from '#core/navigation/admin-paths.ts';
import { useDispatchCopy } from './dispatch-copy.ts';

function PageLink({ href, children }: { href: string; children: string }) {
  const isCurrent = useLocation({ select: ({ pathname }) => pathname === href });
  return (
    <li className="flex">
      <a
        href={href}
        aria-current={isCurrent ? 'page' : undefined}
        className="inline-flex min-h-9 items-center rounded-lg px-3 py-1 text-sm font-semibold text-ink-soft hover:text-ink aria-[current=page]:bg-surface aria-[current=page]:text-ink aria-[current=page]:shadow-low aria-[current=page]:ring-2 aria-[current=page]:ring-accent-ink touch:min-h-11 forced-colors:aria-[current=page]:underline"
      >
        {children}
      </a>
    </li>
  );
}

interface RidePagesProps {
  title: string;
  /** The actions of this page, beside its heading. */
  children?: ReactNode;
}

/** The heading of an administrators' page of rides, with links to the other pages. */
export function RidePages({ title, children }: RidePagesProps) {
  const { pages: copy } = useDispatchCopy();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="flex grow flex-wrap items-center gap-x-6 gap-y-2 max-sm:justify-between">
        <h1 className="text-title">{title}</h1>
        {children}
      </div>
      <nav aria-label={copy.label}>
        <ul className="flex flex-wrap gap-1 rounded-control bg-raised p-1 sm:inline-flex">
          <PageLink href={adminPaths.rides}>{copy.open}</PageLink>
          <PageLink href={adminPaths.rideHistory}>{copy.history}</PageLink>
        </ul>
      </nav>
    </div>
  );
}
