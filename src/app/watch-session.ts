import type { ProductAccess } from './product-access.ts';
import { watchWhileVisible } from './watch-while-visible.ts';

const EVERY_MINUTE = 60_000;

/** Reads the own profile again while somebody looks, so that a decision takes effect here too (design D27). */
export function watchSession(access: ProductAccess, interval = EVERY_MINUTE): () => void {
  return watchWhileVisible(() => {
    const { state } = access.session.current();
    if (state === 'signed-in' || state === 'unreachable') void access.loaded()?.session.refresh();
  }, interval);
}
