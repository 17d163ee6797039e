import type { ReactNode } from 'react';
import type { AccountFailure } from '#domain/accounts/model/errors/account-error.ts';
import type { Product, LoadProduct } from './product.ts';
import { hasSessionHint } from '../session/session-hint.ts';
import { createSessionStore, type SessionStore } from '../session/session-store.ts';

/** Access to a product that loads after the page. Screens load it; guards and screens read its session. */
export interface ProductAccess {
  readonly load: LoadProduct;
  /** The product if it is loaded. Does not start a load. */
  loaded(): Product | null;
  readonly session: SessionStore;
  /**
   * The notes for people who are redirected to a page, by the page's path; `useArrivalNote` reads them. They are in
   * memory only, because a note may contain an address and is out of date after a reload.
   */
  readonly arrivalNotes: Map<string, ReactNode>;
}

/** Without a configuration of the product, the session is signed out. The sign-in page shows the reason once. */
function followNobody(session: SessionStore, reason: AccountFailure): void {
  if (session.current().state === 'signed-out') return;
  const state = { state: 'signed-out', reason } as const;
  session.follow({ current: () => state, subscribe: () => () => {} });
}

/** One access per page load. All callers share a successful load; after a failed load the next call tries again. */
export function createProductAccess(loadProduct: LoadProduct): ProductAccess {
  let product: Product | null = null;
  let loading: ReturnType<LoadProduct> | null = null;
  const load = () => {
    loading ??= loadProduct().then((loaded) => {
      if (loaded.ok) {
        product = loaded.value;
        session.follow(product.accounts.session);
      } else {
        loading = null;
        if (loaded.error.code === 'auth-not-initialized') followNobody(session, loaded.error);
      }
      return loaded;
    });
    return loading;
  };
  const session = createSessionStore(load, hasSessionHint());
  return { load, loaded: () => product, session, arrivalNotes: new Map() };
}
