import type { AccountFormServices } from '#domain/accounts/services/account-form-services.ts';
import { fail, type Result } from '#domain/shared/result.ts';
import type { SystemError } from '#domain/shared/system-error.ts';
import type { Product } from '#core/product/product.ts';

/** Runs an action of an account's form once its services have loaded. Fails with `network` if they did not load. */
export async function withAccountForms<T, E>(
  { accountForms }: Product,
  run: (services: AccountFormServices) => Promise<Result<T, E>>,
): Promise<Result<T, E | SystemError>> {
  const services = await accountForms.load().catch(() => null);
  return services === null ? fail({ code: 'network' }) : run(services);
}
