import { meaningOf, type OfferedAction } from '#domain/shared/error-meaning.ts';
import { contact } from '#core/product/contact.ts';
import { paths, withEmail } from '#core/navigation/paths.ts';
import type { Failure } from '#core/forms/use-submission.ts';
import { useSignInCopy } from './sign-in-copy.ts';
import { useErrorText } from '#words/use-error-text.ts';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { TextLink } from '#ui/actions/text-link.tsx';

interface WayOn {
  readonly href: string;
  readonly label: string;
  /** Says for whom the link is. */
  readonly lead?: string;
}

export function SignInFailure({ error, focusKey, email }: Failure & { email: string }) {
  const copy = useSignInCopy();
  const textOf = useErrorText(copy.errors);
  const debugLogin = withEmail(paths.debugLogin, email);
  // Not `forgotten-password`: its link is beside the field already.
  const ways: Partial<Record<OfferedAction, readonly WayOn[]>> = {
    'debug-login': [{ href: debugLogin, label: copy.debugLogin }],
    // Without the contact: signing up is what helps, and a third link would move the fields on a phone.
    'sign-up-or-repair': [
      { href: withEmail(paths.register, email), label: copy.signUp, lead: copy.noAccount },
      { href: debugLogin, label: copy.repair },
    ],
    'reset-password': [{ href: withEmail(paths.resetPassword, email), label: copy.resetPassword }],
    'general-sign-in': [{ href: withEmail(paths.signIn, email), label: copy.allAreas }],
    contact: [
      { href: contact.mailHref, label: contact.email },
      { href: contact.phoneHref, label: contact.phone },
    ],
  };
  const offered = ways[meaningOf(error).action];
  return (
    <ErrorBox text={textOf(error)} focusKey={focusKey}>
      {offered?.map(({ href, label, lead }) => (
        <span key={label}>
          {/* On a phone the lead does not fit beside the next link. */}
          {lead !== undefined && <span className="max-sm:hidden">{lead} </span>}
          <TextLink href={href} inherit>
            {label}
          </TextLink>
        </span>
      ))}
    </ErrorBox>
  );
}
