import type { WaitingStep } from '../model/steps/waiting-step.ts';

/** What became of a step that could not be sent at once. */
export type UnsentFate = 'waiting' | 'refused';

/** Where a device keeps the unsent steps of one driver, over reloads and sign-outs (rides R25). The driver's page implements it. */
export interface KeptSteps {
  /** What is kept: of any shape, so the reader parses it. `null` if nothing is, or if it cannot be read. */
  read(fate: UnsentFate): unknown;
  /** Keeps these steps instead; an empty list forgets them. */
  keep(fate: UnsentFate, steps: readonly WaitingStep[]): void;
}
