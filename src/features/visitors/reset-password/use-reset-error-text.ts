import type { ProductError } from '#domain/shared/product-error.ts';
import { errorCopy } from '../../../copy/errors.ts';
import { textOf } from '../../../copy/error-texts.ts';
import { resetPasswordCopy } from '../../../copy/reset-password.ts';
import { useCopy } from '../../../copy/language/use-copy.ts';

/** The text of a failure, with this page's own wording where it has one. */
export function useResetErrorText(): (error: ProductError) => string {
  const { errors } = useCopy(errorCopy);
  const copy = useCopy(resetPasswordCopy);
  return (error) => textOf(error, errors, copy.errors);
}
