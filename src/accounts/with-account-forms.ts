import type { AccountFormServices } from '#domain/accounts/services/account-form-services.ts';
import { fail, succeed, type Result } from '#domain/shared/result.ts';
import type { SystemError } from '#domain/shared/system-error.ts';
import { ChunkNotLoaded } from '#core/product/load-chunk.ts';
import type { Product } from '#core/product/product.ts';

/** The failure of a load. A lost chunk is a network failure; anything else is a defect. */
const lossOf = (thrown: unknown): Result<never, SystemError> =>
  fail(
    thrown instanceof ChunkNotLoaded ? { code: 'network' } : { code: 'unexpected', message: String(thrown) },
  );

/** Runs an action of an account's form once its services have loaded. Fails with `network` if a chunk is lost. */
export async function withAccountForms<T, E>(
  { accountForms }: Product,
  run: (services: AccountFormServices) => Promise<Result<T, E>>,
): Promise<Result<T, E | SystemError>> {
  const services = await accountForms.load().then(succeed<AccountFormServices>, lossOf);
  return services.ok ? run(services.value) : services;
}
