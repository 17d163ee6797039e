import type { AdmittedUser } from '#domain/admission/admission-policy.ts';
import { Icon } from '../../ui/icon.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { homeOf, paths } from '../paths.ts';

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
    <div className="gap-3 self-center rounded-control bg-accent-soft p-3 text-sm/5 text-accent-ink sm:flex forced-colors:border">
      <span className="float-left mr-2 sm:mr-0">
        <Icon name="info" />
      </span>
      <div className="min-w-0 flex-1 wrap-anywhere">
        <p className="font-medium">{text}</p>
        {home !== paths.home && (
          <p className="mt-1 touch:-mt-2 touch:-mb-3">
            <TextLink href={home} inherit>
              {linkText}
            </TextLink>
          </p>
        )}
      </div>
    </div>
  );
}
