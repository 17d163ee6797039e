import type { Session } from '#domain/accounts/services/session.ts';
import type { AccountsByNumber } from '#domain/accounts/ports/accounts-by-number.ts';
import type { AccountPorts, ReviewAccess } from '#domain/accounts/ports/account-ports.ts';
import { ACCOUNT_SERVICES } from '#domain/accounts/services/account-services.ts';
import type { BookAccess } from '#domain/books/ports/book-ports.ts';
import type { RideAccess } from '#domain/rides/ports/ride-ports.ts';
import { loadChunk } from '#core/product/load-chunk.ts';
import type { Product } from '#core/product/product.ts';
import { createLazyServices } from '#core/product/lazy-services.ts';
import { Container } from 'inversify';

/**
 * Creates each service of `list` once. Its factory gets the given ports and the other services by their names.
 * Factories, unlike decorators, keep the domain free of annotations.
 */
function composeServices<Services extends object, Given extends object>(
  list: { readonly [Name in keyof Services]: (needs: Given & Services) => Services[Name] },
  given: Given,
): Services {
  const container = new Container();
  const needs = new Proxy({}, { get: (_, name) => container.get(name) }) as Given & Services;
  for (const name in given) container.bind(name).toConstantValue(given[name]);
  for (const name in list) {
    // The build leaves out the code of `toDynamicValue` (tools/build/bundle/leave-out-plugin.ts).
    container
      .bind(name)
      .toResolvedValue(() => list[name](needs))
      .inSingletonScope();
  }
  const made = Object.keys(list).map((name) => [name, container.get(name)]);
  // The cast holds, because `made` has a service for each name of the list.
  return Object.fromEntries(made) as Services;
}

export type Adapters = AccountPorts & ReviewAccess & RideAccess & BookAccess;

/**
 * Ends this browser's subscription to notices when the session ends. The sender of notices learns of the end from the
 * push service. So the page sends no request to the database.
 */
function endWithSession(session: Session, openPush: NonNullable<RideAccess['openPush']>): void {
  let wasSignedIn = false;
  session.subscribe(() => {
    const { state } = session.current();
    if (wasSignedIn && state === 'signed-out') {
      loadChunk(openPush).then(
        (subscriber) => subscriber.unsubscribe(),
        // If this fails, the page of the next person who signs in here ends the subscription.
        () => {},
      );
    }
    wasSignedIn = state === 'signed-in';
  });
}

/**
 * The composition root: the domain's services over one set of adapters. `ACCOUNT_SERVICES` are made at once. All other
 * services load when they are first needed.
 */
export function composeProduct(adapters: Adapters): Product {
  const accountsByNumber: AccountsByNumber = async (text) => (await dispatch.load()).accountsByNumber(text);
  const accounts = composeServices(ACCOUNT_SERVICES, adapters);
  // All lists of services share these ports, so that one feed serves them all.
  const portsOf = <Ports>(open: () => Promise<Ports>) => createLazyServices(() => loadChunk(open));
  const ridePorts = portsOf(() => adapters.openRides());
  const dispatchPorts = portsOf(() => adapters.openDispatch());
  const bookPorts = portsOf(() => adapters.openBooks());
  const { session } = accounts;
  const { openPush } = adapters;
  if (openPush !== undefined) endWithSession(session, openPush);
  const openReview = async () => {
    const [{ REVIEW_SERVICES }, reviews] = await Promise.all([
      loadChunk(() => import('#domain/accounts/services/review-services.ts')),
      loadChunk(() => adapters.openReviews()),
    ]);
    return composeServices(REVIEW_SERVICES, { ...adapters, reviews, accountsByNumber, session });
  };
  const openRides = async () => {
    const [{ RIDE_SERVICES }, ports, subscriber] = await Promise.all([
      loadChunk(() => import('#domain/rides/services/ride-services.ts')),
      ridePorts.load(),
      openPush === undefined ? null : loadChunk(openPush),
    ]);
    return composeServices(RIDE_SERVICES, { ...ports, subscriber, session });
  };
  const deskNeeds = async () => {
    const [shared, own] = await Promise.all([ridePorts.load(), dispatchPorts.load()]);
    return { ...shared, ...own, session };
  };
  const openDispatch = async () => {
    const [{ deskComposition }, needs] = await Promise.all([
      loadChunk(() => import('./desk-composition.ts')),
      deskNeeds(),
    ]);
    const { services, people } = deskComposition({ ...adapters, session });
    return { ...composeServices(services, needs), people };
  };
  const openOrders = async () => {
    const [{ orderComposition }, needs, orders] = await Promise.all([
      loadChunk(() => import('./order-composition.ts')),
      deskNeeds(),
      loadChunk(() => adapters.openOrders()),
    ]);
    const { services, openBilling } = orderComposition(bookPorts);
    return composeServices(services, { ...needs, orders, openBilling });
  };
  const openImports = async () => {
    const [{ IMPORT_SERVICES }, needs] = await Promise.all([
      loadChunk(() => import('#domain/rides/services/import-services.ts')),
      deskNeeds(),
    ]);
    return composeServices(IMPORT_SERVICES, needs);
  };
  const openBooks = async () => {
    const [{ BOOK_SERVICES }, ports] = await Promise.all([
      loadChunk(() => import('#domain/books/services/book-services.ts')),
      bookPorts.load(),
    ]);
    return composeServices(BOOK_SERVICES, { ...ports, session });
  };
  const openAccountForms = async () => {
    const { ACCOUNT_FORM_SERVICES } = await loadChunk(
      () => import('#domain/accounts/services/account-form-services.ts'),
    );
    return composeServices(ACCOUNT_FORM_SERVICES, { ...adapters, ...accounts });
  };
  const dispatch = createLazyServices(openDispatch);
  return {
    accounts,
    accountForms: createLazyServices(openAccountForms),
    review: createLazyServices(openReview),
    rides: createLazyServices(openRides),
    dispatch,
    orders: createLazyServices(openOrders),
    imports: createLazyServices(openImports),
    books: createLazyServices(openBooks),
  };
}
