import type { IdentityUser } from '#domain/accounts/ports/identity-user.ts';

/** An identity as the provider stores it. */
export interface IdentityRecord {
  readonly uid: string;
  readonly email: string;
  readonly password: string;
  readonly disabled: boolean;
  readonly createdAt: Date;
  readonly lastSignInAt: Date | null;
  /** Tokens of an earlier generation are invalid, as after a password change. */
  readonly generation: number;
  /** Wrong passwords in a row. */
  readonly failures: number;
  readonly lastFailureAt: Date | null;
}

const ID_TOKEN_MINUTES = 60;

/** The token by which a session is kept. It names the identity and the generation it was issued in. */
export function refreshTokenOf({ uid, generation }: IdentityRecord): string {
  return `memory:${generation}:${uid}`;
}

/** The uid that a refresh token names, valid or not. */
export function uidOfToken(refreshToken: string): string {
  return refreshToken.split(':').slice(2).join(':');
}

/** The record as the SDK's user would show it at this time. */
export function identityUserOf(record: IdentityRecord, now: Date): IdentityUser {
  const { uid, email, createdAt, lastSignInAt } = record;
  const nameless = { displayName: null, phoneNumber: null, photoURL: null };
  return {
    uid,
    email,
    emailVerified: false,
    ...nameless,
    providerData: [{ providerId: 'password', uid: email, email, ...nameless }],
    metadata: {
      creationTime: createdAt.toUTCString(),
      lastSignInTime: lastSignInAt?.toUTCString() ?? null,
    },
    tokens: {
      idToken: `memory-id-token:${uid}`,
      refreshToken: refreshTokenOf(record),
      expiresAt: new Date(now.getTime() + ID_TOKEN_MINUTES * 60_000),
    },
  };
}
