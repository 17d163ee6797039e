import type { User } from 'firebase/auth';
import * as z from 'zod/mini';
import type { IdentityTokens, IdentityUser } from '#domain/accounts/ports/identity-user.ts';

/** The part of the SDK's serialised user that holds its tokens. The SDK's methods for them may send a request. */
const SerialisedUser = z.object({
  stsTokenManager: z.object({
    accessToken: z.optional(z.string()),
    refreshToken: z.optional(z.string()),
    expirationTime: z.optional(z.number()),
  }),
});

function tokensOf(user: User): IdentityTokens {
  const { accessToken, refreshToken, expirationTime } = SerialisedUser.parse(user.toJSON()).stsTokenManager;
  return {
    idToken: accessToken ?? '',
    refreshToken: refreshToken ?? '',
    expiresAt: new Date(expirationTime ?? 0),
  };
}

/** The SDK's user as plain data. Tokens are read on access, because the SDK renews them. */
export function toIdentityUser(user: User): IdentityUser {
  const { uid, email, emailVerified, displayName, phoneNumber, photoURL, metadata } = user;
  return {
    uid,
    email,
    emailVerified,
    displayName,
    phoneNumber,
    photoURL,
    providerData: user.providerData.map((provider) => ({
      providerId: provider.providerId,
      uid: provider.uid,
      displayName: provider.displayName,
      email: provider.email,
      phoneNumber: provider.phoneNumber,
      photoURL: provider.photoURL,
    })),
    metadata: {
      creationTime: metadata.creationTime ?? null,
      lastSignInTime: metadata.lastSignInTime ?? null,
    },
    get tokens() {
      return tokensOf(user);
    },
  };
}
