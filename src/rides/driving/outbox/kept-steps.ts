import { waitingStep, type WaitingStep } from '#domain/rides/model/outbox/waiting-step.ts';
import { listOf } from '#domain/rides/model/stored/kinds.ts';
import { keepOnDevice, keptOnDevice } from '#core/session/device-storage.ts';

type Fate = 'waiting' | 'refused';

const keyOf = (fate: Fate, uid: string) => `${fate}-steps ${uid}`;
const readSteps = listOf(waitingStep);

/** The steps of this driver that wait on this device, or were refused; none if what is kept is no such list. */
export function keptSteps(fate: Fate, uid: string): readonly WaitingStep[] {
  try {
    return readSteps(JSON.parse(keptOnDevice(keyOf(fate, uid)) ?? '[]')) ?? [];
  } catch {
    return [];
  }
}

export function keepSteps(fate: Fate, uid: string, steps: readonly WaitingStep[]): void {
  keepOnDevice(keyOf(fate, uid), steps.length === 0 ? null : JSON.stringify(steps));
}
