import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { meaningOf } from '#domain/shared/error-meaning.ts';
import type { ErrorCode, ProductError } from '#domain/shared/product-error.ts';
import type { Result } from '#domain/shared/result.ts';
import type { Product } from '../product/product.ts';
import { useSubmission } from './use-submission.ts';

type FieldProblem<F extends string> = readonly [field: F, error: ProductError];
type FieldProblems<F extends string> = readonly FieldProblem<F>[];

/** What can be checked without the server, field by field in the order of the screen; `null` if a field is right. */
type FieldChecks<F extends string> = readonly (readonly [field: F, error: ProductError | null])[];

type Fields<F extends string> = Readonly<Record<F, RefObject<HTMLInputElement | null>>>;

interface FieldSubmissionOptions<F extends string> {
  readonly textOf: (error: ProductError) => string;
  /** The fields that errors belong to, for a form that asks for the same thing twice. */
  readonly own?: Partial<Record<ErrorCode, F>>;
}

/**
 * The provider refuses a few addresses that we accept; for the person who typed one it is just an invalid address. The
 * sign-in page shows the provider's code instead (spec 8).
 */
function withoutProvider(error: ProductError): ProductError {
  const refused = error.code === 'provider' && error.providerCode.replace('auth/', '') === 'invalid-email';
  return refused ? { code: 'email-malformed' } : error;
}

/**
 * A submission that shows a failure at its field, if the form has that field, and moves focus to the first such field. All
 * other failures go to the form's error box.
 */
export function useFieldSubmission<F extends string>(
  fields: Fields<F>,
  { textOf, own = {} }: FieldSubmissionOptions<F>,
) {
  const isField = (name: string): name is F => name in fields;
  const problemIn = (failure: ProductError): FieldProblem<F> | null => {
    const error = withoutProvider(failure);
    const field = own[error.code] ?? meaningOf(error).field;
    return field !== null && isField(field) ? [field, error] : null;
  };
  const submission = useSubmission();
  const [problems, setProblems] = useState<FieldProblems<F>>([]);
  const [toFocus, setToFocus] = useState<{ readonly field: F } | null>(null);
  // In an effect, so that the error is at the field before the focus is.
  const focus = useEffectEvent((field: F) => fields[field].current?.focus());
  useEffect(() => {
    if (toFocus !== null) focus(toFocus.field);
  }, [toFocus]);

  const showProblems = (found: FieldProblems<F>) => {
    setProblems(found);
    const [first] = found;
    if (first !== undefined) setToFocus({ field: first[0] });
  };
  const problemOf = (field: F) => problems.find(([name]) => name === field)?.[1] ?? null;
  const { failure } = submission;
  return {
    busy: submission.busy,
    finish: submission.finish,
    failure: failure !== null && problemIn(failure.error) === null ? failure : null,
    problemOf,
    /** The props of a field. While the form is busy the field is read-only and keeps the focus. */
    field(field: F) {
      const problem = problemOf(field);
      return {
        ref: fields[field],
        error: problem === null ? undefined : textOf(problem),
        readOnly: submission.busy,
        onInput: () => setProblems((known) => known.filter(([name]) => name !== field)),
      };
    },
    /** Resolves to `null` without sending if a field is wrong or another submit is running. */
    async submit<T>(
      checks: FieldChecks<F>,
      run: (product: Product) => Promise<Result<T>>,
    ): Promise<Result<T> | null> {
      const found = checks.flatMap(([field, error]) => (error === null ? [] : [[field, error] as const]));
      showProblems(found);
      if (found.length > 0) {
        submission.forget();
        return null;
      }
      const result = await submission.submit(run);
      const problem = result === null || result.ok ? null : problemIn(result.error);
      if (problem !== null) showProblems([problem]);
      return result;
    },
  };
}
