import type { BillError } from '#domain/books/services/bill-error.ts';
import type { SystemError } from '#domain/shared/system-error.ts';
import { useErrorText } from '#words/use-error-text.ts';
import { useBillErrorCopy } from './bill-error-copy.ts';

/** Returns a function that words any failure about bills in the chosen language. */
export function useBillText(): (error: BillError) => string {
  return useErrorText<Exclude<BillError, SystemError>>(useBillErrorCopy());
}
