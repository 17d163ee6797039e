import type { Result } from '#domain/shared/result.ts';
import type { AccountServices } from '#domain/accounts/services/account-services.ts';
import type { LateRides } from '../rides/late-rides.ts';

/** Everything the screens can do. The composition root resolves it; screens get it from `ProductContext`. */
export interface Product extends AccountServices {
  readonly rides: LateRides;
}

/**
 * Returns the product, which loads together with the SDK once the form works. The first call starts the load, later
 * calls share it, and a call after a failed load tries again.
 */
export type LoadProduct = () => Promise<Result<Product>>;
