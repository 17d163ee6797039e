import { useRef } from 'react';
import { paths, signInAreaPath, withEmail } from '#core/navigation/paths.ts';
import { useArrivalNote } from '#core/product/product-context.tsx';
import { useSignInCopy } from './sign-in-copy.ts';
import { Button } from '#ui/actions/button.tsx';
import { EmailField } from '#ui/fields/email-field.tsx';
import { FormStatus } from '#ui/fields/form-status.tsx';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { TextLink } from '#ui/actions/text-link.tsx';
import { meaningOf, type OfferedAction } from '#domain/shared/error-meaning.ts';
import { contact } from '#core/product/firm-contact.ts';
import type { Failure } from '#core/forms/use-submission.ts';
import { useErrorText } from '#words/use-error-text.ts';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { useSignInForm, type SignInFormProps } from './use-sign-in-form.ts';

interface WayOn {
  readonly href: string;
  readonly label: string;
  /** Says for whom the link is. */
  readonly lead?: string;
}

function SignInFailure({ error, focusKey, email }: Failure & { email: string }) {
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

/** The sign-in form. Independent of the router; works before the product has loaded. */
export function SignInForm(props: SignInFormProps) {
  const copy = useSignInCopy();
  const emailField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  const note = useArrivalNote(props.area === null ? paths.signIn : signInAreaPath(props.area));
  const form = useSignInForm(props, emailField, passwordField);
  return (
    <form noValidate method="post" onSubmit={form.send} className="grid grid-cols-1 gap-2">
      <FormStatus lead={copy.lead[props.area ?? 'all']} note={note}>
        {form.failure !== null && <SignInFailure {...form.failure} email={form.typed} />}
      </FormStatus>
      <EmailField
        ref={emailField}
        id="email"
        label={copy.email}
        defaultValue={props.email ?? ''}
        error={form.emailError}
        alerting
        disabled={form.busy}
        onInput={form.noteInput}
        onBlur={form.checkEmail}
      />
      <PasswordField
        ref={passwordField}
        id="password"
        label={copy.password}
        autoComplete="current-password"
        error={form.passwordError}
        alerting
        disabled={form.busy}
        onInput={form.noteInput}
        aside={<TextLink href={withEmail(paths.resetPassword, form.typed)}>{copy.forgot}</TextLink>}
      />
      <Button type="submit" wide disabled={form.busy} busy={form.busy} busyLabel={copy.submitting}>
        {copy.submit}
      </Button>
      <p className="mt-4 text-center text-ink-soft">
        {copy.noAccount} <TextLink href={withEmail(paths.register, form.typed)}>{copy.signUp}</TextLink>
      </p>
      {props.area !== null && (
        <p className="text-center text-ink-soft">
          {copy.anotherArea} <TextLink href={paths.signIn}>{copy.allAreas}</TextLink>
        </p>
      )}
    </form>
  );
}
