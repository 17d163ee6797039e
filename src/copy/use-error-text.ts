import type { ProductError } from '#domain/shared/product-error.ts';
import { textOf } from './error-texts.ts';
import { useErrorCopy } from './errors.ts';

/** The text of a failure in the chosen language. */
export function useErrorText(): (error: ProductError) => string {
  const { errors } = useErrorCopy();
  return (error) => textOf(error, errors);
}

/** The same, with the sign-in page's own wording where it has one. */
export function useSignInErrorText(): (error: ProductError) => string {
  const { errors, signInErrors } = useErrorCopy();
  return (error) => textOf(error, errors, signInErrors);
}
