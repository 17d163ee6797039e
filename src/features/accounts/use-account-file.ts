import { useEffect, useState } from 'react';
import type { User } from '#domain/account/user.ts';
import type { Result } from '#domain/result.ts';
import type { AccountFile } from '#domain/services/account-file.ts';
import { useProduct } from '../../app/product-context.tsx';

/** One account with its trail. A reload keeps what is shown until the answer is there. */
export function useAccountFile(uid: string) {
  const { readAccountFile } = useProduct();
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<{ attempt: number; result: Result<AccountFile> } | null>(null);
  useEffect(() => {
    let wanted = true;
    const load = async () => {
      const result = await readAccountFile(uid);
      // A reload that failed takes nothing away that was shown.
      if (wanted) setAnswer((known) => (known?.result.ok && !result.ok ? known : { attempt, result }));
    };
    void load();
    return () => {
      wanted = false;
    };
  }, [readAccountFile, uid, attempt]);
  const failed = answer?.result.ok === false && answer.attempt === attempt;
  return {
    file: answer?.result.ok === true ? answer.result.value : null,
    error: failed && answer.result.ok === false ? answer.result.error : null,
    reload: () => setAttempt((known) => known + 1),
    /** Shows what a decision made of the account, before its trail has arrived. */
    show: (user: User) =>
      setAnswer((known) =>
        known?.result.ok === true
          ? {
              ...known,
              result: { ok: true, value: { ...known.result.value, assessment: { state: 'sound', user } } },
            }
          : known,
      ),
  };
}
