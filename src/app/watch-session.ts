import { intervals } from './intervals.ts';
import type { ProductAccess } from './product-access.ts';
import { watchWhileVisible } from './watch-while-visible.ts';

/** Re-reads the user's profile while the page is visible, so that a decision takes effect here too (design D27). */
export function watchSession(access: ProductAccess): () => void {
  return watchWhileVisible(() => {
    const { state } = access.session.current();
    if (state === 'signed-in' || state === 'unreachable') void access.loaded()?.session.refresh();
  }, intervals.session);
}
