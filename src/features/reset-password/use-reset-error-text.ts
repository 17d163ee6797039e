import type { ProductError } from '#domain/errors/product-error.ts';
import { errorCopy } from '../../copy/errors.ts';
import { textOf } from '../../copy/error-texts.ts';
import { resetPasswordCopy } from '../../copy/reset-password.ts';
import { useCopy } from '../../copy/use-copy.ts';

/** Says a failure in this page's own words, where it has any. */
export function useResetErrorText(): (error: ProductError) => string {
  const { errors } = useCopy(errorCopy);
  const copy = useCopy(resetPasswordCopy);
  return (error) => textOf(error, errors, copy.errors);
}
