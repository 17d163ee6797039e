import { useRef, useState } from 'react';
import type { RideFailure } from '#domain/rides/model/errors/ride-error.ts';
import { isEnded } from '#domain/rides/model/ride/ride-state.ts';
import { stepsFrom } from '#domain/rides/model/ride/ride-steps.ts';
import type { Ride } from '#domain/rides/model/ride/ride.ts';
import { fail, succeed } from '#domain/shared/result.ts';
import { catchDefect } from '#core/product/catch-defect.ts';
import { CONCURRENT_REQUESTS, runFewAtOnce } from '#core/product/run-few-at-once.ts';
import { useRequest } from '#core/product/use-request.ts';
import { useRides } from '../../shared/use-rides.ts';

/** What a try to recall a ride has led to. */
export type Recalled = 'done' | RideFailure;

/** The open rides that these drivers have or are asked to take, and a way to recall all of them at once. */
export function useHeldRides(uids: readonly string[]) {
  const { rideViews, takeStep } = useRides();
  const { value, error, reload, change } = useRequest(uids, async () => {
    const rides: Ride[] = [];
    let hasMore = false;
    for (const uid of uids) {
      // oxlint-disable-next-line no-await-in-loop -- nearly always one
      const page = await rideViews.page({ of: 'driver', uid, only: 'open' }, null);
      if (!page.ok) return fail(page.error);
      rides.push(...page.value.rides.flatMap((ride) => (ride.state === 'damaged' ? [] : ride)));
      hasMore ||= page.value.next !== null;
    }
    return succeed({ rides, hasMore });
  });
  const [recalled, setRecalled] = useState<ReadonlyMap<string, Recalled>>(new Map());
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const held = (value?.rides ?? []).filter(
    ({ id, driver, state }) =>
      driver !== null && uids.includes(driver) && !isEnded(state) && recalled.get(id) !== 'done',
  );
  const left = held.filter(({ state }) => stepsFrom('dispatch', state).includes('recall'));
  /** As it is now: somebody else's step came first, and the next press is for what became of it. */
  const readAgain = async (ride: Ride) => {
    const found = await catchDefect(() => rideViews.read(ride.id));
    if (!found.ok || found.value === null || found.value.state === 'damaged') return;
    const now = found.value;
    change((known) => ({ ...known, rides: known.rides.map((each) => (each.id === now.id ? now : each)) }));
  };
  return {
    found: value,
    error,
    reload,
    recalled,
    busy,
    /** Those that they still have, and of these the ones that can be recalled. */
    held,
    left,
    async recallAll() {
      if (running.current) return;
      running.current = true;
      setBusy(true);
      await runFewAtOnce(left, CONCURRENT_REQUESTS, async (ride) => {
        const sent = await catchDefect(() => takeStep(ride, { did: 'recall' }));
        if (!sent.ok) await readAgain(ride);
        setRecalled((known) => new Map(known).set(ride.id, sent.ok ? 'done' : sent.error));
      });
      running.current = false;
      setBusy(false);
    },
  };
}
