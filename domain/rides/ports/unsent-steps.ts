import type { WaitingStep } from '../model/steps/waiting-step.ts';

/** The fate of a step that could not be sent at once. */
export type UnsentFate = 'waiting' | 'refused';

/** The unsent steps of one driver on a device. They survive reloads and sign-outs (rides R25). */
export interface UnsentSteps {
  /** The stored value, of any shape; `null` if there is none, or it cannot be read. */
  read(fate: UnsentFate): unknown;
  /** Replaces the stored steps; an empty list removes them. */
  store(fate: UnsentFate, steps: readonly WaitingStep[]): void;
}
