import { useEffect, useRef, useState } from 'react';
import type { BillPeriod } from '#domain/books/model/bills/bill-batch.ts';
import type { BillError } from '#domain/books/services/bill-error.ts';
import type { BillProgress, UnbilledAccount } from '#domain/books/services/bill-run.ts';
import { catchDefect } from '#core/product/catch-defect.ts';
import { useBooks } from '../use-books.ts';

/** What a run does: nothing yet, searches, has found accounts, fills drafts, or has ended. */
type RunState = 'idle' | 'searching' | 'found' | 'filling' | 'ended';

const keyOf = ({ payer, currency }: UnbilledAccount) => `${payer} ${currency}`;

/** A month's run: the unbilled accounts, how far each has come, and what can be done. */
export function useBillRun(onFilled: () => void) {
  const { billRun } = useBooks();
  const [state, setState] = useState<RunState>('idle');
  const [accounts, setAccounts] = useState<readonly UnbilledAccount[]>([]);
  const [progress, setProgress] = useState<ReadonlyMap<string, BillProgress>>(new Map());
  const [error, setError] = useState<BillError | null>(null);
  const stopped = useRef(false);
  // A page that is left ends its run. The next one goes on.
  useEffect(() => {
    stopped.current = false;
    return () => {
      stopped.current = true;
    };
  }, []);

  const search = async (period: BillPeriod): Promise<readonly UnbilledAccount[] | null> => {
    setState('searching');
    setError(null);
    const found = await catchDefect(() => billRun.unbilled(period));
    if (!found.ok) {
      setError(found.error);
      setState('idle');
      return null;
    }
    setAccounts(found.value);
    setProgress(new Map());
    setState('found');
    return found.value;
  };
  const fill = async (wanted: readonly UnbilledAccount[]) => {
    stopped.current = false;
    setState('filling');
    const filled = await catchDefect(() =>
      billRun.fill(wanted, {
        onProgress: (each) => setProgress((known) => new Map(known).set(keyOf(each.account), each)),
        isStopped: () => stopped.current,
      }),
    );
    if (!filled.ok) setError(filled.error);
    setState('ended');
    onFilled();
  };
  return {
    state,
    error,
    /** The accounts that were found, each with how far it has come. */
    rows: accounts.map((account) => ({ account, progress: progress.get(keyOf(account)) ?? null })),
    search,
    start: () => fill(accounts),
    /** Goes on with what is still unbilled. */
    async goOn(period: BillPeriod) {
      const found = await search(period);
      if (found !== null && found.length > 0) await fill(found);
    },
    stop: () => {
      stopped.current = true;
    },
  };
}
