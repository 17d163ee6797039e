import type { User } from '#domain/accounts/model/user.ts';
import { useProduct } from '../../../core/product/product-context.tsx';
import { useRequest } from '../../../core/product/use-request.ts';

/** One account with its history. A reload keeps what is shown until its answer arrives. */
export function useAccountFile(uid: string) {
  const { readAccountFile } = useProduct();
  const { loading, answer, value, reload, change } = useRequest(uid, readAccountFile);
  return {
    file: value,
    /** Why the last load failed; `file` is then that of an earlier load, if one succeeded. */
    error: loading || answer === null || answer.result.ok ? null : answer.result.error,
    reload,
    /** Shows the account as a decision left it, before its history has been reloaded. */
    show: (user: User) => change((file) => ({ ...file, assessment: { state: 'sound', user } })),
  };
}
