import { useEffect, useRef, useState, type SubmitEvent, type ReactNode } from 'react';
import type { ApplicationField } from '#domain/accounts/model/application.ts';
import { parseApplication } from '#domain/accounts/model/parse-application.ts';
import { parseEmail } from '#domain/accounts/model/email-address.ts';
import type { AccountFailure } from '#domain/accounts/model/errors/account-error.ts';
import { parseName } from '#domain/shared/people/name.ts';
import { atFields, useForm } from '#core/forms/use-form.ts';
import type { Failure } from '#core/forms/use-submission.ts';
import { paths, withEmail } from '#core/navigation/paths.ts';
import { contact } from '#core/product/firm-contact.ts';
import { useLanguage } from '#words/language-context.ts';
import { useErrorText } from '#words/use-error-text.ts';
import { Button } from '#ui/actions/button.tsx';
import { TextLink } from '#ui/actions/text-link.tsx';
import { Address } from '#ui/data/address.tsx';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { useEarlyAccountForms } from '../use-early-account-forms.ts';
import { FormStatus } from '#ui/fields/form-status.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { NewPasswordField, passwordProblem, usePasswordPolicy } from '../new-password/new-password-field.tsx';
import { useSessionNote } from '#ui/page/session-note.tsx';
import { chooseRole, chosenRole, RoleChoice } from '../sign-in/role-choice.tsx';
import type { Invitation } from './invitation.ts';
import { storeRegistration } from './registration-draft.ts';

import { fieldIn, focusIn, RegisterApplication, typedIn } from './register-application.tsx';
import { useRegisterCopy } from './register-copy.ts';
import { RegisterEmail } from './register-email.tsx';
import { useRegistrationDraft } from './use-registration-draft.ts';
import { withAccountForms } from '../with-account-forms.ts';

/** The text of a failure: "Registration failed: {reason}", or the specification's own sentence about admin accounts. */
function useFailureText(): (error: AccountFailure) => string {
  const copy = useRegisterCopy();
  const textOf = useErrorText(copy.errors);
  return (error) => {
    if (error.code === 'admin-registration') return textOf(error);
    const isClosed = error.code === 'provider' && error.reason === 'switched-off';
    return copy.failed(isClosed ? copy.closed : textOf(error));
  };
}

function RegisterFailure({ error, focusKey, email }: Failure & { email: string }) {
  const copy = useRegisterCopy();
  const failureText = useFailureText();
  const repair = withEmail(paths.debugLogin, email);
  const askUs = [
    { href: contact.mailHref, label: <Address>{contact.email}</Address> },
    { href: contact.phoneHref, label: contact.phone },
  ];
  const ways: Partial<Record<AccountFailure['code'], readonly { href: string; label: ReactNode }[]>> = {
    'email-already-in-use': [
      { href: withEmail(paths.signIn, email), label: copy.signIn },
      { href: withEmail(paths.resetPassword, email), label: copy.resetPassword },
      { href: repair, label: copy.repair },
    ],
    'address-on-record': askUs,
    'user-disabled': askUs,
    'registration-unfinished': [{ href: repair, label: copy.debugLogin }],
  };
  return (
    <ErrorBox text={failureText(error)} focusKey={focusKey}>
      {ways[error.code]?.map(({ href, label }) => (
        <TextLink key={href} href={href} inherit>
          {label}
        </TextLink>
      ))}
    </ErrorBox>
  );
}

export interface RegisterFormProps {
  invitation: Invitation;
  /** Called when the account has been created and awaits approval. */
  onRegistered: (email: string) => void;
}

/** The registration form. It takes input before the product has loaded. Failures change no field. */
export function RegisterForm({ invitation, onRegistered }: RegisterFormProps) {
  const copy = useRegisterCopy();
  const { language } = useLanguage();
  const textOf = useErrorText();
  const note = useSessionNote(copy.signedInAs, copy.dashboard);
  const [sentEmail, setSentEmail] = useState('');
  const application = useRef<HTMLDetailsElement>(null);
  const [flaws, setFlaws] = useState<readonly ApplicationField[]>([]);
  const { policy, loadPolicy } = usePasswordPolicy();
  const form = useForm(['name', 'email', 'password', 'role'], atFields(textOf), 'leaves');
  useEarlyAccountForms();
  const page = useRef<HTMLFormElement>(null);
  const keep = useRegistrationDraft(page);
  const { name: invitedName, role: invitedRole } = invitation;
  useEffect(() => {
    // The page is prerendered without these values, so they are set here. A typed name takes precedence.
    const name = fieldIn(page.current, 'name');
    if (name?.value === '') name.value = invitedName;
    if (invitedRole !== null) chooseRole(page.current, invitedRole);
  }, [invitedName, invitedRole]);

  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    const typed = {
      name: form.typed('name'),
      email: form.typed('email'),
      password: form.typed('password'),
      role: chosenRole(page.current),
    };
    setSentEmail(typed.email.trim());
    const about = parseApplication(typed.role, typedIn(application.current));
    setFlaws(about.ok ? [] : about.flaws);
    if (!about.ok) return focusIn(application.current, about.flaws[0]);
    const [name, email] = [parseName(typed.name), parseEmail(typed.email)];
    const isRefused = form.refuses([
      name.ok ? null : name.error,
      email.ok ? null : email.error,
      passwordProblem(policy, typed.password),
      typed.role === '' ? { code: 'role-required' } : null,
    ]);
    if (isRefused) return;
    const result = await form.submit((product) =>
      withAccountForms(product, ({ register }) => register({ ...typed, language, application: about.value })),
    );
    if (result?.ok !== true) return;
    storeRegistration(null, location.search);
    onRegistered(result.value.email);
  };

  return (
    <form
      ref={page}
      noValidate
      method="post"
      onInput={keep}
      onSubmit={(event) => void send(event)}
      className="grid grid-cols-1 gap-2"
    >
      <FormStatus
        lead={
          // The notice is as high as the largest session note, which may replace it.
          <Notice compact tone="warning">
            <p className="font-semibold">{copy.approval.heading}</p>
            <p>{copy.approval.text}</p>
          </Notice>
        }
        note={note}
      >
        {form.failure !== null && <RegisterFailure {...form.failure} email={sentEmail} />}
      </FormStatus>
      <TextField
        {...form.field('name')}
        id="name"
        label={copy.name}
        autoComplete="name"
        autoCapitalize="words"
        required
        onFocus={loadPolicy}
      />
      <RegisterEmail {...form.field('email')} preset={invitation.email} />
      <NewPasswordField
        {...form.field('password')}
        id="password"
        label={copy.password}
        policy={policy}
        problem={form.problemOf('password')}
        onUse={loadPolicy}
      />
      <RoleChoice {...form.field('role')} label={copy.role} />
      <RegisterApplication
        ref={application}
        flaws={flaws}
        readOnly={form.busy}
        onInput={(field) => setFlaws((known) => known.filter((flaw) => flaw !== field))}
      />
      <Button type="submit" wide busy={form.busy} busyLabel={copy.submitting}>
        {copy.submit}
      </Button>
      <p className="mt-2 text-center text-ink-soft">
        {copy.haveAccount} <TextLink href={paths.signIn}>{copy.signIn}</TextLink>
      </p>
    </form>
  );
}
