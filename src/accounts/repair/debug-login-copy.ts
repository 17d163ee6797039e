import type { Finding } from '#domain/accounts/model/diagnosis.ts';
import type { Gate } from '#domain/accounts/model/gate.ts';
import type { AccountStatus } from '#domain/accounts/model/user.ts';
import { defineCopy } from '#words/define-copy.ts';

/** The parts of a record that the page names. */
export type RecordPart =
  | 'uid'
  | 'email'
  | 'name'
  | 'role'
  | 'status'
  | 'createdAt'
  | 'registeredAt'
  | 'entry';

const PARTS: Readonly<Record<RecordPart, string>> = {
  uid: 'Link to your sign-in',
  email: 'Email',
  name: 'Name',
  role: 'Role',
  status: 'Status',
  createdAt: 'Registered',
  registeredAt: 'Place in the review queue',
  entry: 'Sign-in',
};

const STATUSES: Readonly<Record<AccountStatus, string>> = {
  pending: 'Waiting for approval',
  approved: 'Approved',
  rejected: 'Rejected',
};

const GATES: Readonly<Record<Gate, string>> = {
  open: 'Allowed',
  pending: 'After approval',
  rejected: 'Rejected',
};

const FINDINGS: Readonly<Record<Exclude<Finding['kind'], 'field-missing'>, string>> = {
  'profile-missing': 'Your account has no profile.',
  'entry-missing': 'The sign-in page does not recognise your email.',
  'entry-disagrees': 'The sign-in page has outdated information about your account.',
  'address-disagrees': 'Your profile has a different email from the one you sign in with.',
  'uid-disagrees': 'Your profile is linked to a different sign-in.',
  'status-unknown': 'Your profile has a status we do not recognise.',
  'approved-without-role': 'Your account is approved but has no role.',
  'count-malformed': 'The number of past reviews in your profile cannot be read.',
  'entry-of-another': 'Your email belongs to another account.',
  'entry-rejected': 'An application with your email was rejected.',
};

export const debugLogin = {
  title: 'Debug Login',
  lead: 'We check your account and restore what is missing. First, confirm that it is yours.',
  email: 'Email',
  password: 'Password',
  check: 'Check account',
  checking: 'Checking...',
  resetPassword: 'Reset your password',
  backToSignIn: 'Back to sign-in',

  foundHeading: 'What we found',
  foundText: (email: string) => `This is the account for ${email}. Nothing has been changed yet.`,
  changes: 'What the repair will change',
  before: 'Now',
  after: 'After the repair',
  kept: 'What stays the same',
  parts: PARTS,
  statuses: STATUSES,
  gates: GATES,
  missing: 'Missing',
  unreadable: 'Unreadable',
  outdated: (what: string) => `${what} (outdated)`,
  toEnter: 'What you enter below',
  toChoose: 'What you choose below',
  restored: 'Restored',
  name: 'Name',
  role: 'Role',
  thenPending: 'After the repair, an administrator must approve your account before you can sign in.',
  repair: 'Repair account',
  repairing: 'Repairing...',
  cancel: 'Back',

  administratorHeading: 'An administrator must do this',
  administratorText:
    'This cannot be repaired here, and nothing was changed. Please tell an administrator what we found:',
  findings: FINDINGS,
  fieldMissing: (part: string) => `Missing from your profile: ${part}.`,

  healthyHeading: 'Nothing needs repair',
  healthyText: 'Your account is complete.',
  rejectedHeading: 'Your account was rejected',
  rejectedText:
    'Nothing is missing, and a repair does not undo a rejection. Please contact an administrator.',
  repairedHeading: 'Your account is repaired',
  repairedText: 'Everything is complete now, and you have been signed out.',
  next: {
    open: 'You can sign in now.',
    pending: 'Your account is waiting for approval by an administrator.',
    rejected:
      'Your account was rejected, and the repair does not change that. Please contact an administrator.',
  },
  signIn: 'Go to sign-in',
  watch: 'See where it stands',
  another: 'Check another account',
};

export const useDebugLoginCopy = defineCopy(debugLogin, { de: () => import('./debug-login-copy.de.ts') });
