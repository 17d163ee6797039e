/**
 * Why the provider refused a request that no other code explains: the text is no address, the project has the function
 * switched off, or another reason.
 */
export type ProviderReason = 'invalid-email' | 'switched-off' | 'other';

/**
 * The refusals of the identity provider. Any request may fail with one, because it renews the session first.
 * `providerCode` is the code of the provider, for people to read (spec 8); empty if no request was needed.
 */
type ProviderError =
  | { readonly code: 'invalid-credentials'; readonly providerCode: string }
  | { readonly code: 'user-disabled'; readonly providerCode: string }
  | { readonly code: 'too-many-requests'; readonly providerCode: string }
  | { readonly code: 'session-expired'; readonly providerCode: string }
  | { readonly code: 'provider'; readonly reason: ProviderReason; readonly providerCode: string };

/** The failures of any request. */
export type SystemError =
  | ProviderError
  | { readonly code: 'network' }
  | { readonly code: 'permission-denied' }
  | { readonly code: 'unavailable' }
  /** The provider of App Check was not loaded, more often because of a content blocker than of the network. */
  | { readonly code: 'app-check-unavailable' }
  /** The build names no backend. */
  | { readonly code: 'auth-not-initialized' }
  /** `message` is the original error's, for debugging and for the sign-in page; other screens do not show it. */
  | { readonly code: 'unexpected'; readonly message?: string };
