import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { accountMeaning } from '#domain/accounts/model/errors/account-meaning.ts';
import type { AccountFailure } from '#domain/accounts/model/errors/account-error.ts';
import type { SystemError } from '#domain/shared/system-error.ts';
import type { Result } from '#domain/shared/result.ts';
import type { Product } from '../product/product.ts';
import { useSubmission } from './use-submission.ts';

/** A focusable control: an input, a text area, a select, or the first button of a group. */
type Control = HTMLElement & { value?: string };

/** The props of a field. A field is read-only while the form is busy, and keeps the focus. */
export interface FormField {
  readonly ref: (control: Control | null) => void;
  readonly error: string | undefined;
  readonly readOnly: boolean;
  readonly onInput: () => void;
}

interface FormOptions<E> {
  /** The name of the field that an error is about; `null` if it is about no field. */
  readonly fieldOf: (error: E) => string | null;
  readonly textOf: (error: E) => string;
}

/**
 * A submission with fields. Each error is shown at its field if the form has that field. Other errors are shown in the
 * error box. After a failed submission, the field gets the focus. `typed` reads an uncontrolled field.
 */
export function useForm<F extends string, E extends { readonly code: string }>(
  fields: readonly F[],
  { fieldOf, textOf }: FormOptions<E | SystemError>,
  leaves?: 'leaves',
) {
  type Problem = E | SystemError;
  const { busy, failure, submit, show, finish } = useSubmission<E>(leaves);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const controls = useRef(new Map<F, Control | null>());
  const ownField = (error: Problem) => fields.find((field) => field === fieldOf(error));
  const problemOf = (field: F) => problems.find((error) => ownField(error) === field);
  const failed = failure === null ? undefined : ownField(failure.error);
  // The effect runs after the error is shown at the field, so screen readers read it with the field.
  const focus = useEffectEvent(() => failed !== undefined && controls.current.get(failed)?.focus());
  useEffect(() => {
    if (failure !== null) focus();
  }, [failure]);
  return {
    busy,
    finish,
    failure: failed === undefined ? failure : null,
    problemOf,
    field(field: F): FormField {
      const problem = problemOf(field);
      return {
        ref: (control: Control | null) => void controls.current.set(field, control),
        error: problem && textOf(problem),
        readOnly: busy,
        onInput: () => setProblems((known) => known.filter((error) => ownField(error) !== field)),
      };
    },
    /** The control of a field, which a caller may focus. */
    control: (field: F) => controls.current.get(field),
    /** The text in an uncontrolled field. */
    typed: (field: F) => controls.current.get(field)?.value ?? '',
    /** Shows errors that were found without the server. Returns `true` if there are any: the form must not be sent. */
    refuses(found: readonly (Problem | null)[]): boolean {
      const wrong = found.filter((error) => error !== null);
      const [first] = wrong;
      if (busy || first === undefined) return busy;
      setProblems(wrong);
      show(first);
      return true;
    },
    async submit<T>(
      run: (product: Product) => Promise<Result<T, Problem>>,
    ): Promise<Result<T, Problem> | null> {
      setProblems([]);
      const result = await submit(run);
      if (result?.ok === false) setProblems([result.error]);
      return result;
    },
  };
}

/**
 * Replaces the provider's refusal of an address that our own check accepts. The person then reads that the address is
 * invalid. The sign-in page shows the provider's code instead (spec 8).
 */
function withoutProvider(error: AccountFailure): AccountFailure {
  const refused = error.code === 'provider' && error.reason === 'invalid-email';
  return refused ? { code: 'email-malformed' } : error;
}

/** The field and the text of an account error, for `useForm`. */
export const atFields = (textOf: (error: AccountFailure) => string) => ({
  fieldOf: (error: AccountFailure) => accountMeaning(withoutProvider(error)).field,
  textOf: (error: AccountFailure) => textOf(withoutProvider(error)),
});
