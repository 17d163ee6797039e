import type { AnchorHTMLAttributes } from 'react';
import { classNames } from '../class-names.ts';

interface TextLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className' | 'style'> {
  href: string;
  /** Inherits the text colour, for links on the blue panel or in a coloured box. */
  inherit?: boolean;
  /** Underlines the link on hover only. A link in each row of a list is recognised by its place and colour. */
  quiet?: boolean;
}

/** A plain anchor, which works without script. After the router has loaded, `followLinks` handles presses. */
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
