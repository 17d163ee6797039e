import type { debugLogin } from '../../../copy/debug-login.ts';
import type { RepairStep } from './use-repair-steps.ts';

/** The heading of a step; the first one has only the page's. */
export function stepHeading(state: RepairStep, copy: typeof debugLogin): string {
  if (state.step === 'proof') return copy.title;
  if (state.step === 'findings') return copy.foundHeading;
  if (state.outlook.state !== 'healthy') return copy.administratorHeading;
  if (state.repaired) return copy.repairedHeading;
  // Where nothing was repaired, the rejection matters more than the complete record.
  return state.gate === 'rejected' ? copy.rejectedHeading : copy.healthyHeading;
}
