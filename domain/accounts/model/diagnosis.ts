import { normaliseEmail } from './email-address.ts';
import { ESSENTIAL_FIELDS, essentialsOf, type EssentialField } from './found-account.ts';
import { gateOf, type DirectoryEntry } from './gate.ts';
import { isVisibleName } from '../../shared/people/name.ts';
import type { QUEUE_ORDER } from './profile-fields.ts';
import type { StoredProfile } from './stored-profile.ts';
import { isAccountStatus } from './user.ts';

/** A field whose absence is a finding. Without `QUEUE_ORDER` an account is in no queue by time of registration. */
type MendedField = EssentialField | typeof QUEUE_ORDER | 'name';

export type Finding =
  | { readonly kind: 'profile-missing' }
  | { readonly kind: 'field-missing'; readonly field: MendedField }
  | { readonly kind: 'entry-missing' }
  | { readonly kind: 'entry-disagrees' }
  | BeyondRepair;

/** Findings that only an administrator can fix (D21). */
export type BeyondRepair =
  | { readonly kind: 'address-disagrees' }
  | { readonly kind: 'uid-disagrees' }
  | { readonly kind: 'status-unknown' }
  | { readonly kind: 'approved-without-role' }
  /** Only the audit trail has the right count. A missing count is read as zero, so it is no finding. */
  | { readonly kind: 'count-malformed' }
  | { readonly kind: 'entry-of-another' }
  | { readonly kind: 'entry-rejected' };

/** The stored documents of an account. `email` is the address of the proven identity; `null` without an identity. */
export interface CaseFile {
  readonly uid: string;
  readonly email: string | null;
  readonly profile: StoredProfile | null;
  readonly entry: DirectoryEntry | null;
}

export function isBeyondRepair(finding: Finding): finding is BeyondRepair {
  switch (finding.kind) {
    case 'profile-missing':
    case 'field-missing':
    case 'entry-missing':
    case 'entry-disagrees':
      return false;
    default:
      return true;
  }
}

/** Whether a finding prevents sign-in, decisions or a place in the queue. A missing name prevents nothing (D6). */
export function isDamage(finding: Finding): boolean {
  return finding.kind !== 'field-missing' || finding.field !== 'name';
}

/** The field that each of these findings is about. `diagnose` does not also report this field as missing. */
const EXPLAINED: Partial<Record<Finding['kind'], EssentialField>> = {
  'uid-disagrees': 'uid',
  'status-unknown': 'status',
  'approved-without-role': 'role',
};

function entryFindings({ uid, profile, entry }: CaseFile): Finding[] {
  if (entry === null) return [{ kind: 'entry-missing' }];
  if (entry.uid !== uid) return [{ kind: 'entry-of-another' }];
  const { role, status } = profile === null ? {} : essentialsOf(uid, profile);
  if (entry.gate === 'rejected' && status !== 'rejected' && (profile === null || status !== undefined)) {
    return [{ kind: 'entry-rejected' }];
  }
  if (role === undefined || status === undefined) return [];
  return entry.gate === gateOf(role, status) ? [] : [{ kind: 'entry-disagrees' }];
}

/** Whether the status is unknown. A missing status counts if a reason is stored and the gate is not `rejected`. */
function isStatusUnknown({ status, rejectionReason }: StoredProfile, entry: DirectoryEntry | null): boolean {
  if (status !== undefined) return !isAccountStatus(status);
  return rejectionReason !== undefined && entry?.gate !== 'rejected';
}

function profileFindings({ uid, email, profile, entry }: CaseFile): Finding[] {
  if (profile === null) return [{ kind: 'profile-missing' }];
  const found = essentialsOf(uid, profile);
  const findings: Finding[] = [];
  if (profile.uid !== undefined && profile.uid !== uid) findings.push({ kind: 'uid-disagrees' });
  // The stored address must be the normalised address of the identity. Without an identity it must be normalised.
  if (found.email !== undefined && found.email !== normaliseEmail(email ?? found.email)) {
    findings.push({ kind: 'address-disagrees' });
  }
  if (isStatusUnknown(profile, entry)) findings.push({ kind: 'status-unknown' });
  if (found.status === 'approved' && found.role === undefined) {
    findings.push({ kind: 'approved-without-role' });
  }
  if (profile.malformed.includes('reviewCount')) findings.push({ kind: 'count-malformed' });
  const explained = new Set(findings.map(({ kind }) => EXPLAINED[kind]));
  const missing = ESSENTIAL_FIELDS.filter((field) => found[field] === undefined && !explained.has(field));
  findings.push(...missing.map((field) => ({ kind: 'field-missing', field }) as const));
  if (profile.registeredAt === undefined) findings.push({ kind: 'field-missing', field: 'registeredAt' });
  if (!isVisibleName(profile.name ?? '')) findings.push({ kind: 'field-missing', field: 'name' });
  return findings;
}

/** Returns the findings about a record, each once and in display order. */
export function diagnose(file: CaseFile): readonly Finding[] {
  return [...profileFindings(file), ...entryFindings(file)];
}
