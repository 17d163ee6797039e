import type { AdmittedUser } from '#domain/accounts/admission/admission-policy.ts';
import { CompactNotice } from '../feedback/compact-notice.tsx';
import { TextLink } from '../actions/text-link.tsx';
import { homeOf, paths } from '../../core/navigation/paths.ts';

interface SessionNoteProps {
  user: AdmittedUser;
  /** What the session means for this form. */
  text: string;
  linkText: string;
}

/** The `note` of a `FormStatus`: reminds signed-in visitors of their session, with a link to their dashboard, if any. */
export function SessionNote({ user, text, linkText }: SessionNoteProps) {
  const home = homeOf(user.role);
  return (
    <CompactNotice tone="info">
      <p className="font-medium">{text}</p>
      {home !== paths.home && (
        <p className="mt-1 touch:-mt-2 touch:-mb-3">
          <TextLink href={home} inherit>
            {linkText}
          </TextLink>
        </p>
      )}
    </CompactNotice>
  );
}
