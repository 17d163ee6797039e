import type { IdentityUser } from '#domain/accounts/ports/identity-user.ts';

/** An identity as the provider stores it. */
export interface IdentityRecord {
  readonly uid: string;
  readonly email: string;
  readonly password: string;
  readonly disabled: boolean;
  /** The owner has used a link that was sent to the address. */
  readonly emailVerified: boolean;
  /** Tokens of an earlier generation are invalid, as after a password change. */
  readonly generation: number;
  /** Wrong passwords in a row. */
  readonly failures: number;
  readonly lastFailureAt: Date | null;
}

/** The token by which a session is kept. It names the identity and the generation it was issued in. */
export function refreshTokenOf({ uid, generation }: IdentityRecord): string {
  return `memory:${generation}:${uid}`;
}

/** The uid that a refresh token names, valid or not. */
export function uidOfToken(refreshToken: string): string {
  return refreshToken.split(':').slice(2).join(':');
}

/** What the provider answers: the person, and the token that continues the session. */
export interface ProvenUser extends IdentityUser {
  /** As of when the token was issued. */
  readonly emailVerified: boolean;
  readonly refreshToken: string;
}

export function provenUserOf(record: IdentityRecord): ProvenUser {
  const { uid, email, emailVerified } = record;
  return { uid, email, emailVerified, refreshToken: refreshTokenOf(record) };
}
