import type { ProductError } from '#domain/errors/product-error.ts';

/**
 * What a failure says about the typed address; `null` if it concerns something else. The provider refuses a few
 * addresses that we would accept; to the person who typed one it is the same.
 */
export function addressProblem(error: ProductError): ProductError | null {
  if (error.code === 'email-required' || error.code === 'address-unusable') return error;
  const refused = error.code === 'provider' && error.providerCode.replace('auth/', '') === 'invalid-email';
  return refused ? { code: 'address-unusable' } : null;
}
