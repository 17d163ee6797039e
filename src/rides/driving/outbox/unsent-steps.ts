import type { UnsentSteps, UnsentFate } from '#domain/rides/ports/unsent-steps.ts';
import { storeOnDevice, storedOnDevice } from '#core/session/device-storage.ts';

/** The unsent steps of this driver, as JSON in the browser's storage. */
export function unsentSteps(uid: string): UnsentSteps {
  const keyOf = (fate: UnsentFate) => `${fate}-steps ${uid}`;
  return {
    read(fate) {
      try {
        return JSON.parse(storedOnDevice(keyOf(fate)) ?? 'null');
      } catch {
        return null;
      }
    },
    store: (fate, steps) => storeOnDevice(keyOf(fate), steps.length === 0 ? null : JSON.stringify(steps)),
  };
}
