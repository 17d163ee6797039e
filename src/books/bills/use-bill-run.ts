import { useState } from 'react';
import type { BillPeriod } from '#domain/books/model/bills/bill-batch.ts';
import type { BillError } from '#domain/books/services/bill-error.ts';
import type { BillProgress, UnbilledAccount } from '#domain/books/services/bill-run.ts';
import { catchDefect } from '#core/product/catch-defect.ts';
import { useStopFlag } from '#core/state/use-stop-flag.ts';
import { useBooks } from '../use-books.ts';

/** The stage of a run: not begun, searching, accounts found, filling drafts, ended. */
type RunState = 'idle' | 'searching' | 'found' | 'filling' | 'ended';

const keyOf = ({ payer, currency }: UnbilledAccount) => `${payer} ${currency}`;

/** A run over a period: its unbilled accounts, the progress of each, and the actions. */
export function useBillRun(onFilled: () => void) {
  const { billRun } = useBooks();
  const [state, setState] = useState<RunState>('idle');
  const [accounts, setAccounts] = useState<readonly UnbilledAccount[]>([]);
  const [progress, setProgress] = useState<ReadonlyMap<string, BillProgress>>(new Map());
  const [error, setError] = useState<BillError | null>(null);
  const flag = useStopFlag();

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
    flag.begin();
    setState('filling');
    const filled = await catchDefect(() =>
      billRun.fill(wanted, {
        onProgress: (each) => setProgress((known) => new Map(known).set(keyOf(each.account), each)),
        isStopped: flag.isStopped,
      }),
    );
    if (!filled.ok) setError(filled.error);
    setState('ended');
    onFilled();
  };
  return {
    state,
    error,
    /** The accounts found, each with its progress. */
    rows: accounts.map((account) => ({ account, progress: progress.get(keyOf(account)) ?? null })),
    search,
    start: () => fill(accounts),
    /** Continues with the rides that are still unbilled. */
    async goOn(period: BillPeriod) {
      const found = await search(period);
      if (found !== null && found.length > 0) await fill(found);
    },
    stop: flag.stop,
  };
}
