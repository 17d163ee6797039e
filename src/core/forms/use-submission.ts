import { useRef, useState } from 'react';
import type { AccountFailure } from '#domain/accounts/model/errors/account-error.ts';
import type { SystemError } from '#domain/shared/system-error.ts';
import type { Result } from '#domain/shared/result.ts';
import { catchDefect } from '../product/catch-defect.ts';
import { useProductAccess } from '../product/product-context.tsx';
import type { Product } from '../product/product.ts';

/** A failure for the error box. A new `focusKey` moves the focus to the box; `null` leaves the focus where it is. */
export interface Failure<E = AccountFailure> {
  readonly error: E;
  readonly focusKey: object | null;
}

/**
 * Allows one submit at a time and returns its result. It is for buttons, and for the sign-in form, whose page must stay
 * small. `useForm` adds fields. With `leaves`, `busy` stays set after a success or the failure `pending`, until the
 * next page or `finish`.
 */
export function useSubmission<E extends { readonly code: string } = AccountFailure>(leaves?: 'leaves') {
  const { load } = useProductAccess();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure<E | SystemError> | null>(null);
  const running = useRef(false);
  const finish = () => {
    running.current = false;
    setBusy(false);
  };
  const show = (error: E | SystemError, focusKey: object | null = {}) => {
    if (!running.current) setFailure({ error, focusKey });
  };
  return {
    busy,
    failure,
    /**
     * Loads the product if necessary, then calls `run`. While `busy`, resolves to `null` without a call. A failure that
     * ends `busy` is shown, and gets the focus.
     */
    async submit<T>(
      run: (product: Product) => Promise<Result<T, E | SystemError>>,
    ): Promise<Result<T, E | SystemError> | null> {
      if (running.current) return null;
      running.current = true;
      setBusy(true);
      setFailure(null);
      const loaded = await load();
      const result = loaded.ok ? await catchDefect(() => run(loaded.value)) : loaded;
      if (leaves && (result.ok || result.error.code === 'pending')) return result;
      finish();
      if (!result.ok) show(result.error);
      return result;
    },
    /** Shows a failure that no submit found; not during a submit. With `null` as key, the focus stays where it is. */
    show,
    /** Removes the shown failure if it moved the focus; with `leftFocus`, if it did not. */
    withdraw(leftFocus: boolean) {
      setFailure((shown) => ((shown?.focusKey === null) === leftFocus ? null : shown));
    },
    /** Ends the busy state, for an answer that leads to no other page. */
    finish,
  };
}
