/**
 * Why the provider refused, if the product has no code for it: the text is not an address, the project has this
 * switched off, or another reason.
 */
export type ProviderReason = 'invalid-email' | 'switched-off' | 'other';

/**
 * The refusals of the identity provider. Any request may fail with one, because it renews the session first.
 * `providerCode` is the provider's own code, for people to read (spec 8); empty if the product knew without a request.
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
  /** App Check's provider could not be loaded, more often because of a content blocker than because of the network. */
  | { readonly code: 'app-check-unavailable' }
  /** The build names no backend. */
  | { readonly code: 'auth-not-initialized' }
  /** `message` is the original error's, for the sign-in page and for debugging; other screens do not show it. */
  | { readonly code: 'unexpected'; readonly message?: string };
