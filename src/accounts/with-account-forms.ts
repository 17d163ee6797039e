import type { AccountFormServices } from '#domain/accounts/services/account-form-services.ts';
import type { Result } from '#domain/shared/result.ts';
import type { SystemError } from '#domain/shared/system-error.ts';
import { catchDefect } from '#core/product/catch-defect.ts';
import type { Product } from '#core/product/product.ts';
import { loadPart } from '#core/product/load-chunk.ts';

/** Loads the services of account forms, then calls `run`. Fails with `network` or `unexpected`, or like `run`. */
export async function withAccountForms<T, E>(
  { accountForms }: Product,
  run: (services: AccountFormServices) => Promise<Result<T, E>>,
): Promise<Result<T, E | SystemError>> {
  const services = await catchDefect(() => loadPart(accountForms.load));
  return services.ok ? run(services.value) : services;
}
