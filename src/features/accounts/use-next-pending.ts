import { useEffect, useRef, useState } from 'react';
import { mayDecide } from '#domain/account/decision.ts';
import type { User } from '#domain/account/user.ts';
import { succeed, type Result } from '#domain/result.ts';
import type { ReviewQueue } from '#domain/services/review-queue.ts';
import { catchDefect } from '../../app/catch-defect.ts';
import { useProduct } from '../../app/product-context.tsx';
import { useUser } from '../../app/user-context.ts';

/**
 * The id of the oldest pending account other than `after` that `actor` may decide on; `null` if there is none. Usually one
 * request: others follow only where a whole page is nothing to this administrator.
 */
async function findNextPending(
  { page: readPage }: ReviewQueue,
  actor: User,
  after: string,
): Promise<Result<string | null>> {
  let cursor: string | null = null;
  do {
    // oxlint-disable-next-line no-await-in-loop -- each page is found by the one before it
    const page = await readPage({ status: 'pending', search: '', cursor });
    if (!page.ok) return page;
    const next = page.value.rows.find(
      ({ uid, assessment }) =>
        uid !== after && assessment.state === 'sound' && mayDecide(actor, assessment.user),
    );
    if (next !== undefined) return succeed(next.uid);
    cursor = page.value.next;
  } while (cursor !== null);
  return succeed(null);
}

/** Finds the next pending account when asked to, and calls `go` with its id unless the page has gone by then. */
export function useNextPending(after: string, go: (uid: string) => void) {
  const { reviewQueue } = useProduct();
  const actor = useUser();
  const button = useRef<HTMLButtonElement>(null);
  const [busy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<Result<null> | null>(null);
  const find = async () => {
    setBusy(true);
    setAnswer(null);
    const found = await catchDefect(() => findNextPending(reviewQueue, actor, after));
    if (button.current === null) return;
    if (found.ok && found.value !== null) return go(found.value);
    setBusy(false);
    setAnswer(found.ok ? succeed(null) : found);
  };
  // The browser takes focus from a disabled button.
  useEffect(() => {
    if (answer !== null && document.activeElement === document.body) button.current?.focus();
  }, [answer]);
  return {
    button,
    busy,
    /** Why there is no next account: `null` if none is pending, or what went wrong. */
    answer,
    find: () => void find(),
  };
}
