import { createContext, use, useEffect, useSyncExternalStore, type ReactNode } from 'react';
import type { SessionState } from '#domain/accounts/services/session.ts';
import { LOADING } from '../session/session-store.ts';
import type { ProductAccess } from './product-access.ts';
import type { Product } from './product.ts';

const ProductContext = createContext<ProductAccess | null>(null);

export function ProductProvider({ access, children }: { access: ProductAccess; children: ReactNode }) {
  return <ProductContext value={access}>{children}</ProductContext>;
}

export function useProductAccess(): ProductAccess {
  const access = use(ProductContext);
  if (access === null) throw new Error('A screen that needs the product is outside ProductProvider.');
  return access;
}

/** For screens behind sign-in, where the product is always loaded. */
export function useProduct(): Product {
  const product = useProductAccess().loaded();
  if (product === null) throw new Error('A screen that needs the product is before sign-in.');
  return product;
}

const onServer = (): SessionState => LOADING;

/**
 * The session; `loading` until the product is loaded and knows the session. Without a configuration there is no
 * product, and the session is signed out.
 */
export function useSessionState(): SessionState {
  const { session } = useProductAccess();
  return useSyncExternalStore(session.subscribe, session.current, onServer);
}

/** The note for a person who was redirected to the page at this path. It stays until they leave the page. */
export function useArrivalNote(path: string): ReactNode {
  const { arrivalNotes } = useProductAccess();
  useEffect(() => () => void arrivalNotes.delete(path), [arrivalNotes, path]);
  return arrivalNotes.get(path);
}
