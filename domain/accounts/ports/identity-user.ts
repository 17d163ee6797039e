/** One method by which an identity can be proven. */
export interface IdentityProviderData {
  readonly providerId: string;
  readonly uid: string;
  readonly displayName: string | null;
  readonly email: string | null;
  readonly phoneNumber: string | null;
  readonly photoURL: string | null;
}

/** The provider's current tokens; `expiresAt` is when the ID token expires. */
export interface IdentityTokens {
  readonly idToken: string;
  readonly refreshToken: string;
  readonly expiresAt: Date;
}

/** The identity provider's user (spec 3). Times are in the provider's format, or absent. */
export interface IdentityUser {
  readonly uid: string;
  readonly email: string | null;
  readonly emailVerified: boolean;
  readonly displayName: string | null;
  readonly phoneNumber: string | null;
  readonly photoURL: string | null;
  readonly providerData: readonly IdentityProviderData[];
  readonly metadata: { readonly creationTime: string | null; readonly lastSignInTime: string | null };
  readonly tokens: IdentityTokens;
}
