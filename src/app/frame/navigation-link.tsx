import { useLocation } from '@tanstack/react-router';

/** A navigation link; the current page is marked visually and for screen readers. */
export function NavigationLink({ href, children }: { href: string; children: string }) {
  const current = useLocation({ select: ({ pathname }) => pathname === href });
  return (
    <li>
      <a
        href={href}
        aria-current={current ? 'page' : undefined}
        className="inline-flex min-h-10 items-center rounded-lg px-3 max-[23rem]:px-1.5 text-sm font-semibold text-ink-soft hover:bg-raised hover:text-ink aria-[current=page]:bg-accent-soft aria-[current=page]:text-accent-ink touch:min-h-11 forced-colors:aria-[current=page]:underline"
      >
        {children}
      </a>
    </li>
  );
}
