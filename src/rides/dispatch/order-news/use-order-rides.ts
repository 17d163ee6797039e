import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { RideFailure } from '#domain/rides/model/errors/ride-error.ts';
import type { OrderLook } from '#domain/rides/services/order-rides.ts';
import { MINUTE_MS } from '#domain/shared/durations.ts';
import { isUnreached } from '#domain/shared/is-unreached.ts';
import { recordId } from '#core/forms/record-id.ts';
import { useProduct } from '#core/product/product-context.tsx';
import { loadPart } from '#core/product/load-chunk.ts';
import { loadFailureOf } from '#ui/feedback/load-failure.tsx';
import { useRideErrorText } from '../../shared/use-ride-error-text.ts';
import { useRides } from '../../shared/use-rides.ts';

/** How often an open page looks at the orders, if the last look reached the server. Milliseconds. */
const LOOK_EVERY_MS = 10 * MINUTE_MS;

/** Since when no look has succeeded, and why the last one failed. */
export interface FailedLooks {
  readonly since: Date;
  readonly error: RideFailure;
}

/** Says since when and why no look has succeeded, with a button that looks again. */
export const FailureOfLooks = loadFailureOf(() => useRideErrorText());

/**
 * While the page is open, makes the rides of standing orders at once, every ten minutes, and at each `look`. After a
 * look that did not reach the server, the next one begins a minute later. Such a look is reported like any other
 * failure: not every page shows a lost connection, and a look can also lose an answer while the feeds are live.
 * `ready` is false while the page reads more urgent things.
 */
export function useOrderRides(ready = true) {
  const { orders } = useProduct();
  const { serverTime } = useRides();
  const [seen, setSeen] = useState<OrderLook | null>(null);
  const [failed, setFailed] = useState<FailedLooks | null>(null);
  const [progress, setProgress] = useState<{ readonly done: number; readonly all: number } | null>(null);
  const latest = useRef(0);
  const look = async () => {
    latest.current += 1;
    const number = latest.current;
    const isLatest = () => number === latest.current;
    const tell = (done: number, all: number) => isLatest() && setProgress({ done, all });
    const loaded = await loadPart(orders.load);
    const looked = loaded.ok ? await loaded.value.orderRides.look(recordId, tell) : loaded;
    // The answer of an older look may be outdated.
    if (!isLatest()) return;
    setProgress(null);
    if (looked.ok) {
      setSeen(looked.value);
      setFailed(null);
    } else setFailed((known) => ({ since: known?.since ?? serverTime(), error: looked.error }));
  };
  const lookAgain = useEffectEvent(() => void look());
  useEffect(() => {
    if (!ready) return undefined;
    // The first look begins after the page has rendered.
    const first = setTimeout(() => lookAgain(), 0);
    const timer = setInterval(() => lookAgain(), LOOK_EVERY_MS);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [ready]);
  useEffect(() => {
    if (failed === null || !isUnreached(failed.error)) return undefined;
    const repeat = setTimeout(() => lookAgain(), MINUTE_MS);
    return () => clearTimeout(repeat);
  }, [failed]);
  return { seen, failed, progress, look };
}

const NO_DRIVERS: ReadonlyMap<string, string> = new Map();

/** The usual drivers of the rides that orders have made, by the ride's id, as of the last look. */
export const useUsualDrivers = () => useProduct().orders.loaded()?.orderRides.usualDrivers() ?? NO_DRIVERS;
