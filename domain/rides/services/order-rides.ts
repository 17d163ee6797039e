import { asDispatcher } from '../../shared/people/acting.ts';
import { MOST_ATTEMPTS } from '../../shared/most-attempts.ts';
import { allOf, fail, succeed, type Result } from '../../shared/result.ts';
import { CONCURRENT_REQUESTS } from '../../shared/run-few-at-once.ts';
import { ifStored, settle } from '../../shared/settle.ts';
import type { RideResult } from '../model/errors/ride-error.ts';
import { endsSeries } from '../model/errors/ride-meaning.ts';
import { signerOf, type Signer } from '../model/firm/signer.ts';
import { isEnded } from '../model/ride/ride-state.ts';
import { madeKey } from '../model/standing/leg.ts';
import { monthOf, type MadeRide } from '../model/standing/made-days.ts';
import { nameWrite } from '../model/standing/order-batch.ts';
import { leftBehind, type AffectedRide } from '../model/standing/order-change.ts';
import type { OutlookAt, OrderRide, TimedRide, WaitingReturn } from '../model/standing/order-outlook.ts';
import type { StandingOrder } from '../model/standing/standing-order.ts';
import type { OrderNeeds } from '../ports/ride-ports.ts';
import { dueRidesOf, type OrderSeen, type TellMade, type UnmadeRide, type UnseenOrder } from './due-rides.ts';
import { followMarksOf } from './follow-marks.ts';
import { orderMakerOf, type MakingBy } from './order-maker.ts';
import { paidAs } from './paid-as.ts';
import { readMadeRides } from './read-made-rides.ts';
import { requiredSettings } from './service-settings.ts';

/** The rides of one order that have not yet followed a change of the order. */
export interface LeftOfOrder {
  readonly order: StandingOrder;
  readonly rides: readonly AffectedRide[];
}

export interface OrderLook {
  /** How many rides `look` has made. */
  readonly made: number;
  readonly unmade: readonly UnmadeRide[];
  readonly unseen: readonly UnseenOrder[];
  /** The rides that were not made in time. */
  readonly missed: readonly TimedRide[];
  /** The ways back that wait for a call. A way back is missing if its way there ended but was not completed. */
  readonly returns: readonly WaitingReturn[];
  /** The rides to pass to `FollowOrder`. */
  readonly left: readonly LeftOfOrder[];
  /** The order, day and leg of each ride that orders have made, by the ride's id. */
  readonly names: ReadonlyMap<string, MadeRide & { readonly order: StandingOrder }>;
}

/** The rides of standing orders. Fails with `rides-not-set-up`, or `permission-denied` without the power *desk*. */
export interface OrderRides {
  /** Makes all missing rides of the next `DAYS_AHEAD` days (`DueRides`). `newId` gives each ride its id. */
  look(newId: () => string, tell?: TellMade): Promise<RideResult<OrderLook>>;
  /** Makes a missed ride or a way back as a ride for now. Fails as `MakeRide`. */
  makeNow(ride: OrderRide, id: string): Promise<RideResult<void>>;
  /** Dismisses a ride that was not made, or a way back that no one needs. Fails with `order-changed`. */
  dismiss(ride: OrderRide): Promise<RideResult<void>>;
  /** The usual drivers of the rides that orders have made, by the ride's id, as the last `look` found them. */
  usualDrivers(): ReadonlyMap<string, string>;
}

export function createOrderRides(needs: OrderNeeds): OrderRides {
  const { orders, rides, fleet, records, rideFeed, session } = needs;
  const make = orderMakerOf(needs);
  const dueRides = dueRidesOf(needs);
  const marks = followMarksOf(needs);
  let usual: ReadonlyMap<string, string> = new Map();

  const leftIn = async (
    order: StandingOrder,
    made: readonly MadeRide[],
    at: OutlookAt,
  ): Promise<Result<readonly AffectedRide[]>> => {
    const found = await readMadeRides(rides, made);
    if (!found.ok) return found;
    const paid = await paidAs(needs, made, order, order.plan);
    return paid.ok ? succeed(leftBehind(found.value, order.plan, { ...at, ...paid.value })) : paid;
  };

  const leftOf = async (
    seen: readonly OrderSeen[],
    at: OutlookAt,
  ): Promise<RideResult<{ left: readonly LeftOfOrder[]; unseen: readonly UnseenOrder[] }>> => {
    const marked = seen.filter(({ order }) => order.following.length > 0);
    const unseen: UnseenOrder[] = [];
    const read = await allOf(
      marked.map(async ({ order, rides: made }) => {
        const own = made.filter(({ day, leg }) => order.following.includes(madeKey(day, leg)));
        const found = await leftIn(order, own, at);
        if (found.ok) return succeed([{ order, rides: found.value }]);
        if (endsSeries(found.error)) return found;
        unseen.push({ order, error: found.error });
        return succeed([]);
      }),
    );
    if (!read.ok) return read;
    const left = read.value.flat();
    // All rides have followed, but the removal of their marks was lost.
    for (const { order, rides: own } of left)
      if (own.length === 0) await marks.remove(order, order.following);
    return succeed({ left: left.filter((each) => each.rides.length > 0), unseen });
  };

  /** Leaves out a way back if its way there ended but was not completed. An unreadable ride counts as open. */
  const waitingOf = async (returns: readonly WaitingReturn[]) => {
    const waits = await Promise.all(
      returns.map(async ({ under }) => {
        const read = await rides.read(under);
        const state = read.ok ? read.value?.state : undefined;
        return state === undefined || state === 'damaged' || !isEnded(state) || state === 'completed';
      }),
    );
    return returns.filter((_, at) => waits[at]);
  };

  /** Runs `act` with the settings and the signature of the session's user. */
  const making = <T>(act: (making: MakingBy) => Promise<RideResult<T>>): Promise<RideResult<T>> =>
    asDispatcher(session, async (user): Promise<RideResult<T>> => {
      const settings = await requiredSettings(fleet);
      return settings.ok ? act({ by: signerOf(user), settings: settings.value }) : settings;
    });

  const dismiss = async (
    { order, day, leg }: OrderRide,
    by: Signer,
    attempt = 1,
  ): Promise<RideResult<void>> => {
    const [made, closed] = await Promise.all([orders.made(order.id, [monthOf(day)]), orders.closedDays()]);
    if (!made.ok) return made;
    if (!closed.ok) return closed;
    const key = madeKey(day, leg.key);
    if (made.value.has(key)) return succeed();
    const ride = { order, day, leg: leg.key, ride: '', closedRev: closed.value.rev };
    const named = await settle(records, [nameWrite(ride, made.value, by)], {
      read: () => orders.made(order.id, [monthOf(day)]),
      verdict: ifStored((found) => found.has(key)),
    });
    if (named.ok || named.error.code !== 'permission-denied') return named;
    const now = await orders.byId(order.id);
    if (now.ok && now.value?.rev !== order.rev) return fail({ code: 'order-changed' });
    // Another write may have created the month's document meanwhile.
    return attempt < MOST_ATTEMPTS ? dismiss({ order, day, leg }, by, attempt + 1) : named;
  };

  return {
    look: (newId, tell) =>
      making(async (by) => {
        const before = await dueRides.see(by);
        if (!before.ok) return before;
        const { made, unmade } = await dueRides.make(before.value, by, {
          newId,
          lanes: CONCURRENT_REQUESTS,
          tell,
        });
        // The made rides are read again, because another board may have made some of them.
        const isSettled = before.value.seen.every(({ due }) => due.length === 0);
        const after = isSettled ? before : await dueRides.see(by);
        if (!after.ok) return after;
        if (made > 0) rideFeed.lookNow();
        const { seen, unseen, at } = after.value;
        const left = await leftOf(seen, at);
        if (!left.ok) return left;
        const names = new Map(
          seen.flatMap(({ order, rides: of }) =>
            of.map((each): [string, MadeRide & { readonly order: StandingOrder }] => [
              each.ride,
              { ...each, order },
            ]),
          ),
        );
        usual = new Map(
          [...names].flatMap(([ride, { order }]) =>
            order.plan.driver === null ? [] : [[ride, order.plan.driver]],
          ),
        );
        return succeed({
          made,
          unmade,
          unseen: [...unseen, ...left.value.unseen],
          missed: seen.flatMap(({ missed }) => missed),
          returns: await waitingOf(seen.flatMap(({ returns }) => returns)),
          left: left.value.left,
          names,
        });
      }),
    usualDrivers: () => usual,
    makeNow: (ride, id) =>
      making(async (by) => {
        const made = await make({ ...ride, id, pickUp: { kind: 'now' } }, by);
        rideFeed.lookNow();
        return made;
      }),
    dismiss: (ride) => asDispatcher(session, (user) => dismiss(ride, signerOf(user))),
  };
}
