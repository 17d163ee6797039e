import type { Finding } from '#domain/account/diagnosis.ts';

type FindingTexts = Readonly<Record<Exclude<Finding['kind'], 'field-missing'>, string>>;

const FINDINGS: FindingTexts = {
  'profile-missing': 'There is no profile.',
  'entry-missing': 'The address is not in the account directory, so its owner cannot begin to sign in.',
  'entry-disagrees': 'The account directory says something else about this address than the profile does.',
  'address-disagrees': 'The address is another one than the one its owner signs in with.',
  'uid-disagrees': 'The profile carries the id of another account.',
  'status-unknown': 'The status is none that the product knows.',
  'approved-without-role': 'The account is approved but has no role.',
  'entry-of-another': 'In the account directory, the address belongs to another account.',
  'entry-rejected': 'The address was rejected, but the profile does not say so.',
};

const FIELDS = {
  uid: 'its id',
  email: 'a valid email',
  role: 'a valid role',
  status: 'a valid status',
  createdAt: 'a valid date of registration',
  name: 'a name',
} as const;

/** The health of the records, page by page. */
export const health = {
  title: 'Record health',
  lead: 'Every record is compared with the account directory, one page at a time.',
  loading: 'Examining records…',
  failed: 'The records could not be examined.',
  retry: 'Try again',
  allHealthy: 'All records on this page are healthy',
  allHealthyText: (count: number) =>
    count === 1 ? 'One record was examined.' : `${count} records were examined.`,
  noRecords: 'There are no records on this page.',
  summary: (damaged: number, total: number) =>
    damaged === 1
      ? `1 of ${total} records on this page needs attention.`
      : `${damaged} of ${total} records on this page need attention.`,
  columns: { account: 'Account', findings: 'What is wrong', repair: 'What to do' },
  unnamed: 'Record without a name',
  findings: FINDINGS,
  fieldMissing: (field: keyof typeof FIELDS) => `It lacks ${FIELDS[field]}.`,
  byOwner: 'The owner can repair this at Debug Login.',
  byAdministrator:
    'The owner cannot repair this. Correct the profile or its directory entry in the Firebase console.',
  page: (page: number) => `Page ${page}`,
  firstPage: 'First page',
  missingHeading: 'Profiles that are missing altogether',
  missingText:
    'This page sees only what is stored under a profile. Sign-ins without any profile, and directory entries without one, are found by the back-fill command:',
  command: 'npm run accounts:backfill -- --dry-run',
};
