import type { ProductError } from '#domain/shared/product-error.ts';
import { useErrorCopy } from '../../../copy/errors.ts';
import { textOf } from '../../../copy/error-texts.ts';
import { useResetPasswordCopy } from '../../../copy/reset-password.ts';

/** The text of a failure, with this page's own wording where it has one. */
export function useResetErrorText(): (error: ProductError) => string {
  const { errors } = useErrorCopy();
  const copy = useResetPasswordCopy();
  return (error) => textOf(error, errors, copy.errors);
}
