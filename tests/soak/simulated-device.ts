import { systemClock } from '#adapters/device/system-clock.ts';
import type { FirebaseWorld } from '#adapters/firebase/testing/firebase-world.ts';
import type { Product } from '#src/core/product/product.ts';
import { composeProduct } from '#src/app/composition/compose-product.ts';
import type { Dice } from './dice.ts';

const CHANGES = ['identity', 'documents'] as const;

/** A browser with the product in one tab, on a network that fails now and then. */
export interface SimulatedDevice {
  product(): Product;
  /** Closes the tab and opens another one. */
  reopen(): Promise<void>;
  /** Acts while the network may fail; `true` if a fault was injected. */
  withFault(act: () => Promise<void>): Promise<boolean>;
  /** Closes the tab and the browser. */
  close(): Promise<void>;
}

export async function openDevice(world: FirebaseWorld, dice: Dice): Promise<SimulatedDevice> {
  const { network, openTab, close } = await world.openBrowser();
  const start = async () => {
    const tab = await openTab();
    return { tab, product: composeProduct({ ...tab, clock: systemClock }) };
  };
  let running = await start();

  const setFault = (): boolean => {
    const change = dice.pick(CHANGES) ?? 'documents';
    const chance = dice.next();
    if (chance < 0.12) network.loseNextRequest(change);
    else if (chance < 0.24) network.loseNextAnswer(change);
    else if (chance < 0.3) network.goOffline();
    return chance < 0.3;
  };
  return {
    product: () => running.product,
    async reopen() {
      await running.tab.close();
      running = await start();
    },
    async withFault(act) {
      const isFaulty = setFault();
      await act();
      network.goOnline();
      return isFaulty;
    },
    close,
  };
}
