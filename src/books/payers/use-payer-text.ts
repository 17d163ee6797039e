import type { PayerInputError } from '#domain/books/model/payers/parse-payer.ts';
import type { PayerError } from '#domain/books/services/firm-payers.ts';
import type { SystemError } from '#domain/shared/system-error.ts';
import { useErrorText } from '#words/use-error-text.ts';
import { usePayersCopy } from './payers-copy.ts';

type Own = PayerInputError | Exclude<PayerError, SystemError>;

/** Returns a function that words any failure on the page of account customers in the chosen language. */
export function usePayerText(): (error: PayerInputError | PayerError) => string {
  return useErrorText<Own>(usePayersCopy().errors);
}
