import { useEffect, useEffectEvent, type RefObject } from 'react';
import { meaningOf } from '#domain/shared/error-meaning.ts';
import type { ProductError } from '#domain/shared/product-error.ts';
import { useProductAccess } from '#core/product/product-context.tsx';

interface EmailCheckHandlers {
  passed: () => void;
  refused: (error: ProductError) => void;
}

/** How long the focus rests where somebody means to stay: longer than on their way by Tab. Milliseconds. */
const REST_MS = 900;

/** Whether somebody stays in the form once their focus rests, and is not at a link beside it; links come after the password. */
async function isStaying(): Promise<boolean> {
  let at: Element | null = document.body;
  while (at !== document.activeElement) {
    at = document.activeElement;
    // oxlint-disable-next-line no-await-in-loop -- it is a wait
    await new Promise((resolve) => setTimeout(resolve, REST_MS));
  }
  return document.querySelector('a:hover, a:focus') === null;
}

/**
 * Checks whether the address in the field may sign in: when the field loses focus, and at once for a preset address. A
 * network failure is not reported, because submitting checks again. An answer is dropped if the field has changed. That an
 * account is pending leads to another page, so it is not told to somebody who is about to press a link; submitting tells.
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
    if (!answer.ok && answer.error.code === 'pending' && !(await isStaying())) return;
    if (field.current?.value !== typed) return;
    if (answer.ok) passed();
    else if (meaningOf(answer.error).kind !== 'transient') refused(answer.error);
  };
  const checkPreset = useEffectEvent(() => void check());
  useEffect(() => {
    if (preset !== null) checkPreset();
  }, [preset]);
  return check;
}
