/**
 * Why the identity provider refused a request. `switched-off` means that the provider's project has switched this
 * function off. `other` means that the reason has no code here.
 */
export type ProviderReason = 'invalid-email' | 'switched-off' | 'other';

/**
 * The refusals by the identity provider. Any request may fail with one, because it may first renew the session.
 * `providerCode` is the provider's own code, for people to read (spec 8); empty if the product itself refuses.
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
  /** The script of App Check's provider did not load, mostly because of a content blocker. */
  | { readonly code: 'app-check-unavailable' }
  /** The build names no backend. */
  | { readonly code: 'auth-not-initialized' }
  /** `message` is the original error's, for debugging and for the sign-in page; other screens do not show it. */
  | { readonly code: 'unexpected'; readonly message?: string };
