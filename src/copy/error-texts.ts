import type { ErrorCode, ProductError } from '#domain/errors/product-error.ts';
import { withoutDirectionControls } from '../ui/without-direction-controls.ts';

/** A text for every code, so that a missing one does not compile. */
export type ErrorTexts = {
  readonly [C in ErrorCode]: (error: Extract<ProductError, { code: C }>) => string;
};

/** The text of an error; `own` holds what a page says in its own words. */
export function textOf(error: ProductError, texts: ErrorTexts, own: Partial<ErrorTexts> = {}): string {
  // The record's entry for a code takes exactly the errors of that code, which TypeScript cannot follow through an index.
  const write = (own[error.code] ?? texts[error.code]) as (error: ProductError) => string;
  // Somebody's stored name may stand in the sentence, and must not turn the rest of it around.
  return withoutDirectionControls(write(error));
}
