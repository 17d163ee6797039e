import { createLink } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { buttonClasses } from './button-classes.ts';
import { TextLink } from './text-link.tsx';

// For pages behind sign-in: the compiler checks addresses and parameters against the routes. Public pages are prerendered
// and work before the router has loaded, so they use plain anchors.

/** A `TextLink` to a route. */
export const RouteLink = createLink(TextLink);

function ButtonAnchor({ children, ...rest }: { href?: string; children?: ReactNode }) {
  return (
    <a {...rest} className={buttonClasses()}>
      {children}
    </a>
  );
}

/** A link to a route that looks like a button. */
export const RouteButton = createLink(ButtonAnchor);
