import { useRef, useState } from 'react';
import { DEFAULT_PASSWORD_POLICY } from '#domain/accounts/model/password-policy.ts';
import { useProductAccess } from '#core/product/product-context.tsx';

/**
 * The provider's password policy. `loadPolicy` requests it once, when the form is first used; until then, and if it cannot
 * be loaded, the provider's default applies.
 */
export function usePasswordPolicy() {
  const { load } = useProductAccess();
  const [policy, setPolicy] = useState(DEFAULT_PASSWORD_POLICY);
  const asked = useRef(false);
  const request = async () => {
    if (asked.current) return;
    asked.current = true;
    const loaded = await load();
    const answer = loaded.ok ? await loaded.value.accounts.passwordPolicy() : loaded;
    if (answer.ok) setPolicy(answer.value);
    else asked.current = false;
  };
  return { policy, loadPolicy: () => void request() };
}
