import type { KeptSteps, UnsentFate } from '#domain/rides/ports/kept-steps.ts';
import { keepOnDevice, keptOnDevice } from '#core/session/device-storage.ts';

/** The unsent steps of this driver, as JSON in the browser's storage. */
export function keptSteps(uid: string): KeptSteps {
  const keyOf = (fate: UnsentFate) => `${fate}-steps ${uid}`;
  return {
    read(fate) {
      try {
        return JSON.parse(keptOnDevice(keyOf(fate)) ?? 'null');
      } catch {
        return null;
      }
    },
    keep: (fate, steps) => keepOnDevice(keyOf(fate), steps.length === 0 ? null : JSON.stringify(steps)),
  };
}
