import { beforeAll, describe, expect, it } from 'vitest';
import { customerRider } from '#domain/rides/model/customers/caller.ts';
import { madeKey } from '#domain/rides/model/standing/leg.ts';
import { fail } from '#domain/shared/result.ts';
import { plusDays } from '#domain/shared/time/wall-time.ts';
import { errorOf, valueOf } from '#domain/shared/value-of.builder.ts';
import { anId } from '../stage/an-id.builder.ts';
import { stageFor } from '../stage/stage.builder.ts';
import type { MakeWorld } from '../stage/world-under-test.builder.ts';
import { aCustomer, anOrderOf, days, from, look, orderOf, ridesOf } from './order-stage.builder.ts';
import { alter, arrangeFirm, openPerson, type RidePerson } from './ride-stage.builder.ts';

/** Changes of standing orders while boards make rides and colleagues change orders. */
export function describeOrderChangesMeanwhile(name: string, makeWorld: MakeWorld): void {
  describe(`changes of orders while others act on ${name}`, () => {
    const stage = stageFor(makeWorld);
    beforeAll(() => arrangeFirm(stage()));

    /** An order with rides on `daysMore` days from tomorrow on, a plan for more people, and the rides to change. */
    async function aPlannedChange(admin: RidePerson, daysMore: number) {
      const plan = from({ last: plusDays(days().today, daysMore) });
      const order = await anOrderOf(admin, customerRider((await aCustomer(admin)).id), plan);
      await look(admin);
      const more = { ...order.plan, people: 3 };
      const affected = valueOf(await admin.standingOrders.affected({ order, plan: more, closed: [] }));
      return { order, more, affected };
    }

    it('rides that a board makes while dispatch is asked follow the change, and an unticked ride stays', async () => {
      const [admin, owner] = [await openPerson(stage(), 'admin'), await openPerson(stage(), 'system_admin')];
      const plan = from({ last: plusDays(days().today, 2) });
      const order = await anOrderOf(admin, customerRider((await aCustomer(admin)).id), plan);
      const more = { ...order.plan, people: 3 };
      expect(valueOf(await admin.standingOrders.affected({ order, plan: more, closed: [] }))).toEqual([]);
      await look(owner);
      const [shown, ...others] = valueOf(
        await owner.standingOrders.affected({ order, plan: more, closed: [] }),
      );
      if (shown === undefined) throw new Error('no ride is affected');
      const { order: changed, rides } = valueOf(await admin.standingOrders.change(order, more, [], [shown]));
      expect(rides.map(({ ride }) => ride.id)).toEqual(others.map(({ ride }) => ride.id));
      expect((await orderOf(admin, order.id)).following).toHaveLength(3);
      expect(valueOf(await admin.followOrder(changed, rides))).toEqual([]);
      const made = [...(await ridesOf(admin, order)).values()];
      expect(made.map(({ people }) => people).toSorted()).toEqual([1, 3, 3, 3]);
      expect((await orderOf(admin, order.id)).following).toEqual([]);
    });

    it('rides that did not follow a first change follow the second change', async () => {
      const admin = await openPerson(stage(), 'admin');
      const { order, more, affected: first } = await aPlannedChange(admin, 2);
      const { order: once } = valueOf(await admin.standingOrders.change(order, more, first));
      const noted = { ...more, note: 'Side door' };
      const second = valueOf(await admin.standingOrders.affected({ order: once, plan: noted, closed: [] }));
      expect(second.map(({ follows }) => follows)).toEqual([true, true, true, true]);
      const { order: twice, rides } = valueOf(await admin.standingOrders.change(once, noted, second));
      expect(valueOf(await admin.followOrder(twice, rides))).toEqual([]);
      const made = [...(await ridesOf(admin, order)).values()];
      expect(made.map(({ people }) => people)).toEqual([3, 3, 3, 3]);
    });

    it('rides that have followed leave the list of rides to follow, and the rides of a colleague stay on the list', async () => {
      const admin = await openPerson(stage(), 'admin');
      const { order, more, affected } = await aPlannedChange(admin, 2);
      const [own, theirs] = [affected.slice(0, 2), affected.slice(2)];
      const { order: changed } = valueOf(await admin.standingOrders.change(order, more, own, theirs));
      const keys = affected.map(({ day, leg }) => madeKey(day, leg));
      await alter(stage(), `orders/${order.id}`, { following: keys });
      expect(valueOf(await admin.followOrder(changed, own))).toEqual([]);
      expect((await orderOf(admin, order.id)).following).toEqual(keys.slice(2));
    });

    it('an order with a ride that cannot be read is reported as unseen, and hides no other order', async () => {
      const admin = await openPerson(stage(), 'admin');
      const [one, other] = [await aPlannedChange(admin, 1), await aPlannedChange(admin, 1)];
      for (const { order, more, affected } of [one, other])
        valueOf(await admin.standingOrders.change(order, more, affected));
      const { left, unseen } = valueOf(
        await admin
          .orderRidesWith(async (id) =>
            id === one.affected[0]?.ride.id ? fail({ code: 'permission-denied' }) : admin.rides.details(id),
          )
          .look(anId),
      );
      expect(unseen.map(({ order }) => order.id)).toEqual([one.order.id]);
      const ids = left.map(({ order }) => order.id);
      expect([ids.includes(one.order.id), ids.includes(other.order.id)]).toEqual([false, true]);
      expect((await orderOf(admin, one.order.id)).following).toHaveLength(one.affected.length);
    });

    it('a ride whose details are damaged is reported as left behind, and the other ride follows', async () => {
      const admin = await openPerson(stage(), 'admin');
      const { order, more, affected } = await aPlannedChange(admin, 1);
      const [first, second] = affected;
      if (first === undefined || second === undefined) throw new Error('too few rides are affected');
      const { order: changed } = valueOf(await admin.standingOrders.change(order, more, affected));
      await alter(stage(), `rides/${first.ride.id}/private/details`, { name: 7 });
      const own = (await look(admin)).left.find((each) => each.order.id === order.id);
      const behind = valueOf(await admin.followOrder(changed, own?.rides ?? []));
      expect(behind.map(({ ride, error }) => [ride.ride.id, error.code])).toEqual([
        [first.ride.id, 'unexpected'],
      ]);
      expect((await admin.read(second.ride.id)).people).toBe(3);
    });

    it('a page that lets rides follow a former change leaves them on the list of the later change', async () => {
      const [admin, owner] = [await openPerson(stage(), 'admin'), await openPerson(stage(), 'system_admin')];
      const { order, more, affected: first } = await aPlannedChange(admin, 1);
      const { order: once } = valueOf(await admin.standingOrders.change(order, more, first));
      const noted = { ...more, note: 'Side door' };
      const second = valueOf(await owner.standingOrders.affected({ order: once, plan: noted, closed: [] }));
      const { order: twice } = valueOf(await owner.standingOrders.change(once, noted, second));
      expect(valueOf(await admin.followOrder(once, first))).toEqual([]);
      expect((await orderOf(admin, order.id)).following).toEqual(twice.following);
      const own = (await look(owner)).left.find((each) => each.order.id === order.id);
      expect(valueOf(await owner.followOrder(twice, own?.rides ?? []))).toEqual([]);
      const made = [...(await ridesOf(admin, order)).values()];
      const details = await Promise.all(made.map(async ({ id }) => valueOf(await admin.rides.details(id))));
      expect(details.map((each) => each?.note)).toEqual(['Side door', 'Side door']);
    });

    it('a day that dispatch closes gets no new ride, and rides made while dispatch was asked are cancelled', async () => {
      const [admin, owner] = [await openPerson(stage(), 'admin'), await openPerson(stage(), 'system_admin')];
      const legs = [
        { key: '1', way: 'there', time: '08:15' },
        { key: '2', way: 'back', time: null },
      ] as const;
      const plan = from({ last: plusDays(days().today, 1), legs });
      const known = valueOf(await admin.orders.closedDays());
      const closed = [`${plan.first} Holiday`];
      const asked = valueOf(await admin.standingOrders.affectedByClosed(known, closed));
      const order = await anOrderOf(owner, customerRider((await aCustomer(owner)).id), plan);
      await look(owner);
      const change = { known, days: closed, followed: asked };
      const own = valueOf(await admin.standingOrders.storeClosedDays(change)).filter(
        (each) => each.order.id === order.id,
      );
      expect(own.map(({ rides }) => rides.map(({ becomes }) => becomes))).toEqual([[null]]);
      const planned = { order, day: plan.first, leg: legs[1] };
      expect(errorOf(await owner.orderRides.makeNow(planned, anId()))).toEqual({ code: 'order-changed' });
      for (const each of own) valueOf(await admin.followOrder(each.order, each.rides));
      expect((await ridesOf(admin, order)).size).toBe(0);
      const now = valueOf(await admin.orders.closedDays());
      valueOf(await admin.standingOrders.storeClosedDays({ known: now, days: [], followed: [] }));
    });
  });
}
