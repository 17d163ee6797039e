import { useRef, useState, type RefObject, type SubmitEvent, useEffect, useEffectEvent } from 'react';
import { paths, signInAreaPath, withEmail } from '#core/navigation/paths.ts';
import { useArrivalNote, useProductAccess } from '#core/product/product-context.tsx';
import { useSignInCopy } from './sign-in-copy.ts';
import { Button } from '#ui/actions/button.tsx';
import { EmailField } from '#ui/fields/email-field.tsx';
import { FormStatus } from '#ui/fields/form-status.tsx';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { TextLink } from '#ui/actions/text-link.tsx';
import type { AccountFailure } from '#domain/accounts/model/errors/account-error.ts';
import { contact } from '#core/product/firm-contact.ts';
import { type Failure, useSubmission } from '#core/forms/use-submission.ts';
import { useErrorText } from '#words/use-error-text.ts';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { accountMeaning } from '#domain/accounts/model/errors/account-meaning.ts';
import type { LoginArea } from '#domain/accounts/model/login-area.ts';
import { displayName } from '#core/text/display-name.ts';
import { useEndToast, useToast } from '#ui/feedback/toast-context.tsx';
import { useEarlyLoad } from '#ui/feedback/use-early-load.ts';

/** Calls `show` once for each session that ends with a reason. A sign-out by the visitor has no reason. */
function useSessionEndReason(show: (reason: AccountFailure) => void): void {
  const { session } = useProductAccess();
  const listen = useEffectEvent(() => {
    const reason = session.takeReason();
    if (reason !== null) show(reason);
  });
  useEffect(() => {
    listen();
    return session.subscribe(() => listen());
  }, [session]);
}

interface EmailCheckHandlers {
  passed: () => void;
  refused: (error: AccountFailure) => void;
}

const addressIn = (field: RefObject<HTMLInputElement | null>) => field.current?.value.trim() ?? '';

/** The focus rests if it has not moved for this many milliseconds. Two presses of Tab follow each other faster. */
const REST_MS = 900;

/** Waits until the focus rests. Resolves to `false` if a link is hovered or focused, or the password is being typed. */
async function isStaying(): Promise<boolean> {
  let at: Element | null = document.body;
  while (at !== document.activeElement) {
    at = document.activeElement;
    // oxlint-disable-next-line no-await-in-loop -- it is a wait
    await new Promise((resolve) => setTimeout(resolve, REST_MS));
  }
  // A visitor who has begun to type the password should not have to type it again on the waiting page.
  const typing = document.querySelector<HTMLInputElement>('#password:focus');
  return !typing?.value && document.querySelector('a:hover, a:focus') === null;
}

/**
 * Returns a function that checks whether the address in the field may sign in. A preset address is checked at once. A
 * transient failure is not reported, because submitting checks again. If the field has changed, the answer is dropped.
 * A pending account is not reported while a link or a half-typed password has the focus. Submitting reports it.
 */
function useEmailCheck(
  field: RefObject<HTMLInputElement | null>,
  preset: string | null,
  { passed, refused }: EmailCheckHandlers,
): () => Promise<void> {
  const { load } = useProductAccess();
  const check = async () => {
    const typed = addressIn(field);
    if (!typed.includes('@')) return;
    const loaded = await load();
    if (!loaded.ok) return;
    const answer = await loaded.value.accounts.emailCheck.check(typed);
    if (!answer.ok && answer.error.code === 'pending' && !(await isStaying())) return;
    if (addressIn(field) !== typed) return;
    if (answer.ok) passed();
    else if (accountMeaning(answer.error).kind !== 'transient') refused(answer.error);
  };
  const checkPreset = useEffectEvent(() => void check());
  useEffect(() => {
    if (preset !== null) checkPreset();
  }, [preset]);
  return check;
}

export interface SignInFormProps {
  /** The login area; `null` for the general sign-in. */
  area: LoginArea | null;
  /** The address from `?email=`, which is checked at once; `null` if there is none. */
  email: string | null;
  /** Called if the account awaits approval. */
  onPending: (email: string) => void;
}

type Missing = 'email-required' | 'at-sign' | 'password-required';

function missingIn(email: string, password: string): Missing | null {
  if (email === '') return 'email-required';
  // Others check the rest of an address later (spec 5).
  if (!email.includes('@')) return 'at-sign';
  return password === '' ? 'password-required' : null;
}

interface WayOn {
  readonly href: string;
  readonly label: string;
  /** A text before the link. It says who needs the link. */
  readonly lead?: string;
}

function SignInFailure({ error, focusKey, email }: Failure & { email: string }) {
  const copy = useSignInCopy();
  const textOf = useErrorText(copy.errors);
  const debugLogin = withEmail(paths.debugLogin, email);
  const repair: readonly WayOn[] = [{ href: debugLogin, label: copy.debugLogin }];
  const askUs: readonly WayOn[] = [
    { href: contact.mailHref, label: contact.email },
    { href: contact.phoneHref, label: contact.phone },
  ];
  // After a wrong password there is no link, because the field already has the link to the reset.
  const ways: Partial<Record<AccountFailure['code'], readonly WayOn[]>> = {
    'profile-missing': repair,
    'profile-damaged': repair,
    // The contact is not offered, because signing up helps.
    'account-not-found': [
      { href: withEmail(paths.register, email), label: copy.signUp, lead: copy.noAccount },
      { href: debugLogin, label: copy.repair },
    ],
    'too-many-requests': [{ href: withEmail(paths.resetPassword, email), label: copy.resetPassword }],
    'role-mismatch': [{ href: withEmail(paths.signIn, email), label: copy.allAreas }],
    rejected: askUs,
    'access-revoked': askUs,
    'rejected-unproven': askUs,
    'user-disabled': askUs,
  };
  return (
    <ErrorBox text={textOf(error)} focusKey={focusKey}>
      {ways[error.code]?.map(({ href, label, lead }) => (
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

/**
 * The sign-in form. It does not need the router, and takes input before the product has loaded. Its fields are
 * uncontrolled, so a failure never loses their text.
 */
export function SignInForm({ area, email, onPending }: SignInFormProps) {
  const copy = useSignInCopy();
  const emailField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  const note = useArrivalNote(area === null ? paths.signIn : signInAreaPath(area));
  const [missing, setMissing] = useState<Missing | null>(null);
  const [typed, setTyped] = useState(email ?? '');
  const { busy, failure, submit, show, withdraw } = useSubmission('leaves');
  const textOf = useErrorText(copy.errors);
  const toast = useToast();
  const endToast = useEndToast();

  // The links around the form carry the address to the next page.
  const noteTyped = () => {
    const address = addressIn(emailField);
    setTyped(address);
    return address;
  };

  const showRefusal = (error: AccountFailure) => {
    if (error.code === 'pending') onPending(error.email);
    else show(error, null);
  };
  const checkEmail = useEmailCheck(emailField, email, { passed: () => withdraw(true), refused: showRefusal });
  useEarlyLoad();
  useSessionEndReason(showRefusal);

  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    // Ends the toast of an earlier attempt.
    endToast('danger');
    withdraw(false);
    const address = noteTyped();
    const password = passwordField.current?.value ?? '';
    const blank = missingIn(address, password);
    setMissing(blank);
    if (blank !== null) {
      (blank === 'password-required' ? passwordField : emailField).current?.focus();
      return;
    }
    const result = await submit((product) =>
      product.accounts.gatedSignIn({ email: address, password, area }),
    );
    if (result === null) return;
    if (result.ok) {
      // The page around the form follows the session and redirects.
      toast({ tone: 'success', title: copy.success, text: copy.welcome(displayName(result.value)) });
    } else {
      if (result.error.code === 'pending') return showRefusal(result.error);
      // The toast repeats the box (spec 8).
      const text = textOf(result.error);
      toast({ tone: 'danger', title: copy.failed(result.error.code), text, announcedByPage: true });
    }
  };

  const noteInput = () => {
    noteTyped();
    setMissing(null);
  };

  const textIf = (code: Exclude<Missing, 'at-sign'>) => (missing === code ? textOf({ code }) : undefined);
  return (
    <form noValidate method="post" onSubmit={(event) => void send(event)} className="grid grid-cols-1 gap-2">
      <FormStatus lead={copy.lead[area ?? 'all']} note={note}>
        {failure !== null && <SignInFailure {...failure} email={typed} />}
      </FormStatus>
      <EmailField
        ref={emailField}
        id="email"
        label={copy.email}
        defaultValue={email ?? ''}
        error={missing === 'at-sign' ? copy.atSignMissing : textIf('email-required')}
        alerting
        disabled={busy}
        onInput={noteInput}
        onBlur={() => {
          // The field may have text typed before hydration, which caused no event.
          noteTyped();
          void checkEmail();
        }}
      />
      <PasswordField
        ref={passwordField}
        id="password"
        label={copy.password}
        autoComplete="current-password"
        error={textIf('password-required')}
        alerting
        disabled={busy}
        onInput={noteInput}
        aside={<TextLink href={withEmail(paths.resetPassword, typed)}>{copy.forgot}</TextLink>}
      />
      <Button type="submit" wide disabled={busy} busy={busy} busyLabel={copy.submitting}>
        {copy.submit}
      </Button>
      <p className="mt-4 text-center text-ink-soft">
        {copy.noAccount} <TextLink href={withEmail(paths.register, typed)}>{copy.signUp}</TextLink>
      </p>
      {area !== null && (
        <p className="text-center text-ink-soft">
          {copy.anotherArea} <TextLink href={paths.signIn}>{copy.allAreas}</TextLink>
        </p>
      )}
    </form>
  );
}
