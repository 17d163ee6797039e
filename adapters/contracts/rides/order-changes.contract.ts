import { beforeAll, describe, expect, it } from 'vitest';
import { customerRider } from '#domain/rides/model/customers/caller.ts';
import type { OrderPlan } from '#domain/rides/model/standing/order-plan.ts';
import { plusDays } from '#domain/shared/time/wall-time.ts';
import { errorOf, valueOf } from '#domain/shared/value-of.builder.ts';
import { anId } from '../stage/an-id.builder.ts';
import { stageFor } from '../stage/stage.builder.ts';
import type { MakeWorld } from '../stage/world-under-test.builder.ts';
import { aCustomer, anOrderOf, days, from, look, orderOf, ridesOf } from './order-stage.builder.ts';
import { arrangeFirm, openPerson } from './ride-stage.builder.ts';

/** Changes of standing orders, and what happens to the rides that are made. */
export function describeOrderChanges(name: string, makeWorld: MakeWorld): void {
  describe(`changes of orders on ${name}`, () => {
    const stage = stageFor(makeWorld);
    beforeAll(() => arrangeFirm(stage()));

    it('of two dispatchers who change one order the second is told that it has changed', async () => {
      const [admin, owner] = [await openPerson(stage(), 'admin'), await openPerson(stage(), 'system_admin')];
      const order = await anOrderOf(admin, customerRider((await aCustomer(admin)).id));
      valueOf(await admin.standingOrders.change(order, { ...order.plan, people: 2 }));
      const second = await owner.standingOrders.change(order, { ...order.plan, people: 3 });
      expect(errorOf(second)).toEqual({ code: 'order-changed' });
      const now = await orderOf(admin, order.id);
      expect(now).toMatchObject({
        rev: 1,
        plan: { people: 2 },
        log: [{}, { by: admin.uid, was: { people: 1 } }],
      });
      valueOf(await owner.standingOrders.change(now, { ...now.plan, people: 3 }));
    });

    it('from here on: rides as ordered follow the change, and a ride changed by hand does only on request', async () => {
      const admin = await openPerson(stage(), 'admin');
      const plan = from({ last: plusDays(days().today, 3) });
      const order = await anOrderOf(admin, customerRider((await aCustomer(admin)).id), plan);
      await look(admin);
      const first = (await ridesOf(admin, order)).get(`${plan.first}-1`);
      if (first === undefined) throw new Error('no ride was made');
      const details = valueOf(await admin.rides.details(first.id));
      if (details === null) throw new Error('the ride has no details');
      valueOf(await admin.editRide(first, details, { ...details, people: 4, needs: [] }));
      const later: OrderPlan = {
        ...order.plan,
        legs: [
          { key: '1', way: 'there', time: '09:30' },
          { key: '2', way: 'back', time: '12:30' },
        ],
      };
      const affected = valueOf(await admin.standingOrders.affected({ order, plan: later, closed: [] }));
      expect(affected.map(({ day, leg, follows }) => [day, leg, follows])).toEqual([
        [plan.first, '1', false],
        [plusDays(plan.first, 1), '1', true],
        [plusDays(plan.first, 2), '1', true],
      ]);
      valueOf(await admin.standingOrders.change(order, later));
      const ticked = affected.filter(({ follows }) => follows);
      expect(valueOf(await admin.followOrder(ticked, later))).toEqual([]);
      const rides = await ridesOf(admin, order);
      const walls = [0, 1, 2].map((day) => rides.get(`${plusDays(plan.first, day)}-1`)?.wall?.slice(11));
      expect(walls).toEqual(['08:15', '09:30', '09:30']);
      expect((await look(admin)).made).toBe(0);
    });

    it('a pause cancels its rides, and the days after it are made', async () => {
      const admin = await openPerson(stage(), 'admin');
      const plan = from({ last: plusDays(days().today, 4) });
      const order = await anOrderOf(admin, customerRider((await aCustomer(admin)).id), plan);
      await look(admin);
      const second = plusDays(plan.first, 1);
      const paused = { ...order.plan, pauses: [{ first: second, last: second, why: 'hospital' as const }] };
      const affected = valueOf(await admin.standingOrders.affected({ order, plan: paused, closed: [] }));
      expect(affected.map(({ day, becomes }) => [day, becomes])).toEqual([
        [second, null],
        [second, null],
      ]);
      valueOf(await admin.standingOrders.change(order, paused));
      expect(valueOf(await admin.followOrder(affected, paused))).toEqual([]);
      const states = [...(await ridesOf(admin, order))].map(([key, { state }]) => [key.slice(0, 10), state]);
      expect(states.filter(([, state]) => state === 'cancelled').map(([day]) => day)).toEqual([
        second,
        second,
      ]);
      expect((await look(admin)).made).toBe(0);
    });

    it('a page that read the order before a change makes no ride by the former plan', async () => {
      const [admin, owner] = [await openPerson(stage(), 'admin'), await openPerson(stage(), 'system_admin')];
      const order = await anOrderOf(admin, customerRider((await aCustomer(admin)).id));
      const [leg] = order.plan.legs;
      if (leg === undefined) throw new Error('the order has no leg');
      valueOf(await owner.standingOrders.change(order, { ...order.plan, people: 2 }));
      const planned = { order, day: order.plan.first, leg };
      expect(errorOf(await admin.orderRides.makeNow(planned, anId()))).toEqual({ code: 'order-changed' });
      expect(errorOf(await admin.orderRides.dismiss(planned))).toEqual({ code: 'order-changed' });
      expect((await ridesOf(admin, order)).size).toBe(0);
    });

    it('a closed day that is stored keeps orders from making its rides, and those that are made can be cancelled', async () => {
      const admin = await openPerson(stage(), 'admin');
      const plan = from({ last: plusDays(days().today, 2) });
      const order = await anOrderOf(admin, customerRider((await aCustomer(admin)).id), plan);
      const closed = [`${plan.first} Holiday`];
      valueOf(await admin.standingOrders.storeClosedDays(closed));
      await look(admin);
      expect([...(await ridesOf(admin, order)).keys()].map((key) => key.slice(0, 10))).toEqual([
        plan.last,
        plan.last,
      ]);
      const more = [...closed, `${plan.last} Works outing`];
      const change = { order, plan: order.plan, closedBefore: closed, closed: more };
      const affected = valueOf(await admin.standingOrders.affected(change));
      expect(affected.map(({ day, becomes, follows }) => [day, becomes, follows])).toEqual([
        [plan.last, null, true],
        [plan.last, null, true],
      ]);
      valueOf(await admin.standingOrders.storeClosedDays(more));
      expect(valueOf(await admin.followOrder(affected, order.plan))).toEqual([]);
      valueOf(await admin.standingOrders.storeClosedDays([]));
    });
  });
}
