import { openDriver, openPerson, type RidePerson } from '#adapters/contracts/rides/ride-stage.builder.ts';
import type { WorldUnderTest } from '#adapters/contracts/stage/world-under-test.builder.ts';
import { isEnded } from '#domain/rides/model/ride/ride-state.ts';
import { DAYS_AHEAD } from '#domain/rides/model/standing/order-outlook.ts';
import type { OrderPlan } from '#domain/rides/model/standing/order-plan.ts';
import { madeKey } from '#domain/rides/model/standing/leg.ts';
import { monthsOf } from '#domain/rides/model/standing/made-days.ts';
import type { StandingOrder } from '#domain/rides/model/standing/standing-order.ts';
import type { FollowOrder } from '#domain/rides/services/follow-order.ts';
import { endsSeries } from '#domain/rides/model/errors/ride-meaning.ts';
import { valueOf } from '#domain/shared/value-of.builder.ts';
import { plusDays, type Day } from '#domain/shared/time/wall-time.ts';

/** Makes the rides of orders, as the functions do. At the same time, boards make them too. */
export type Sender = (now: Date, newId: () => string) => Promise<unknown>;

/** The test's own record of an order: its plan, and the rides that dispatch has changed by hand. */
export interface Kept {
  readonly id: string;
  readonly customer: string;
  plan: OrderPlan;
  /** The keys of rides that dispatch has cancelled. */
  readonly byHand: Set<string>;
  /** The keys of rides that dispatch has changed. These rides stay although the order has lost their day or leg. */
  readonly stays: Set<string>;
}

interface DeskNeeds {
  readonly drivers: number;
  readonly now: () => Date;
  readonly newId: () => string;
  readonly sender?: Sender | undefined;
}

/** Opens two dispatchers with their boards, and drivers. Returns the acts of the desk. */
export async function openDesk(world: WorldUnderTest, { drivers: crew, now, newId, sender }: DeskNeeds) {
  const [admin, owner] = [await openPerson(world, 'admin'), await openPerson(world, 'system_admin')];
  const drivers: RidePerson[] = [];
  while (drivers.length < crew) drivers.push(await openDriver(world));
  const [board, other] = [admin.ordersAt(now), owner.ordersAt(now)];
  const closed = new Set<Day>();
  const failures: string[] = [];

  const follows = async (person: RidePerson, ...order: Parameters<FollowOrder>): Promise<void> => {
    const left = valueOf(await person.followOrder(...order));
    failures.push(...left.map(({ ride, error }) => `${ride.day} does not follow: ${error.code}`));
  };
  const orderOf = async ({ id }: Kept): Promise<StandingOrder> => {
    const found = valueOf(await admin.orders.byId(id));
    if (found === null) throw new Error(`${id} is not stored`);
    return found;
  };
  /** The first made ride of an order on this day or later. `null` if there is none, or if it is not open. */
  const rideFrom = async (kept: Kept | undefined, day: Day) => {
    if (kept === undefined) return null;
    const made = valueOf(await admin.orders.made(kept.id, monthsOf([day, plusDays(day, DAYS_AHEAD)])));
    const [key, id = ''] = [...made].toSorted().find(([each]) => each >= day) ?? [];
    const ride = key === undefined ? null : await admin.read(id);
    return key === undefined || ride === null || isEnded(ride.state) ? null : { kept, key, ride };
  };

  /**
   * Both boards and the sender make rides at the same time. If many clients write at once, the emulator does not answer
   * some of them. The next look then makes the missing rides.
   */
  async function look(triesLeft = 4): Promise<void> {
    const looks = [board.orderRides.look(newId), other.orderRides.look(newId)];
    const [seen] = await Promise.all([Promise.all(looks), sender?.(now(), newId)]);
    const unmade = seen.flatMap((each) => valueOf(each).unmade);
    const isLate = unmade.some(({ error }) => endsSeries(error));
    if (isLate && triesLeft > 0) return look(triesLeft - 1);
    failures.push(
      ...unmade.map(({ ride, error }) => `${ride.order.id} ${ride.day} is not made: ${error.code}`),
    );
    return undefined;
  }

  return {
    board,
    drivers,
    closed,
    /** A text for each ride that a board could not make, or that did not follow a change. */
    failures,
    look,
    /** Changes an order. With `isLost` the network fails before all rides follow, and the other dispatcher goes on. */
    async change(kept: Kept, to: Partial<OrderPlan>, isLost = false): Promise<void> {
      const order = await orderOf(kept);
      kept.plan = { ...order.plan, ...to };
      const asked = { order, plan: kept.plan, closed: [...closed] };
      const affected = valueOf(await board.standingOrders.affected(asked));
      const ticked = affected.filter(({ follows: isAsBefore }) => isAsBefore);
      const unticked = affected.filter(({ follows: isAsBefore }) => !isAsBefore);
      for (const { day, leg, becomes } of unticked) if (becomes === null) kept.stays.add(madeKey(day, leg));
      const decided = [ticked, unticked] as const;
      // Meanwhile the other board makes rides by the old plan.
      const [stored] = await Promise.all([
        board.standingOrders.change(order, kept.plan, ...decided),
        other.orderRides.look(newId),
      ]);
      const changed = valueOf(stored);
      if (!isLost) return follows(admin, changed.order, changed.rides);
      await admin.followOrder(changed.order, changed.rides, () => admin.network.goOffline());
      admin.network.goOnline();
      const { left } = valueOf(await other.orderRides.look(newId));
      for (const each of left) await follows(owner, each.order, each.rides);
    },
    /** Makes these days the only ones on which the firm is closed. */
    async close(days: readonly Day[]): Promise<void> {
      const known = valueOf(await admin.orders.closedDays());
      const asked = valueOf(await board.standingOrders.affectedByClosed(known, days));
      const change = { known, days, followed: asked };
      const [stored] = await Promise.all([
        board.standingOrders.storeClosedDays(change),
        other.orderRides.look(newId),
      ]);
      const followed = valueOf(stored);
      for (const { order, rides } of followed) await follows(admin, order, rides);
      closed.clear();
      for (const day of days) closed.add(day);
    },
    /** Cancels one ride by hand, edits another, and assigns one to each driver. */
    async work(service: readonly Kept[], week: number, today: Day): Promise<void> {
      const nth = (at: number) => service[(week * 3 + at) % service.length];
      const gone = await rideFrom(nth(1), plusDays(today, 1));
      if (gone !== null) {
        valueOf(await admin.takeStep(gone.ride, { did: 'cancel', why: 'passenger' }));
        gone.kept.byHand.add(gone.key);
      }
      const edited = await rideFrom(nth(2), plusDays(today, 1));
      const details = edited && valueOf(await admin.rides.details(edited.ride.id));
      if (edited !== null && details !== null)
        valueOf(await admin.editRide(edited.ride, details, { ...details, people: 3, needs: [] }));
      for (const [at, driver] of drivers.entries()) {
        const given = await rideFrom(nth(at), plusDays(today, 2));
        if (given?.ride.state === 'requested')
          valueOf(await owner.takeStep(given.ride, { did: 'assign', driver: driver.uid }));
      }
    },
  };
}
