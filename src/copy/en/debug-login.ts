import type { Finding } from '#domain/account/diagnosis.ts';
import type { Gate } from '#domain/account/gate.ts';
import type { AccountStatus } from '#domain/account/user.ts';

/** The parts of a record, as its owner knows them. */
export type RecordPart = 'uid' | 'email' | 'name' | 'role' | 'status' | 'createdAt' | 'entry';

const PARTS: Readonly<Record<RecordPart, string>> = {
  uid: 'Link to your sign-in',
  email: 'Email',
  name: 'Name',
  role: 'Role',
  status: 'Status',
  createdAt: 'Registered',
  entry: 'At the sign-in page',
};

const STATUSES: Readonly<Record<AccountStatus, string>> = {
  pending: 'Waits for approval',
  approved: 'Approved',
  rejected: 'Rejected',
};

const GATES: Readonly<Record<Gate, string>> = {
  open: 'Lets you in',
  pending: 'Waits for approval',
  rejected: 'Rejected',
};

const FINDINGS: Readonly<Record<Exclude<Finding['kind'], 'field-missing'>, string>> = {
  'profile-missing': 'Your account has no profile.',
  'entry-missing': 'The sign-in page does not know your address.',
  'entry-disagrees': 'The sign-in page has old information about your account.',
  'address-disagrees': 'Your profile has another address than the one you sign in with.',
  'uid-disagrees': 'Your profile belongs to another sign-in.',
  'status-unknown': 'Your profile has a status that nobody can read.',
  'approved-without-role': 'Your account is approved, but nothing says as what.',
  'entry-of-another': 'Your address belongs to another account.',
  'entry-rejected': 'An application with your address was rejected.',
};

export const debugLogin = {
  title: 'Debug Login',
  lead: 'We check your account and repair what is missing. Prove that it is yours first.',
  email: 'Email',
  password: 'Password',
  check: 'Check account',
  checking: 'Checking...',
  resetPassword: 'Reset your password',
  signUp: 'Sign up',
  backToSignIn: 'Back to sign-in',

  foundHeading: 'What we found',
  foundText: (email: string) => `This is the account of ${email}. Nothing has been changed yet.`,
  changes: 'What a repair changes',
  before: 'Now',
  after: 'After the repair',
  kept: 'What stays as it is',
  parts: PARTS,
  roles: {
    passenger: 'Passenger',
    driver: 'Driver',
    admin: 'Administrator',
    system_admin: 'System administrator',
  },
  statuses: STATUSES,
  gates: GATES,
  missing: 'Missing',
  unreadable: 'Unreadable',
  outdated: (what: string) => `${what} (old)`,
  toEnter: 'What you enter below',
  toChoose: 'What you choose below',
  ownSignIn: 'Restored',
  today: 'Today',
  name: 'Name',
  role: 'Role',
  roleTexts: { passenger: 'I book cars.', driver: 'I drive them.' },
  thenPending: 'After the repair an administrator must approve your account before you can sign in.',
  repair: 'Repair account',
  repairing: 'Repairing...',
  cancel: 'Cancel',

  administratorHeading: 'An administrator must do this',
  administratorText:
    'This cannot be repaired from here, and nothing was changed. Please tell them what we found:',
  findings: FINDINGS,
  fieldMissing: (part: string) => `Missing in your profile: ${part}.`,

  healthyHeading: 'Nothing needs repair',
  healthyText: 'Your account is complete.',
  repairedHeading: 'Your account is repaired',
  repairedText: 'Everything is complete now, and you are signed out.',
  next: {
    open: 'You can sign in now.',
    pending: 'Your account waits for approval by an administrator.',
    rejected: 'Your account was rejected and stays so. Please contact an administrator.',
  },
  signIn: 'Go to sign-in',
  watch: 'See the decision',
  another: 'Check another account',
};
