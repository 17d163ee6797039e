import { useState, type RefObject, type SubmitEvent } from 'react';
import type { LoginArea } from '#domain/accounts/admission/login-area.ts';
import { meaningOf } from '#domain/shared/error-meaning.ts';
import type { ProductError } from '#domain/shared/product-error.ts';
import { displayName } from '#core/text/display-name.ts';
import { useSignInCopy } from './sign-in-copy.ts';
import { useErrorText } from '#words/use-error-text.ts';
import { useEndToast, useToast } from '#ui/feedback/toast-context.tsx';
import { useEarlyLoad } from '#ui/feedback/use-early-load.ts';
import { useSubmission } from '#core/forms/use-submission.ts';
import { useEmailCheck } from './use-email-check.ts';
import { useSessionEndReason } from './use-session-end-reason.ts';

export interface SignInFormProps {
  /** The login area; `null` for the general sign-in. */
  area: LoginArea | null;
  /** From `?email=`; checked at once. */
  email: string | null;
  /** The account awaits approval. */
  onPending: (email: string) => void;
}

type Missing = 'email-required' | 'at-sign' | 'password-required';

function missingIn(email: string, password: string): Missing | null {
  if (email.trim() === '') return 'email-required';
  // Whatever else an address must be is the provider's to judge (spec 5).
  if (!email.includes('@')) return 'at-sign';
  return password === '' ? 'password-required' : null;
}

/** The form's state: idle, busy or failed. Fields are uncontrolled, so a failure never loses their text. */
export function useSignInForm(
  { area, email, onPending }: SignInFormProps,
  emailField: RefObject<HTMLInputElement | null>,
  passwordField: RefObject<HTMLInputElement | null>,
) {
  const [missing, setMissing] = useState<Missing | null>(null);
  const [typed, setTyped] = useState(email ?? '');
  const { busy, failure, submit, show, withdraw, forget } = useSubmission();
  const copy = useSignInCopy();
  const textOf = useErrorText(copy.errors);
  const toast = useToast();
  const endToast = useEndToast();

  /** The links beside the form and in its box carry the address to the page where it is needed next. */
  const noteTyped = () => setTyped(emailField.current?.value.trim() ?? '');

  const showRefusal = (error: ProductError) => {
    if (error.code === 'pending') onPending(error.email);
    else show(error);
  };
  const checkEmail = useEmailCheck(emailField, email, { passed: withdraw, refused: showRefusal });
  useEarlyLoad();
  useSessionEndReason(showRefusal);

  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    // Of an earlier attempt; the next one has its own.
    endToast('danger');
    forget();
    const address = emailField.current?.value ?? '';
    const password = passwordField.current?.value ?? '';
    const blank = missingIn(address, password);
    setMissing(blank);
    if (blank !== null) {
      (blank === 'password-required' ? passwordField : emailField).current?.focus();
      return;
    }
    noteTyped();
    const result = await submit(async (product) => {
      const checked = await product.emailCheck.check(address);
      // The reason of a rejection is shown only after the right password (D7).
      if (!checked.ok && checked.error.code !== 'rejected-unproven') return checked;
      return product.signIn({ email: address, password, area });
    });
    if (result === null) return;
    if (result.ok) {
      // The page around the form follows the session and redirects.
      toast({ tone: 'success', title: copy.success, text: copy.welcome(displayName(result.value)) });
    } else {
      const { title } = meaningOf(result.error);
      if (title === null) return showRefusal(result.error);
      // The toast repeats the box (spec 8).
      const text = textOf(result.error);
      toast({ tone: 'danger', title: copy.toastTitles[title], text, announcedByPage: true });
    }
  };

  const textIf = (code: Exclude<Missing, 'at-sign'>) => (missing === code ? textOf({ code }) : undefined);
  return {
    emailError: missing === 'at-sign' ? copy.atSignMissing : textIf('email-required'),
    passwordError: textIf('password-required'),
    busy,
    failure,
    /** The address in the field; may be empty. */
    typed,
    /** For either field. */
    noteInput: () => {
      noteTyped();
      setMissing(null);
    },
    checkEmail: () => {
      // Also what was typed before the page could listen.
      noteTyped();
      void checkEmail();
    },
    send: (event: SubmitEvent) => void send(event),
  };
}
