import { intervals } from '../core/session/intervals.ts';
import type { ProductAccess } from '../core/product/product-access.ts';
import { watchWhileVisible } from '../core/session/watch-while-visible.ts';

/** Re-reads the user's profile while the page is visible, so that a decision takes effect here too (design D27). */
export function watchSession(access: ProductAccess): () => void {
  return watchWhileVisible(() => {
    const { state } = access.session.current();
    if (state === 'signed-in' || state === 'unreachable') void access.loaded()?.session.refresh();
  }, intervals.session);
}
