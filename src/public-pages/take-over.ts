import type { ReactNode } from 'react';
import { loadChunk } from '#core/product/load-chunk.ts';
import type { ProductAccess } from '#core/product/product-access.ts';
import type { Go } from '#core/navigation/public-page.ts';

/** How long a navigation may take before the page reports the loading. Milliseconds. */
const SLOW_AFTER_MS = 400;

const loadOpening = () => loadChunk(() => import('#app/open-product.tsx'));

/** The state of a navigation that has not reached its page yet. */
export interface Delay {
  readonly state: 'slow' | 'failed';
  /** Repeats the navigation. `null` until it has failed once. */
  readonly retry: (() => void) | null;
}

/** Switches from a public page to the routed product. */
export interface TakeOver {
  readonly go: Go;
  /** Preloads what `go` needs. */
  prepare(): void;
  /** `null` if no navigation is slow or has failed. */
  delay(): Delay | null;
  /** Calls the listener when `delay` has changed. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
}

/**
 * Lets the router take over at the first navigation. The current page stays until the next page can be rendered. Of
 * several calls, only the last call counts. A failed navigation is repeated when the device comes online. If a repeated
 * navigation fails online, the browser loads the address as a document. Firefox never requests a failed module again.
 * Repeating and loading would both lose input. So if there was input since the navigation began, the page only offers a
 * retry.
 */
export function createTakeOver(
  access: ProductAccess,
  show: (content: ReactNode) => void,
  load = loadOpening,
): TakeOver {
  let delay: Delay | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let latest = 0;
  let untouched = new AbortController();
  const listeners = new Set<() => void>();
  const report = (next: Delay | null) => {
    clearTimeout(timer);
    delay = next;
    listeners.forEach((listener) => listener());
  };
  const navigate = (href: string, replace: boolean, isRepeated = false) => {
    latest += 1;
    const call = latest;
    untouched.abort();
    untouched = new AbortController();
    const { signal } = untouched;
    document.addEventListener('input', () => untouched.abort(), { signal });
    clearTimeout(timer);
    timer = setTimeout(report, SLOW_AFTER_MS, { state: 'slow', retry: delay?.retry ?? null });
    const open = async () => {
      const { openProduct } = await load();
      if (call !== latest) return;
      const content = await openProduct(access, { href, replace });
      if (call !== latest) return;
      report(null);
      show(content);
    };
    const retry = () => navigate(href, replace, true);
    open().catch(() => {
      if (call !== latest) return;
      if (isRepeated && navigator.onLine && !signal.aborted)
        return replace ? location.replace(href) : location.assign(href);
      window.addEventListener('online', retry, { signal });
      report({ state: 'failed', retry });
    });
  };
  const go: Go = (href, { replace = false } = {}) => {
    report(null);
    navigate(href, replace);
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
