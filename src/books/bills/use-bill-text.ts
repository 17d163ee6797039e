import type { BillError } from '#domain/books/services/bill-error.ts';
import type { SystemError } from '#domain/shared/system-error.ts';
import { loadFailureOf } from '#ui/feedback/load-failure.tsx';
import { useErrorText } from '#words/use-error-text.ts';
import { useBillErrorCopy } from './bill-error-copy.ts';

/** Returns a function that words any failure about bills in the chosen language. */
export function useBillText(): (error: BillError) => string {
  return useErrorText<Exclude<BillError, SystemError>>(useBillErrorCopy());
}

/** Says which part of the bills could not be loaded and why, with a retry button. */
export const BillFailure = loadFailureOf(useBillText);
