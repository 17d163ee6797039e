import { useRouter, type RegisteredRouter, type ToOptions } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';
import { buttonClasses, type ButtonSize, type ButtonTone } from './button-classes.ts';
import { TextLink } from './text-link.tsx';

// Links of pages behind sign-in, checked against the routes by the compiler. They render plain anchors for
// `followLinks`, because the router's own `Link` weighs three kilobytes.

/** A route with the parameters of its address. */
type Target<To extends string> = ToOptions<RegisteredRouter, string, To>;

export function useRouteHref(target: Target<string>): string {
  return useRouter().buildLocation(target).href;
}

interface LinkLooks {
  quiet?: boolean;
  /** An accessible name with more than the link's text. */
  'aria-label'?: string | undefined;
  /** Shows the link's target beside this page, on a plain press. With a modifier key the target opens as a page. */
  showBeside?: (() => void) | undefined;
  children: ReactNode;
}

function pressThat(show: () => void) {
  return (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    show();
  };
}

export function RouteLink<const To extends string>(props: Target<To> & LinkLooks): ReactNode;
export function RouteLink({
  quiet = false,
  'aria-label': label,
  showBeside,
  children,
  ...target
}: Target<string> & LinkLooks): ReactNode {
  return (
    <TextLink
      href={useRouteHref(target)}
      quiet={quiet}
      aria-label={label}
      {...(showBeside && { onClick: pressThat(showBeside) })}
    >
      {children}
    </TextLink>
  );
}

interface ButtonLooks {
  tone?: ButtonTone;
  size?: ButtonSize;
  children: ReactNode;
}

export function RouteButton<const To extends string>(props: Target<To> & ButtonLooks): ReactNode;
export function RouteButton({ tone, size, children, ...target }: Target<string> & ButtonLooks): ReactNode {
  return (
    <a href={useRouteHref(target)} className={buttonClasses(tone, size)}>
      {children}
    </a>
  );
}
