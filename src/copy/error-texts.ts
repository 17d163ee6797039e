import type { ErrorCode, ProductError } from '#domain/shared/product-error.ts';
import { withoutDirectionControls } from '../core/text/without-direction-controls.ts';

/** One text for every code: a missing one is a compile error. */
export type ErrorTexts = {
  readonly [C in ErrorCode]: (error: Extract<ProductError, { code: C }>) => string;
};

/** The text of an error; `own` holds a page's own wording. */
export function textOf(error: ProductError, texts: ErrorTexts, own: Partial<ErrorTexts> = {}): string {
  // The record's entry for a code takes exactly the errors of that code, which TypeScript cannot follow through an index.
  const write = (own[error.code] ?? texts[error.code]) as (error: ProductError) => string;
  // A stored name within the sentence must not change the direction of the rest of it.
  return withoutDirectionControls(write(error));
}
