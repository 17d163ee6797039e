import { useEffect, useRef, useState } from 'react';
import { rideErrorField } from '#domain/rides/model/errors/ride-error-field.ts';
import type { RideFailure, RideFormField } from '#domain/rides/model/errors/ride-error.ts';
import type { Result } from '#domain/shared/result.ts';
import { catchDefect } from '#core/product/catch-defect.ts';

/** A failure that belongs to no field of the form; a new `focusKey` moves the focus to the box. */
interface RideFormFailure {
  readonly error: RideFailure;
  readonly focusKey: object;
}

/** A caller's name and the choice of who calls are fields, too, but cannot be wrong. */
type FieldName = RideFormField | 'name' | 'who';
type Problems = readonly RideFailure[];

/**
 * A form of rides: one submit at a time; a failure is shown at its field, if the form has that field, and the first such
 * field gets the focus. A button without fields is a form, too. `textOf` is `useRideErrorText()`, or the page's own words.
 */
export function useRideForm<Name extends FieldName>(
  names: readonly Name[],
  textOf: (error: RideFailure) => string,
) {
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState<Problems>([]);
  const [failure, setFailure] = useState<RideFormFailure | null>(null);
  const [toFocus, setToFocus] = useState<{ readonly field: Name } | null>(null);
  const elements = useRef(new Map<Name, HTMLElement | null>());
  const running = useRef(false);
  const fieldOf = (error: RideFailure) => {
    const field = rideErrorField(error);
    return names.find((name) => name === field) ?? null;
  };
  // In an effect, so that the error is at the field before the focus is.
  useEffect(() => {
    if (toFocus !== null) elements.current.get(toFocus.field)?.focus();
  }, [toFocus]);

  const show = (found: Problems) => {
    setProblems(found);
    const [first] = found;
    const field = first === undefined ? null : fieldOf(first);
    if (field !== null) setToFocus({ field });
    const other = found.find((error) => fieldOf(error) === null);
    setFailure(other === undefined ? null : { error: other, focusKey: {} });
  };

  return {
    busy,
    failure,
    /** The props of a field. While the form is busy the field is read-only and keeps the focus. */
    field(name: Name) {
      const problem = problems.find((error) => fieldOf(error) === name);
      return {
        ref: (element: HTMLElement | null) => void elements.current.set(name, element),
        error: problem === undefined ? undefined : textOf(problem),
        readOnly: busy,
        onInput: () => setProblems((known) => known.filter((error) => fieldOf(error) !== name)),
      };
    },
    /** The control of a field, to move the focus to. */
    control: (name: Name) => elements.current.get(name) ?? null,
    /**
     * Sends the values if the form's parser accepted them. Resolves to `null` without sending if something is wrong or
     * another submit is running. For a step without values `checked` is `succeed()`.
     */
    async submit<Values, T>(
      checked: Result<Values, readonly RideFailure[]>,
      run: (values: Values) => Promise<Result<T, RideFailure>>,
    ): Promise<Result<T, RideFailure> | null> {
      if (running.current) return null;
      if (!checked.ok) {
        show(checked.error);
        return null;
      }
      running.current = true;
      setBusy(true);
      show([]);
      const sent = await catchDefect(() => run(checked.value));
      running.current = false;
      setBusy(false);
      if (!sent.ok) show([sent.error]);
      return sent;
    },
  };
}
