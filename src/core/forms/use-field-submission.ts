import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import type { ProductError } from '#domain/shared/product-error.ts';
import type { Result } from '#domain/shared/result.ts';
import type { Product } from '../product/product.ts';
import { useSubmission } from './use-submission.ts';

/** What is wrong with which field, in the order of the fields on the screen. */
export type FieldProblem<F extends string> = readonly [field: F, error: ProductError];
export type FieldProblems<F extends string> = readonly FieldProblem<F>[];

type Fields<F extends string> = Readonly<Record<F, RefObject<HTMLInputElement | null>>>;

/**
 * A submission that shows a failure at its field where `fieldOf` names one, and moves focus to the first such field. All
 * other failures go to the form's error box.
 */
export function useFieldSubmission<F extends string>(
  fields: Fields<F>,
  fieldOf: (error: ProductError) => FieldProblem<F> | null,
) {
  const submission = useSubmission();
  const [problems, setProblems] = useState<FieldProblems<F>>([]);
  const [toFocus, setToFocus] = useState<{ readonly field: F } | null>(null);
  // In an effect, because a field cannot take focus before it is enabled again.
  const focus = useEffectEvent((field: F) => fields[field].current?.focus());
  useEffect(() => {
    if (toFocus !== null) focus(toFocus.field);
  }, [toFocus]);

  const showProblems = (found: FieldProblems<F>) => {
    setProblems(found);
    const [first] = found;
    if (first !== undefined) setToFocus({ field: first[0] });
  };
  const { failure } = submission;
  return {
    busy: submission.busy,
    finish: submission.finish,
    /** The failure for the error box. */
    failure: failure !== null && fieldOf(failure.error) === null ? failure : null,
    problemOf: (field: F) => problems.find(([name]) => name === field)?.[1] ?? null,
    clearProblem: (field: F) => setProblems((known) => known.filter(([name]) => name !== field)),
    /** Resolves to `null` without sending if `found` is not empty or another submit is running. */
    async submit<T>(
      found: FieldProblems<F>,
      run: (product: Product) => Promise<Result<T>>,
    ): Promise<Result<T> | null> {
      showProblems(found);
      if (found.length > 0) {
        submission.forget();
        return null;
      }
      const result = await submission.submit(run);
      const problem = result === null || result.ok ? null : fieldOf(result.error);
      if (problem !== null) showProblems([problem]);
      return result;
    },
  };
}
