import type { ReactNode } from 'react';
import { Notice } from '../feedback/notice.tsx';
import { TextLink } from '../actions/text-link.tsx';
import { homeOf } from '#core/navigation/home-of.ts';
import { paths } from '#core/navigation/paths.ts';
import { useSessionState } from '#core/product/product-context.tsx';

/**
 * The `note` of a `FormStatus` for signed-in visitors. It says what their session means for this form, and links to
 * their dashboard if they have one. `null` if no person is known to be signed in.
 */
export function useSessionNote(textFor: (email: string) => string, linkText: string): ReactNode {
  const session = useSessionState();
  if (session.state !== 'signed-in') return null;
  const home = homeOf(session.user.role);
  return (
    <Notice compact>
      <p className="font-medium">{textFor(session.user.email)}</p>
      {home !== paths.home && (
        <p className="mt-1 touch:-mt-2 touch:-mb-3">
          <TextLink href={home} inherit>
            {linkText}
          </TextLink>
        </p>
      )}
    </Notice>
  );
}
