import type { SessionStorage } from '#adapters/memory/browser-session.ts';
import { aMemoryStage, sessionIn } from '#adapters/memory/memory-stage.builder.ts';
import type { Product } from '#core/product/product.ts';
import { composeProduct } from '#app/composition/compose-product.ts';
import type { ActionOutcome, Scene } from './product-request.ts';

export type Stage = ReturnType<typeof aMemoryStage>;

/** Waits until all code that waits only for promises has run: `setImmediate` comes after that. */
export const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

function createStorage(): SessionStorage & { isEmpty(): boolean } {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    isEmpty: () => items.size === 0,
  };
}

/** Waits until the session's state is known. Returns what the person then sees. */
export async function outcomeOfSession({ accounts: { session } }: Product): Promise<ActionOutcome> {
  while (session.current().state === 'loading') await settle();
  const now = session.current();
  switch (now.state) {
    case 'unreachable':
      return { shown: now.error.code, error: now.error };
    case 'signed-out':
      return { shown: now.reason?.code ?? 'signed out', error: now.reason };
    default:
      return { shown: 'success', error: null };
  }
}

/** A browser, by default in a world of its own. Its product starts on demand. */
export function openDevice(stage: Stage = aMemoryStage()) {
  const storage = createStorage();
  const { network, openTab } = stage.world.openBrowser(storage);
  let running: { product: Product; close: () => void } | null = null;
  const start = () => {
    const tab = openTab();
    const product = composeProduct(tab);
    running = { product, close: tab.close };
    return product;
  };
  const product = () => running?.product ?? start();
  const device: Pick<Scene, 'network' | 'product' | 'close' | 'reopen'> = {
    network,
    product,
    close: () => running?.close(),
    async reopen() {
      const reopened = composeProduct(stage.world.openBrowser(storage).openTab());
      await outcomeOfSession(reopened);
      return reopened;
    },
  };
  return {
    ...device,
    stage,
    start,
    keepsSession: () => !storage.isEmpty(),
    /** The product after it has found no session. */
    async startedProduct() {
      const started = product();
      await sessionIn(started.accounts.session, 'signed-out');
      return started;
    },
  };
}
