import type { ErrorCode, ProductError } from '#domain/shared/product-error.ts';

const CODES: ReadonlySet<ErrorCode> = new Set(['email-required', 'email-malformed', 'address-unusable']);

/**
 * What a failure says about the typed address; `null` if it concerns something else. The provider refuses a few
 * addresses that we would accept; to the person who typed one it is the same.
 */
export function addressProblem(error: ProductError): ProductError | null {
  if (CODES.has(error.code)) return error;
  const refused = error.code === 'provider' && error.providerCode.replace('auth/', '') === 'invalid-email';
  return refused ? { code: 'email-malformed' } : null;
}
