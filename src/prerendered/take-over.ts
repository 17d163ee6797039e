import type { ReactNode } from 'react';
import { loadChunk } from '../app/load-chunk.ts';
import type { ProductAccess } from '../app/product-access.ts';
import type { Go } from './public-page.ts';

const loadOpening = () => loadChunk(() => import('../app/open-product.tsx'));

/** Switches from a public page to the routed product. */
export interface TakeOver {
  readonly go: Go;
  /** Preloads what `go` needs. */
  prepare(): void;
  /** Retries the last navigation if its code failed to load; `null` otherwise. */
  failure(): (() => void) | null;
  subscribe(listener: () => void): () => void;
}

/**
 * Lets the router take over at the first navigation. The page stays as it is until the next one can be rendered; of
 * several calls the last one wins.
 */
export function createTakeOver(access: ProductAccess, show: (content: ReactNode) => void): TakeOver {
  let retry: (() => void) | null = null;
  let latest = 0;
  const listeners = new Set<() => void>();
  const report = (next: (() => void) | null) => {
    retry = next;
    listeners.forEach((listener) => listener());
  };
  const go: Go = (href, { replace = false } = {}) => {
    latest += 1;
    const call = latest;
    if (retry !== null) report(null);
    const open = async () => {
      const { openProduct } = await loadOpening();
      if (call !== latest) return;
      const content = await openProduct(access, { href, replace });
      if (call === latest) show(content);
    };
    open().catch(() => call === latest && report(() => go(href, { replace })));
  };
  return {
    go,
    prepare: () => void loadOpening().catch(() => {}),
    failure: () => retry,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
