import { fail, succeed } from '../../shared/result.ts';
import { typedLines } from '../../shared/typed-text.ts';
import { LONGEST_REASON } from './account-limits.ts';
import { ACCOUNT_STEPS, type ReasonedStep } from './account-steps.ts';
import type { AccountResult } from './errors/account-error.ts';

/**
 * Parses the typed reason of a step; a blank reason becomes `null`. Fails with `reason-too-long`, or with
 * `reason-required` if the step requires a reason.
 */
export function parseStepReason(step: ReasonedStep, typed: string): AccountResult<string | null> {
  const reason = typedLines(typed);
  if (reason.length > LONGEST_REASON) return fail({ code: 'reason-too-long' });
  if (reason !== '') return succeed(reason);
  return ACCOUNT_STEPS[step].reason === 'required' ? fail({ code: 'reason-required' }) : succeed(null);
}
