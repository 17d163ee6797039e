import type { ProductError } from '#domain/shared/product-error.ts';
import { textOf, type ErrorTexts } from './error-texts.ts';
import { useErrorCopy } from './errors.ts';

/** The text of a failure in the chosen language; `own` holds a page's own wording. */
export function useErrorText(own?: Partial<ErrorTexts>): (error: ProductError) => string {
  const errors = useErrorCopy();
  return (error) => textOf(error, errors, own);
}
