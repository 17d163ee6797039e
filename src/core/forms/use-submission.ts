import { useRef, useState } from 'react';
import { meaningOf } from '#domain/shared/error-meaning.ts';
import type { ProductError } from '#domain/shared/product-error.ts';
import type { Result } from '#domain/shared/result.ts';
import { catchDefect } from '../product/catch-defect.ts';
import { useProductAccess } from '../product/product-context.tsx';
import type { Product } from '../product/product.ts';

/** A failure to show; a new `focusKey` moves focus to the box, `null` leaves focus alone. */
export interface Failure {
  readonly error: ProductError;
  readonly focusKey: number | null;
}

interface Submission {
  readonly busy: boolean;
  readonly failure: Failure | null;
  /**
   * Loads the product if necessary and calls `run`. Resolves to `null` without calling it while another submit is under
   * way. A failure is shown and moves focus to the box, unless it leads to another page.
   */
  submit<T>(run: (product: Product) => Promise<Result<T>>): Promise<Result<T> | null>;
  /** Shows a failure that was found without a submit. Focus stays; ignored while a submit is under way. */
  show(error: ProductError): void;
  /** Removes the failure that `show` displayed. */
  withdraw(): void;
  /** Removes the last submit's failure, for a new attempt that is stopped before anything is sent. */
  forget(): void;
  /** Ends the busy state after a success that keeps the form on the page. */
  finish(): void;
}

/** Allows one submit at a time. Stays busy after a success until the next page is shown. */
export function useSubmission(): Submission {
  const { load } = useProductAccess();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const running = useRef(false);
  const focusKey = useRef(0);
  const finish = () => {
    running.current = false;
    setBusy(false);
  };
  return {
    busy,
    failure,
    async submit(run) {
      if (running.current) return null;
      running.current = true;
      setBusy(true);
      setFailure(null);
      const loaded = await load();
      const result = loaded.ok ? await catchDefect(() => run(loaded.value)) : loaded;
      if (!result.ok && meaningOf(result.error).title !== null) {
        finish();
        focusKey.current += 1;
        setFailure({ error: result.error, focusKey: focusKey.current });
      }
      return result;
    },
    show(error) {
      if (!running.current) setFailure({ error, focusKey: null });
    },
    forget: () => setFailure((shown) => (shown?.focusKey === null ? shown : null)),
    withdraw: () => setFailure((shown) => (shown?.focusKey === null ? null : shown)),
    finish,
  };
}
