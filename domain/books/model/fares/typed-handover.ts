import { fail, succeed, type Result } from '../../../shared/result.ts';
import { typedText } from '../../../shared/typed-text.ts';
import type { Currency } from '../basics/money.ts';
import { parseAmount, type AmountFlaw } from '../basics/typed-amount.ts';
import { HANDOVER_REASONS, type NewHandover } from './handover.ts';

/** The form in which the desk enters cash that a driver hands in. */
export interface HandoverForm {
  /** A negative amount corrects an earlier line. */
  readonly amount: string;
  /** The reason of a negative amount; `''` if none is chosen. */
  readonly why: string;
  readonly note: string;
}

export const EMPTY_HANDOVER: HandoverForm = { amount: '', why: '', note: '' };

export const LONGEST_HANDOVER_NOTE = 200;

export type HandoverFlaw =
  | { readonly code: 'amount-unusable'; readonly field: 'amount'; readonly why: AmountFlaw | 'required' }
  | { readonly code: 'reason-required'; readonly field: 'why' }
  | { readonly code: 'note-too-long'; readonly field: 'note' };

const MINUS = /^\s*[-−]/;

/** Whether a typed amount is negative. It then needs a reason. */
export const isNegative = (amount: string): boolean => MINUS.test(amount);

const flawed = (why: AmountFlaw | 'required') =>
  fail({ code: 'amount-unusable', field: 'amount', why } as const);

/** Parses a line of handed-in cash. Fails with the first flaw, for zero with `required`. */
export function parseHandover(
  { amount: typed, why: chosen, note: written }: HandoverForm,
  currency: Currency,
): Result<Pick<NewHandover, 'currency' | 'amount' | 'why' | 'note'>, HandoverFlaw> {
  const amount = parseAmount(typed.replace(MINUS, ''), currency);
  if (typed.trim() === '') return flawed('required');
  if (!amount.ok) return flawed(amount.error);
  if (amount.value === 0) return flawed('required');
  if (!isNegative(typed)) return succeed({ currency, amount: amount.value, why: null, note: null });
  const why = HANDOVER_REASONS.find((each) => each === chosen);
  if (why === undefined) return fail({ code: 'reason-required', field: 'why' });
  const note = typedText(written);
  if (note.length > LONGEST_HANDOVER_NOTE) return fail({ code: 'note-too-long', field: 'note' });
  const isNoted = why === 'other' && note !== '';
  return succeed({ currency, amount: -amount.value, why, note: isNoted ? note : null });
}
