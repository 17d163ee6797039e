import { waitingStep, type WaitingStep } from '#domain/rides/model/outbox/waiting-step.ts';
import { listOf } from '#domain/rides/model/stored/kinds.ts';
import { keepOnDevice, keptOnDevice } from '../../../core/session/device-storage.ts';

const keyOf = (uid: string) => `waiting-steps ${uid}`;
const readSteps = listOf(waitingStep);

/** The steps of this driver that wait on this device, also after a reload; none if what is kept is no such list. */
export function keptSteps(uid: string): readonly WaitingStep[] {
  try {
    return readSteps(JSON.parse(keptOnDevice(keyOf(uid)) ?? '[]')) ?? [];
  } catch {
    return [];
  }
}

export function keepSteps(uid: string, steps: readonly WaitingStep[]): void {
  keepOnDevice(keyOf(uid), steps.length === 0 ? null : JSON.stringify(steps));
}
