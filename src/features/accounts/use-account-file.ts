import { useEffect, useState } from 'react';
import type { User } from '#domain/account/user.ts';
import type { ProductError } from '#domain/errors/product-error.ts';
import type { AccountFile } from '#domain/services/account-file.ts';
import { useProduct } from '../../app/product-context.tsx';

/** One account with its trail. A reload keeps what is shown until the answer is there, and says where none came. */
export function useAccountFile(uid: string) {
  const { readAccountFile } = useProduct();
  const [attempt, setAttempt] = useState(0);
  const [file, setFile] = useState<AccountFile | null>(null);
  const [failure, setFailure] = useState<{ attempt: number; error: ProductError } | null>(null);
  useEffect(() => {
    let wanted = true;
    const load = async () => {
      const result = await readAccountFile(uid);
      if (!wanted) return;
      if (result.ok) setFile(result.value);
      else setFailure({ attempt, error: result.error });
    };
    void load();
    return () => {
      wanted = false;
    };
  }, [readAccountFile, uid, attempt]);
  return {
    file,
    /** Why the last attempt failed; `file` is then what an earlier one brought, if any did. */
    error: failure?.attempt === attempt ? failure.error : null,
    reload: () => setAttempt((known) => known + 1),
    /** Shows what a decision made of the account, before its trail has arrived. */
    show: (user: User) =>
      setFile((known) => (known === null ? null : { ...known, assessment: { state: 'sound', user } })),
  };
}
