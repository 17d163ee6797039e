import { applicationOf } from './application.ts';
import { isVisibleName } from '../../shared/people/name.ts';
import { isRole } from '../../shared/people/role.ts';
import type { StoredProfile } from './stored-profile.ts';
import { isAccountStatus, type LastReview, type User } from './user.ts';

/** The fields that admission requires (D6). */
export const ESSENTIAL_FIELDS = ['uid', 'email', 'role', 'status', 'createdAt'] as const;
export type EssentialField = (typeof ESSENTIAL_FIELDS)[number];

/** A profile with missing or invalid essential fields. Its readable fields hint at the owner, but prove nothing. */
export interface DamagedProfile {
  readonly state: 'damaged';
  /** The missing or invalid essential fields. */
  readonly fields: readonly EssentialField[];
  /** `null` if there is no visible name. */
  readonly name: string | null;
  readonly stored: StoredProfile;
}

export type FoundAccount =
  | { readonly state: 'missing' }
  | DamagedProfile
  | { readonly state: 'sound'; readonly user: User };

const ISO_TIMESTAMP =
  /^(\d{4})-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,9})?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/;

/** Whether a text is an ISO 8601 time with seconds and zone, on a real day. The rules accept the same texts. */
export function isTimestampText(value: string): boolean {
  const [, year, month, day] = (ISO_TIMESTAMP.exec(value) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined) return false;
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  if (month === 2) return day <= (isLeap ? 29 : 28);
  return day <= ([4, 6, 9, 11].includes(month) ? 30 : 31);
}

/** Returns the essential fields; `undefined` for each that is missing or invalid. */
export function essentialsOf(uid: string, { email, role, status, createdAt, ...stored }: StoredProfile) {
  return {
    uid: stored.uid === uid ? uid : undefined,
    email: email?.includes('@') ? email : undefined,
    role: role !== undefined && isRole(role) ? role : undefined,
    status: status !== undefined && isAccountStatus(status) ? status : undefined,
    createdAt: createdAt !== undefined && isTimestampText(createdAt) ? createdAt : undefined,
  };
}

function lastReviewOf({ reviewedBy, reviewedByName, reviewedAt }: StoredProfile): LastReview | null {
  if (reviewedBy === undefined || reviewedAt === undefined) return null;
  return { by: reviewedBy, byName: reviewedByName ?? null, at: reviewedAt };
}

/** Assesses the stored profile of `uid`; `null` stands for no profile. */
export function assessProfile(uid: string, stored: StoredProfile | null): FoundAccount {
  if (stored === null) return { state: 'missing' };
  const name = stored.name !== undefined && isVisibleName(stored.name) ? stored.name : null;
  const found = essentialsOf(uid, stored);
  const { email, role, status, createdAt } = found;
  if (
    found.uid === undefined ||
    email === undefined ||
    role === undefined ||
    status === undefined ||
    createdAt === undefined
  ) {
    const fields = ESSENTIAL_FIELDS.filter((field) => found[field] === undefined);
    return { state: 'damaged', fields, name, stored };
  }
  const account = {
    uid,
    email,
    role,
    powers: stored.powers ?? 'both',
    name,
    formerNames: stored.formerNames ?? [],
    createdAt,
    appliedAt: stored.registeredAt ?? new Date(createdAt),
    provenAt: stored.provenAt ?? null,
    reviewCount: stored.reviewCount ?? 0,
    lastReview: lastReviewOf(stored),
    signedInSince: stored.signedInSince ?? null,
    application: applicationOf((field) => stored[field]),
    questions: stored.questions ?? [],
  };
  const user: User =
    status === 'rejected'
      ? {
          ...account,
          status,
          rejectionReason: stored.rejectionReason ?? null,
          dismissed: stored.dismissed ?? false,
        }
      : { ...account, status };
  return { state: 'sound', user };
}

/** Returns the readable ones of these fields, also of a damaged profile. A missing account has none. */
export function readableOf(found: FoundAccount): {
  readonly [Field in 'name' | 'email' | 'status' | 'provenAt']?: StoredProfile[Field] | null | undefined;
} {
  if (found.state === 'sound') return found.user;
  return found.state === 'damaged' ? found.stored : {};
}
