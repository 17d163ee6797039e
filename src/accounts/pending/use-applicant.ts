import { useEffect, useState } from 'react';
import type { Waiting } from '#domain/accounts/services/applicant.ts';
import { useProductAccess } from '#core/product/product-context.tsx';
import { hearProof } from '#core/session/proof-channel.ts';
import { watchWhileVisible } from '#core/session/watch-while-visible.ts';

/**
 * The applicant with this address who has registered or signed in in this tab; `null` if there is none. Asks whether the
 * address is proven when somebody comes back to the page, every `interval` milliseconds, and when another tab has used the
 * link.
 */
export function useApplicant(email: string, interval: number): Waiting | null {
  const { load } = useProductAccess();
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  useEffect(() => {
    let left = false;
    let stopHearing = () => {};
    const look = async () => {
      const product = await load();
      if (left || !product.ok) return false;
      const { applicant } = product.value;
      return applicant.current()?.email === email && applicant.look();
    };
    const begin = async () => {
      const product = await load();
      if (left || !product.ok) return;
      const { applicant } = product.value;
      const hear = () => {
        const found = applicant.current();
        setWaiting(found?.email === email ? found : null);
      };
      stopHearing = applicant.subscribe(hear);
      hear();
    };
    void begin();
    const stopLooking = watchWhileVisible(() => void look(), interval);
    const stopListening = hearProof(email, look);
    return () => {
      left = true;
      stopHearing();
      stopLooking();
      stopListening();
    };
  }, [load, email, interval]);
  return waiting;
}
