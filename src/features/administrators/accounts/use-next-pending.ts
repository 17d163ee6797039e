import { useRef, useState } from 'react';
import { succeed, type Result } from '#domain/shared/result.ts';
import { catchDefect } from '../../../core/product/catch-defect.ts';
import { useProduct } from '../../../core/product/product-context.tsx';

/** Finds the next pending account when asked to, and calls `go` with its id unless the page has gone by then. */
export function useNextPending(after: string, go: (uid: string) => void) {
  const { reviewQueue } = useProduct();
  const button = useRef<HTMLButtonElement>(null);
  const [busy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<Result<null> | null>(null);
  const find = async () => {
    setBusy(true);
    setAnswer(null);
    const found = await catchDefect(() => reviewQueue.nextPending(after));
    if (button.current === null) return;
    if (found.ok && found.value !== null) return go(found.value);
    setBusy(false);
    setAnswer(found.ok ? succeed(null) : found);
  };
  return {
    button,
    busy,
    /** Why there is no next account: `null` if none is pending, or what went wrong. */
    answer,
    find: () => void find(),
  };
}
