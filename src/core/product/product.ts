import type { Result } from '#domain/shared/result.ts';
import type { AccountFormServices } from '#domain/accounts/services/account-form-services.ts';
import type { AccountServices } from '#domain/accounts/services/account-services.ts';
import type { ReviewServices } from '#domain/accounts/services/review-services.ts';
import type { People } from '#domain/accounts/services/people.ts';
import type { BookServices } from '#domain/books/services/book-services.ts';
import type { DispatchServices } from '#domain/rides/services/dispatch-services.ts';
import type { ImportServices } from '#domain/rides/services/import-services.ts';
import type { OrderServices } from '#domain/rides/services/order-services.ts';
import type { RideServices } from '#domain/rides/services/ride-services.ts';
import type { LazyServices } from './lazy-services.ts';

/** The services of administrators' pages of rides. `people` finds the names of people. */
export type DeskServices = DispatchServices & { readonly people: People };

/** All services of the screens. The composition root creates the product; screens get it from `ProductContext`. */
export interface Product {
  readonly accounts: AccountServices;
  readonly accountForms: LazyServices<AccountFormServices>;
  readonly review: LazyServices<ReviewServices>;
  readonly rides: LazyServices<RideServices>;
  readonly dispatch: LazyServices<DeskServices>;
  readonly orders: LazyServices<OrderServices>;
  readonly imports: LazyServices<ImportServices>;
  readonly books: LazyServices<BookServices>;
}

/** Loads the product together with the SDK. `ProductAccess` shares one load among all callers. */
export type LoadProduct = () => Promise<Result<Product>>;
