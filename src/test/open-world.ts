import { aMemoryStage } from '#adapters/memory/memory-stage.builder.ts';
import { createProductAccess } from '../core/product/product-access.ts';
import { composeProduct } from '../app/composition/compose-product.ts';

/** A memory world and one browser in it, whose product arrives when a page asks for it. */
export function openWorld(stage = aMemoryStage()) {
  const browser = stage.world.openBrowser();
  let arrival: Promise<void> = Promise.resolve();
  return {
    stage,
    browser,
    network: browser.network,
    /** The product stays away until the returned function lets it arrive. */
    holdProduct() {
      let release = () => {};
      arrival = new Promise((resolve) => {
        release = resolve;
      });
      return () => release();
    },
    load: async () => {
      await arrival;
      return composeProduct(browser.openTab());
    },
  };
}

export type World = ReturnType<typeof openWorld>;

export function accessTo(world: World) {
  return createProductAccess(() => world.load());
}
