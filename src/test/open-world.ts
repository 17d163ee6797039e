import type { SeedAccount } from '#adapters/memory/memory-seed.ts';
import { aMemoryStage, PASSWORD } from '#adapters/memory/memory-stage.builder.ts';
import type { PushSubscriber } from '#domain/rides/ports/push-subscriber.ts';
import { fail, succeed } from '#domain/shared/result.ts';
import { valueOf } from '#domain/shared/value-of.builder.ts';
import { createProductAccess } from '#core/product/product-access.ts';
import { composeProduct } from '#app/composition/compose-product.ts';

/** A memory world and one browser in it. The browser's product loads when a page needs it. */
export function openWorld(stage = aMemoryStage()) {
  const browser = stage.world.openBrowser();
  let arrival: Promise<void> = Promise.resolve();
  let openPush: (() => Promise<PushSubscriber>) | undefined;
  const load = async () => {
    await arrival;
    return composeProduct({ ...browser.openTab(), openPush });
  };
  return {
    stage,
    browser,
    network: browser.network,
    /** Delays the product until the returned function is called. */
    holdProduct() {
      let release = () => {};
      arrival = new Promise((resolve) => {
        release = resolve;
      });
      return () => release();
    },
    load,
    /** Lets this browser subscribe to notices. Call this before the product is loaded. */
    subscribeBy(subscriber: PushSubscriber) {
      openPush = async () => subscriber;
    },
    /** Adds an account, and opens its owner's session in this browser. */
    async enter(given: Partial<SeedAccount> = {}) {
      const account = stage.addAccount(given);
      const product = await load();
      valueOf(await product.accounts.signIn({ email: account.email, password: PASSWORD, area: null }));
      return { account, product };
    },
    /** The number of requests of this kind, such as `list users`. */
    requestsOf: browser.network.requestsOf,
  };
}

export type World = ReturnType<typeof openWorld>;

/** The access to the world's product. A load that fails counts as a lost network. */
export function accessTo(world: World) {
  return createProductAccess(async () => {
    try {
      return succeed(await world.load());
    } catch {
      return fail({ code: 'network' });
    }
  });
}
