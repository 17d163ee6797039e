import { useRef, useState } from 'react';
import { DEFAULT_PASSWORD_POLICY } from '#domain/account/password-policy.ts';
import { useLoadProduct } from '../../app/product-context.tsx';

/**
 * The provider's password policy. It is asked for once, by the first `loadPolicy`, so that a page somebody only looks at costs
 * nothing; until it is known, and where it cannot be had, the provider's default is shown.
 */
export function usePasswordPolicy() {
  const load = useLoadProduct();
  const [policy, setPolicy] = useState(DEFAULT_PASSWORD_POLICY);
  const asked = useRef(false);
  const request = async () => {
    if (asked.current) return;
    asked.current = true;
    const product = await load().catch(() => null);
    const answer = await product?.passwordPolicy();
    if (answer?.ok === true) setPolicy(answer.value);
    else asked.current = false;
  };
  return { policy, loadPolicy: () => void request() };
}
