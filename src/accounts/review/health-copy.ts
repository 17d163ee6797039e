import type { MailName } from '#domain/accounts/model/mail.ts';
import type { MailFailure } from '#domain/accounts/model/mail-delivery.ts';
import { defineCopy } from '#words/define-copy.ts';

const FIELDS = {
  uid: 'ID',
  email: 'Email',
  role: 'Role',
  status: 'Status',
  createdAt: 'Registration date',
  registeredAt: 'Place in the queue',
  name: 'Name',
} as const;

const MAILS: Readonly<Record<MailName, string>> = {
  'account-approved': 'Approved',
  'account-rejected': 'Rejected',
  'account-reopened': 'Reviewed again',
  'account-revoked': 'Access revoked',
  'account-approval-withdrawn': 'Approval withdrawn',
  'account-role-changed': 'Role changed',
  'account-question': 'Question',
};

const FAILURES: Readonly<Record<MailFailure, string>> = {
  address: 'This address was refused. It may be mistyped, or no longer exist.',
  content: 'The mail server refused this email, or the address it is sent from.',
  login: 'The mail server refused the login for a day. The operator has to correct it first.',
  server: 'For a day, the mail server could not be reached, or told us to try later.',
  flood: 'This address has had too many emails within a day. Try again tomorrow.',
  superseded:
    'This email is out of date: a later decision or answer has replaced it, or the account is gone.',
  late: 'This email was not sent within a day. It may have been queued before emails were set up.',
  damaged: 'The stored email could not be read.',
};

/** The texts of the page *Record health*. */
export const health = {
  title: 'Record health',
  lead: 'Every record is compared with the account directory, one page at a time.',
  version: (version: string) => `Version ${version} of the product`,
  loading: 'Checking records...',
  failed: 'The records could not be checked.',
  allHealthy: 'All records on this page are healthy',
  allHealthyText: (count: number) =>
    count === 1 ? 'One record was checked.' : `${count} records were checked.`,
  noRecords: {
    title: 'No records on this page',
    text: 'The records may have changed since this link was made.',
  },
  summary: (damaged: number, total: number) =>
    damaged === 1
      ? `1 of ${total} records on this page needs attention.`
      : `${damaged} of ${total} records on this page need attention.`,
  damaged: 'Records that need attention',
  columns: { account: 'Account', findings: 'What is wrong', repair: 'What to do' },
  unnamed: 'Record without a name',
  findings: {
    'profile-missing': 'There is no profile.',
    'entry-missing': 'The email is not in the account directory, so its owner cannot sign in.',
    'entry-disagrees': 'The account directory and the profile disagree about this email.',
    'address-disagrees':
      'The email has capital letters, or spaces at either end, so it does not match the one used to sign in.',
    'uid-disagrees': 'The profile contains the ID of another account.',
    'status-unknown': 'The status is not recognised.',
    'approved-without-role': 'The account is approved but has no role.',
    'count-malformed':
      'The number of past reviews is not a whole number, so the account can no longer be reviewed.',
    'entry-of-another': 'In the account directory, the email belongs to another account.',
    'entry-rejected': 'The email was rejected, but the profile does not say so.',
  },
  fieldMissing: (field: keyof typeof FIELDS) => `${FIELDS[field]} is missing or invalid.`,
  byOwner: 'The owner can repair this with Debug Login.',
  repairLink: {
    copy: 'Copy link for the owner',
    copyOf: (name: string) => `Copy link for the owner: ${name}`,
    copied: 'Link copied',
    notCopied: 'The link could not be copied',
  },
  /** Follows `notCopied`. “It” is the repair link. */
  selected: 'It is selected now, so that you can copy it yourself.',
  byAdministrator:
    'The owner cannot repair this. Correct the profile or its directory entry in the Firebase console.',
  records: 'Records',
  /** Mails that the sender gave up. */
  mail: {
    heading: 'Emails that were not sent',
    failed: 'The emails that were not sent could not be read.',
    more: 'These are the latest ones. There are more.',
    columns: { mail: 'Email', why: 'Why', act: 'What to do' },
    names: MAILS,
    unknown: 'Unreadable',
    noAddress: 'No address',
    why: FAILURES,
    again: 'Send again',
    againTo: (name: string, address: string) => `Send again: ${name}, ${address}`,
    sending: 'Sending...',
    waits: 'This will be sent within a minute or two.',
    never: 'This one cannot be sent again.',
  },
  forOperator: 'Missing profiles: what the operator can do',
  missingText:
    'This page only sees stored profiles. If a sign-in has no profile, its owner restores it with Debug Login. An email that no sign-in uses any more is released with the command accounts:release.',
};

export const useHealthCopy = defineCopy(health, { de: () => import('./health-copy.de.ts') });
