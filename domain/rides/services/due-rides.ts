import { allOf, succeed } from '../../shared/result.ts';
import { runFewAtOnce } from '../../shared/run-few-at-once.ts';
import { forDispatch } from '../model/booking/pick-up.ts';
import type { RideFailure, RideResult } from '../model/errors/ride-error.ts';
import { endsSeries } from '../model/errors/ride-meaning.ts';
import { closedDaySet, type ClosedDays } from '../model/standing/closed-days.ts';
import { madeRides, monthsOf, type MadeRide } from '../model/standing/made-days.ts';
import {
  lookedAt,
  outlookOf,
  type Outlook,
  type OutlookAt,
  type TimedRide,
} from '../model/standing/order-outlook.ts';
import type { StandingOrder } from '../model/standing/standing-order.ts';
import { orderMakerOf, type MakerNeeds, type MakingBy } from './order-maker.ts';

export interface UnmadeRide {
  readonly ride: TimedRide;
  readonly error: RideFailure;
}

/** An order without an outlook, because a read for it failed. The error `unexpected` means a damaged document. */
export interface UnseenOrder {
  readonly order: StandingOrder;
  readonly error: RideFailure;
}

/** The outlook of one order, and the rides that the order has made for the days of `lookedAt`. */
export interface OrderSeen extends Outlook {
  readonly order: StandingOrder;
  readonly rides: readonly MadeRide[];
}

/** Called after each ride. `done` is how many rides were made or failed so far, `all` how many are due. */
export type TellMade = (done: number, all: number) => void;

interface Making {
  readonly newId: () => string;
  /** For how many people rides are made at the same time. */
  readonly lanes: number;
  readonly tell?: TellMade | undefined;
}

/** Makes the rides of standing orders. A page of dispatch and the sender use it, with different ports (D124). */
export interface DueRides {
  /** The outlook of each order that runs within `lookedAt`. A damaged document stops only the orders that need it. */
  see(by: MakingBy): Promise<
    RideResult<{
      readonly seen: readonly OrderSeen[];
      readonly unseen: readonly UnseenOrder[];
      readonly at: OutlookAt;
      /** `null` if the closed days could not be read. */
      readonly closed: ClosedDays | null;
    }>
  >;
  /** Makes all due rides that `see` has found. A failure stops the other rides only if `endsSeries` holds for it. */
  make(
    found: { readonly seen: readonly OrderSeen[]; readonly closed: ClosedDays | null },
    by: MakingBy,
    making: Making,
  ): Promise<{ readonly made: number; readonly unmade: readonly UnmadeRide[] }>;
}

export function dueRidesOf(needs: MakerNeeds): DueRides {
  const { orders, clock } = needs;
  const makeOne = orderMakerOf(needs);
  return {
    async see({ settings }) {
      const [listed, closed] = await Promise.all([orders.list(), orders.closedDays()]);
      if (!listed.ok) return listed;
      if (!closed.ok && endsSeries(closed.error)) return closed;
      const closedOn = closedDaySet(closed.ok ? closed.value.days : []);
      const at = { ...forDispatch(settings), now: clock.now(), closed: closedOn };
      const { first, last } = lookedAt(at);
      const relevant = listed.value.known.filter(({ plan }) => plan.first <= last && first <= plan.last);
      const unseen: UnseenOrder[] = [];
      const seen = await allOf(
        relevant.map(async (order) => {
          const isBlind = !closed.ok && order.plan.closed === 'skip';
          const made = isBlind ? closed : await orders.made(order.id, monthsOf([first, last]));
          if (made.ok)
            return succeed([{ ...outlookOf(order, made.value, at), order, rides: madeRides(made.value) }]);
          if (endsSeries(made.error)) return made;
          unseen.push({ order, error: made.error });
          return succeed([]);
        }),
      );
      if (!seen.ok) return seen;
      return succeed({ seen: seen.value.flat(), unseen, at, closed: closed.ok ? closed.value : null });
    },
    async make({ seen, closed }, by, { newId, lanes, tell = () => {} }) {
      const due = seen.flatMap((each) => each.due);
      let known = closed;
      const closedDays = async (isAgain: boolean) => {
        if (known !== null && !isAgain) return succeed(known);
        const read = await orders.closedDays();
        if (read.ok) known = read.value;
        return read;
      };
      const unmade: UnmadeRide[] = [];
      let [done, isStopped] = [0, false];
      // The rides of one person are made one after the other, because each changes the person's record.
      const people = new Map<string, TimedRide[]>();
      for (const ride of due) {
        const own = people.get(ride.order.rider) ?? [];
        people.set(ride.order.rider, [...own, ride]);
      }
      await runFewAtOnce([...people.values()], lanes, async (own) => {
        for (const ride of own) {
          if (isStopped) return;
          const { at, wall } = ride;
          const made = { ...ride, id: newId(), pickUp: { kind: 'later', at, wall } } as const;
          const stored = await makeOne(made, { ...by, closedDays });
          if (stored.ok) done += 1;
          else unmade.push({ ride, error: stored.error });
          isStopped ||= !stored.ok && endsSeries(stored.error);
          tell(done + unmade.length, due.length);
        }
      });
      return { made: done, unmade };
    },
  };
}
