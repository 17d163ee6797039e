import type { AnchorHTMLAttributes } from 'react';
import { classNames } from './class-names.ts';

interface TextLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className' | 'style'> {
  href: string;
  /** For links on the blue panel or in a coloured box, which take the colour around them. */
  inherit?: boolean;
  /** Underlined only where somebody points at it: for one link in each row of a list, where place and colour say it. */
  quiet?: boolean;
}

/** A plain anchor: it works before any script, and once the router is there the router follows it. */
export function TextLink({ inherit = false, quiet = false, children, ...rest }: TextLinkProps) {
  return (
    <a
      {...rest}
      className={classNames(
        'inline-block rounded-sm font-semibold decoration-1 underline-offset-4 touch:py-3',
        quiet ? 'hover:underline touch:-my-3' : 'underline hover:decoration-2',
        !inherit && 'text-accent-ink',
      )}
    >
      {children}
    </a>
  );
}
