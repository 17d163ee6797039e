import type { AnchorHTMLAttributes } from 'react';
import { classNames } from './class-names.ts';

interface TextLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className' | 'style'> {
  href: string;
  /** For links on the blue panel or in a coloured box, which take the colour around them. */
  inherit?: boolean;
}

/** A plain anchor: it works before any script, and once the router is there the router follows it. */
export function TextLink({ inherit = false, children, ...rest }: TextLinkProps) {
  return (
    <a
      {...rest}
      className={classNames(
        'inline-block rounded-sm font-semibold underline decoration-1 underline-offset-4 hover:decoration-2 touch:py-2.5',
        !inherit && 'text-accent-ink',
      )}
    >
      {children}
    </a>
  );
}
