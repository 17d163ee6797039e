import { useEffect, useState } from 'react';
import type { ProductError } from '#domain/shared/product-error.ts';
import { useLoadProduct } from '../../../core/product/product-context.tsx';

/** A reset link: being checked, usable for an address, or refused. */
export type ResetLink =
  | { readonly state: 'checking' }
  | { readonly state: 'usable'; readonly email: string }
  | { readonly state: 'refused'; readonly error: ProductError };

const CHECKING: ResetLink = { state: 'checking' };

/** Checks a reset link. A check that failed for other reasons than the link can be repeated. */
export function useResetLink(code: string): { link: ResetLink; check: () => void } {
  const load = useLoadProduct();
  const [link, setLink] = useState<ResetLink>(CHECKING);
  const isChecking = link.state === 'checking';
  useEffect(() => {
    if (!isChecking) return undefined;
    let left = false;
    const verify = async () => {
      const loaded = await load();
      const answer = loaded.ok ? await loaded.value.passwordReset.verify(code) : loaded;
      if (left) return;
      if (answer.ok) setLink({ state: 'usable', email: answer.value });
      else setLink({ state: 'refused', error: answer.error });
    };
    void verify();
    return () => {
      left = true;
    };
  }, [load, code, isChecking]);
  return { link, check: () => setLink(CHECKING) };
}
