import type { ReactNode } from 'react';
import { meaningOf, type OfferedAction } from '#domain/shared/error-meaning.ts';
import type { ProductError } from '#domain/shared/product-error.ts';
import { contact } from '#core/product/contact.ts';
import { paths, withEmail } from '#core/navigation/paths.ts';
import type { Failure } from '#core/forms/use-submission.ts';
import { useRegisterCopy } from './register-copy.ts';
import { useErrorText } from '#words/use-error-text.ts';
import { Address } from '#ui/data/address.tsx';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { TextLink } from '#ui/actions/text-link.tsx';

/** Everything reads "Registration failed: {reason}", except the spec's bare sentence on admin accounts (D11). */
function useFailureText(): (error: ProductError) => string {
  const copy = useRegisterCopy();
  const textOf = useErrorText(copy.errors);
  return (error) => {
    if (error.code === 'admin-registration') return textOf(error);
    const known = error.code === 'provider' && copy.providerReasons[error.providerCode.replace('auth/', '')];
    return copy.failed(known || textOf(error));
  };
}

export function RegisterFailure({ error, focusKey, email }: Failure & { email: string }) {
  const copy = useRegisterCopy();
  const failureText = useFailureText();
  const repair = withEmail(paths.debugLogin, email);
  const ways: Partial<Record<OfferedAction, readonly { href: string; label: ReactNode }[]>> = {
    'known-address': [
      { href: withEmail(paths.signIn, email), label: copy.signIn },
      { href: withEmail(paths.resetPassword, email), label: copy.resetPassword },
      { href: repair, label: copy.repair },
    ],
    contact: [
      { href: contact.mailHref, label: <Address>{contact.email}</Address> },
      { href: contact.phoneHref, label: contact.phone },
    ],
    'debug-login': [{ href: repair, label: copy.debugLogin }],
  };
  return (
    <ErrorBox text={failureText(error)} focusKey={focusKey}>
      {ways[meaningOf(error).action]?.map(({ href, label }) => (
        <TextLink key={href} href={href} inherit>
          {label}
        </TextLink>
      ))}
    </ErrorBox>
  );
}
