import type { ProductError } from '#domain/errors/product-error.ts';

/**
 * What a failure says about the address that was typed; `null` where it is about something else. The provider refuses
 * a few addresses that would do for us: that is the same to whoever typed one.
 */
export function addressProblem(error: ProductError): ProductError | null {
  if (error.code === 'email-required' || error.code === 'address-unusable') return error;
  const refused = error.code === 'provider' && error.providerCode.replace('auth/', '') === 'invalid-email';
  return refused ? { code: 'address-unusable' } : null;
}
