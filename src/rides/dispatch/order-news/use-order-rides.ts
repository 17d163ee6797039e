import { useEffect, useEffectEvent, useState } from 'react';
import type { OrderLook } from '#domain/rides/services/order-rides.ts';
import { MINUTE_MS } from '#domain/shared/durations.ts';
import { recordId } from '#core/forms/record-id.ts';
import { useDispatch } from '../../shared/use-dispatch.ts';

/** How often an open page looks at the orders. Milliseconds. */
const LOOK_EVERY_MS = 10 * MINUTE_MS;

/**
 * Makes the rides of standing orders as long as the page is open: at once, every ten minutes, and by `look`. A look
 * that fails is silent: the next one makes what is missing. A page that has more urgent things to read is not `ready` yet.
 */
export function useOrderRides(ready = true) {
  const { orderRides } = useDispatch();
  const [seen, setSeen] = useState<OrderLook | null>(null);
  const [progress, setProgress] = useState<{ readonly done: number; readonly all: number } | null>(null);
  const look = async () => {
    const looked = await orderRides.look(recordId, (done, all) => setProgress({ done, all }));
    setProgress(null);
    if (looked.ok) setSeen(looked.value);
  };
  const lookAgain = useEffectEvent(() => void look());
  useEffect(() => {
    if (!ready) return undefined;
    // Once the page is painted.
    const first = setTimeout(() => lookAgain(), 0);
    const timer = setInterval(() => lookAgain(), LOOK_EVERY_MS);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [ready]);
  return { seen, progress, look };
}
