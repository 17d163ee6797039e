import { useEffect, useEffectEvent, type RefObject } from 'react';
import { normaliseEmail } from '#domain/accounts/model/email-address.ts';
import { meaningOf } from '#domain/shared/error-meaning.ts';
import type { ProductError } from '#domain/shared/product-error.ts';
import { useProductAccess } from '../../../core/product/product-context.tsx';

interface EmailCheckHandlers {
  passed: () => void;
  refused: (error: ProductError) => void;
}

/**
 * Checks whether the address in the field may sign in: when the field loses focus, and at once for a preset address. A
 * network failure is not reported, because submitting checks again. An answer is dropped if the field has changed.
 */
export function useEmailCheck(
  field: RefObject<HTMLInputElement | null>,
  preset: string | null,
  { passed, refused }: EmailCheckHandlers,
): () => Promise<void> {
  const { load } = useProductAccess();
  const check = async () => {
    const typed = field.current?.value ?? '';
    if (!typed.includes('@')) return;
    const loaded = await load();
    if (!loaded.ok) return;
    const answer = await loaded.value.emailCheck.check(typed);
    if (field.current === null || normaliseEmail(field.current.value) !== normaliseEmail(typed)) return;
    if (answer.ok) passed();
    else if (meaningOf(answer.error).kind !== 'transient') refused(answer.error);
  };
  const checkPreset = useEffectEvent(() => void check());
  useEffect(() => {
    if (preset !== null) checkPreset();
  }, [preset]);
  return check;
}
