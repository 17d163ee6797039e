import { createLink } from '@tanstack/react-router';
import type { ReactNode } from 'react';

function NavigationItem({ children, ...rest }: { href?: string; children?: ReactNode }) {
  return (
    <li>
      <a
        {...rest}
        className="inline-flex min-h-10 items-center rounded-lg px-3 max-[23rem]:px-1.5 text-sm font-semibold text-ink-soft hover:bg-raised hover:text-ink aria-[current=page]:bg-accent-soft aria-[current=page]:text-accent-ink touch:min-h-11 forced-colors:aria-[current=page]:underline"
      >
        {children}
      </a>
    </li>
  );
}

/** A navigation link; the router marks the one to the current page, for eyes and for screen readers. */
export const NavigationLink = createLink(NavigationItem);
