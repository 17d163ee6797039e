import type { ReactNode } from 'react';
import { loadChunk } from '../app/load-chunk.ts';
import type { ProductAccess } from '../app/product-access.ts';
import type { Go } from './public-page.ts';

/** How long a navigation may take before it is said that it does. Milliseconds. */
const SLOW_AFTER_MS = 400;

const loadOpening = () => loadChunk(() => import('../app/open-product.tsx'));

/** Why the page of the last navigation is not there yet: it takes its time, or failed to load and can be tried again. */
export type Delay = 'slow' | (() => void);

/** Switches from a public page to the routed product. */
export interface TakeOver {
  readonly go: Go;
  /** Preloads what `go` needs. */
  prepare(): void;
  delay(): Delay | null;
  subscribe(listener: () => void): () => void;
}

/**
 * Lets the router take over at the first navigation. The page stays as it is until the next one can be rendered; of
 * several calls the last one wins.
 */
export function createTakeOver(
  access: ProductAccess,
  show: (content: ReactNode) => void,
  load = loadOpening,
): TakeOver {
  let delay: Delay | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let latest = 0;
  const listeners = new Set<() => void>();
  const report = (next: Delay | null) => {
    clearTimeout(timer);
    delay = next;
    listeners.forEach((listener) => listener());
  };
  const go: Go = (href, { replace = false } = {}) => {
    latest += 1;
    const call = latest;
    report(null);
    timer = setTimeout(report, SLOW_AFTER_MS, 'slow');
    const open = async () => {
      const { openProduct } = await load();
      if (call !== latest) return;
      const content = await openProduct(access, { href, replace });
      if (call !== latest) return;
      report(null);
      show(content);
    };
    const retry = () => {
      if (call === latest) go(href, { replace });
    };
    open().catch(() => {
      if (call !== latest) return;
      window.addEventListener('online', retry, { once: true });
      report(retry);
    });
  };
  return {
    go,
    prepare: () => void load().catch(() => {}),
    delay: () => delay,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
