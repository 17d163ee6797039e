import type { AccountFailure } from '#domain/accounts/model/errors/account-error.ts';
import type { ErrorTexts } from '#words/errors-copy.ts';
import { defineCopy } from '#words/define-copy.ts';

const OWN_ERRORS: Partial<ErrorTexts> = {
  'too-many-requests': () => 'Too many requests. Please try again later.',
};

/** The texts of a refused link. Other failures, such as a lost network, are not among them. */
const REFUSED: Partial<Record<AccountFailure['code'], { readonly heading: string; readonly text: string }>> =
  {
    'link-expired': {
      heading: 'This link has expired',
      text: 'Sign in with the address and password you registered with. From there we can send you a new link.',
    },
    'link-invalid': {
      heading: 'This link cannot be used',
      text: 'It has already been used, or a newer link has replaced it. If you have confirmed your address with it before, it stays confirmed. Sign in to see where you stand.',
    },
    'user-disabled': {
      heading: 'This link cannot be used',
      text: 'The account this link belongs to has been disabled. Please contact an administrator.',
    },
    'session-expired': {
      heading: 'This link cannot be used',
      text: 'The account this link belongs to no longer exists.',
    },
  };

/** The texts of the page that the mailed link opens. */
export const verifyEmail = {
  title: 'Confirm your email address',
  ask: 'Press the button if you have registered here with this address. If you have not, close this page: nothing happens then.',
  confirm: 'Confirm this address',
  confirming: 'Confirming...',
  proven: 'Your address is confirmed',
  recorded: (email: string) =>
    `${email} is confirmed. The page where you registered shows it too; you can close this one.`,
  /** Shown if the page does not know whether the applicant's waiting tab has recorded the proof. */
  unrecorded: (email: string) =>
    `${email} is confirmed. If the page where you registered is still open, go back to it: it updates by itself. If not, enter your password on the next page, so that your reviewer can see it too.`,
  /** Shown if this device has used the link before. */
  used: 'This link was used on this device before, and its address is confirmed. Sign in to see where you stand.',
  approved: (email: string) => `${email} is confirmed, and your account is approved: you can sign in.`,
  seeApplication: 'See your application',
  goOn: 'Continue',
  failed: 'We could not confirm the address',
  signIn: 'Go to sign-in',
  refused: REFUSED,
  errors: OWN_ERRORS,
};

export const useVerifyEmailCopy = defineCopy(verifyEmail, { de: () => import('./verify-email-copy.de.ts') });
