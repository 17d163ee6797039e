import type { IdentityUser } from '#domain/accounts/ports/private-session.ts';
import { SECOND_MS } from '#domain/shared/durations.ts';

/** An identity as the provider stores it. */
export interface IdentityRecord {
  readonly uid: string;
  readonly email: string;
  readonly password: string;
  readonly disabled: boolean;
  /** The owner has used a link sent to the address. */
  readonly emailVerified: boolean;
  /** Tokens of an earlier generation are invalid. A password change begins a new one. */
  readonly generation: number;
  /** Wrong passwords in a row. */
  readonly failures: number;
  readonly lastFailureAt: Date | null;
}

export function newIdentity(identity: Pick<IdentityRecord, 'uid' | 'email' | 'password'>): IdentityRecord {
  return {
    ...identity,
    disabled: false,
    emailVerified: false,
    generation: 0,
    failures: 0,
    lastFailureAt: null,
  };
}

/** The provider's answer about a proven person. */
export interface ProvenUser extends IdentityUser {
  readonly email: string;
  /** Whether the address was proven at the time of this answer. */
  readonly emailVerified: boolean;
  readonly signedInAt: Date;
  readonly refreshToken: string;
}

/** The refresh token contains the uid, the generation, and the second in which the session began. */
export function provenUserOf(
  { uid, email, emailVerified, generation }: IdentityRecord,
  now: Date,
): ProvenUser {
  const seconds = Math.floor(now.getTime() / SECOND_MS);
  const signedInAt = new Date(seconds * SECOND_MS);
  const refreshToken = `memory:${generation}:${seconds}:${uid}`;
  return { uid, email, emailVerified, signedInAt, refreshToken };
}

/** The uid in a refresh token, and when its session began. The token need not be valid. */
export function readToken(refreshToken: string): { readonly uid: string; readonly signedInAt: Date } {
  const [, , seconds, ...uid] = refreshToken.split(':');
  return { uid: uid.join(':'), signedInAt: new Date(Number(seconds) * SECOND_MS) };
}

export interface IdentityTable {
  byUid(uid: string): IdentityRecord | null;
  byEmail(email: string): IdentityRecord | null;
  put(record: IdentityRecord): IdentityRecord;
  remove(uid: string): void;
}

/** The form in which the provider stores addresses. */
export function canonicalEmail(email: string): string {
  return email.toLowerCase();
}

export function createIdentityTable(): IdentityTable {
  const records = new Map<string, IdentityRecord>();
  return {
    byUid: (uid) => records.get(uid) ?? null,
    byEmail(email) {
      const wanted = canonicalEmail(email);
      return [...records.values()].find((record) => record.email === wanted) ?? null;
    },
    put(record) {
      records.set(record.uid, record);
      return record;
    },
    remove: (uid) => void records.delete(uid),
  };
}
