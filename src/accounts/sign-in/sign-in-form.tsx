import { useRef } from 'react';
import { paths, signInAreaPath, withEmail } from '#core/navigation/paths.ts';
import { useArrivalNote } from '#core/product/product-context.tsx';
import { useSignInCopy } from './sign-in-copy.ts';
import { Button } from '#ui/actions/button.tsx';
import { EmailField } from '#ui/fields/email-field.tsx';
import { FormStatus } from '#ui/fields/form-status.tsx';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { TextLink } from '#ui/actions/text-link.tsx';
import { SignInFailure } from './sign-in-failure.tsx';
import { useSignInForm, type SignInFormProps } from './use-sign-in-form.ts';

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
