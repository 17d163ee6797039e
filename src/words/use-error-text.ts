import type { ProductError } from '#domain/shared/product-error.ts';
import { withoutDirectionControls } from '#core/text/without-direction-controls.ts';
import { useErrorCopy, type ErrorTexts } from './errors-copy.ts';

/** The text of an error; `own` holds a page's own wording. */
export function textOf(error: ProductError, texts: ErrorTexts, own: Partial<ErrorTexts> = {}): string {
  // The record's entry for a code takes exactly the errors of that code, which TypeScript cannot follow through an index.
  const write = (own[error.code] ?? texts[error.code]) as (error: ProductError) => string;
  // A stored name within the sentence must not change the direction of the rest of it.
  return withoutDirectionControls(write(error));
}

/** The text of a failure in the chosen language; `own` holds a page's own wording. */
export function useErrorText(own?: Partial<ErrorTexts>): (error: ProductError) => string {
  const errors = useErrorCopy();
  return (error) => textOf(error, errors, own);
}
