import { beforeAll, describe, expect, it } from 'vitest';
import { customerRider } from '#domain/rides/model/customers/caller.ts';
import type { OrderPlan } from '#domain/rides/model/standing/order-plan.ts';
import { madeKey } from '#domain/rides/model/standing/leg.ts';
import { plusDays } from '#domain/shared/time/wall-time.ts';
import { errorOf, valueOf } from '#domain/shared/value-of.builder.ts';
import type { ClosedDaysChange } from '#domain/rides/services/standing-orders.ts';
import { anId } from '../stage/an-id.builder.ts';
import { stageFor } from '../stage/stage.builder.ts';
import type { MakeWorld } from '../stage/world-under-test.builder.ts';
import { aCustomer, anOrderOf, days, from, look, orderOf, ridesOf } from './order-stage.builder.ts';
import { alter, arrangeFirm, openPerson } from './ride-stage.builder.ts';

/** Changes of standing orders, and what happens to the rides that are made. */
export function describeOrderChanges(name: string, makeWorld: MakeWorld): void {
  describe(`changes of orders on ${name}`, () => {
    const stage = stageFor(makeWorld);
    beforeAll(() => arrangeFirm(stage()));

    it('of two dispatchers who change one order, the second learns that it has changed', async () => {
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

    it('made rides follow a change of their order, and a ride that was changed by hand is not ticked for it', async () => {
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
      const ticked = affected.filter(({ follows }) => follows);
      const { order: changed } = valueOf(await admin.standingOrders.change(order, later, ticked));
      expect(changed.following).toEqual(ticked.map(({ day, leg }) => madeKey(day, leg)));
      expect(valueOf(await admin.followOrder(changed, ticked))).toEqual([]);
      expect((await orderOf(admin, order.id)).following).toEqual([]);
      const rides = await ridesOf(admin, order);
      const walls = [0, 1, 2].map((day) => rides.get(`${plusDays(plan.first, day)}-1`)?.wall?.slice(11));
      expect(walls).toEqual(['08:15', '09:30', '09:30']);
      expect((await look(admin)).made).toBe(0);
    });

    it('a pause cancels its rides, and if it ends early they are made again, each once', async () => {
      const [admin, owner] = [await openPerson(stage(), 'admin'), await openPerson(stage(), 'system_admin')];
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
      const byHand = (await ridesOf(admin, order)).get(`${plan.last}-1`);
      if (byHand === undefined) throw new Error('no ride was made');
      valueOf(await admin.takeStep(byHand, { did: 'cancel', why: 'passenger' }));
      const { order: changed } = valueOf(await admin.standingOrders.change(order, paused, affected));
      expect(valueOf(await admin.followOrder(changed, affected))).toEqual([]);
      const cancelled = await Promise.all(affected.map(({ ride }) => admin.read(ride.id)));
      expect(cancelled.map(({ state }) => state)).toEqual(['cancelled', 'cancelled']);
      expect((await ridesOf(admin, order)).has(`${second}-1`)).toBe(false);
      expect((await look(admin)).made).toBe(0);

      valueOf(await admin.standingOrders.change(changed, order.plan));
      const before = valueOf(await admin.rides.open()).length;
      const looks = await Promise.all([look(admin), look(owner), look(admin)]);
      expect(looks.flatMap(({ unmade }) => unmade)).toEqual([]);
      expect(valueOf(await admin.rides.open()).length - before).toBe(2);
      const again = await ridesOf(admin, order);
      expect([again.get(`${second}-1`)?.state, again.get(`${second}-2`)?.state]).toEqual([
        'requested',
        'requested',
      ]);
      expect(again.get(`${plan.last}-1`)?.state).toBe('cancelled');
    });

    it('rides that could not follow without a network follow at the next look', async () => {
      const admin = await openPerson(stage(), 'admin');
      const plan = from({ last: plusDays(days().today, 3) });
      const order = await anOrderOf(admin, customerRider((await aCustomer(admin)).id), plan);
      await look(admin);
      const more = { ...order.plan, people: 3 };
      const affected = valueOf(await admin.standingOrders.affected({ order, plan: more, closed: [] }));
      // The last ride keeps its people, because dispatch has not ticked it.
      const ticked = affected.slice(0, -1);
      const { order: changed } = valueOf(
        await admin.standingOrders.change(order, more, ticked, affected.slice(-1)),
      );
      const [first, ...others] = ticked;
      if (first === undefined) throw new Error('no ride is affected');
      let done = 0;
      const stopped = await admin.followOrder(changed, ticked, () => {
        done += 1;
        admin.network.goOffline();
      });
      expect(valueOf(stopped).length).toBe(others.length);
      expect(done).toBe(ticked.length);
      admin.network.goOnline();
      const { left } = await look(admin);
      const own = left.find((each) => each.order.id === order.id);
      expect(own?.rides.map(({ ride }) => ride.id)).toEqual(others.map(({ ride }) => ride.id));
      expect(valueOf(await admin.followOrder(own?.order ?? order, own?.rides ?? []))).toEqual([]);
      expect((await look(admin)).left.filter((each) => each.order.id === order.id)).toEqual([]);
      const rides = [...(await ridesOf(admin, order)).values()];
      expect(rides.map(({ people }) => people).toSorted()).toEqual([1, 3, 3, 3, 3, 3]);
    });

    it('a look clears the list of rides to follow if all have followed already', async () => {
      const admin = await openPerson(stage(), 'admin');
      const plan = from({ last: plusDays(days().today, 1) });
      const order = await anOrderOf(admin, customerRider((await aCustomer(admin)).id), plan);
      await look(admin);
      await alter(stage(), `orders/${order.id}`, { following: [madeKey(plan.first, '1')] });
      expect((await look(admin)).left.filter((each) => each.order.id === order.id)).toEqual([]);
      expect((await orderOf(admin, order.id)).following).toEqual([]);
    });

    it('a ride of an order that a colleague has changed is not cancelled by the former plan', async () => {
      const [admin, owner] = [await openPerson(stage(), 'admin'), await openPerson(stage(), 'system_admin')];
      const plan = from({ last: plusDays(days().today, 1) });
      const order = await anOrderOf(admin, customerRider((await aCustomer(admin)).id), plan);
      await look(admin);
      const paused = {
        ...order.plan,
        pauses: [{ first: plan.first, last: plan.first, why: 'other' as const }],
      };
      const affected = valueOf(await admin.standingOrders.affected({ order, plan: paused, closed: [] }));
      const { order: changed } = valueOf(await admin.standingOrders.change(order, paused, affected));
      valueOf(await owner.standingOrders.change(changed, order.plan));
      const left = valueOf(await admin.followOrder(changed, affected));
      expect(left.map(({ error }) => error.code)).toEqual(['order-changed', 'order-changed']);
      expect([...(await ridesOf(admin, order)).values()].map(({ state }) => state)).toEqual([
        'requested',
        'requested',
      ]);
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

    it('a closed day has no rides, a newly closed day loses its rides, and a day that is open again gets them back', async () => {
      const admin = await openPerson(stage(), 'admin');
      const plan = from({ last: plusDays(days().today, 2) });
      const order = await anOrderOf(admin, customerRider((await aCustomer(admin)).id), plan);
      const closed = [`${plan.first} Holiday`];
      const closes = async (days: readonly string[], followed: ClosedDaysChange['followed'] = []) => {
        const known = valueOf(await admin.orders.closedDays());
        valueOf(await admin.standingOrders.storeClosedDays({ known, days, followed }));
      };
      await closes(closed);
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
      await closes(more, [{ order, rides: affected }]);
      // The network was lost before the rides followed.
      const { left } = await look(admin);
      const own = left.find((each) => each.order.id === order.id);
      expect(own?.rides.map(({ day, becomes }) => [day, becomes])).toEqual([
        [plan.last, null],
        [plan.last, null],
      ]);
      expect(valueOf(await admin.followOrder(own?.order ?? order, own?.rides ?? []))).toEqual([]);
      expect((await ridesOf(admin, order)).size).toBe(0);
      expect((await look(admin)).made).toBe(0);
      await closes([]);
      await look(admin);
      expect([...(await ridesOf(admin, order)).values()].map(({ state }) => state)).toEqual(
        Array.from({ length: 4 }, () => 'requested'),
      );
    });

    it('of two dispatchers who store closed days, the second learns what the first has changed', async () => {
      const [admin, owner] = [await openPerson(stage(), 'admin'), await openPerson(stage(), 'system_admin')];
      const first = valueOf(await admin.orders.closedDays());
      const before = ['2031-12-26 Boxing Day'];
      valueOf(await admin.standingOrders.storeClosedDays({ known: first, days: before, followed: [] }));
      const known = valueOf(await admin.orders.closedDays());
      const christmas = ['2031-12-25 Christmas'];
      valueOf(await admin.standingOrders.storeClosedDays({ known, days: christmas, followed: [] }));
      const mine = { known, days: [...before, '2031-01-01'], followed: [] };
      expect(errorOf(await owner.standingOrders.storeClosedDays(mine))).toEqual({
        code: 'closed-days-changed',
        added: christmas,
        removed: before,
      });
      const now = valueOf(await owner.orders.closedDays());
      expect(now.days).toEqual(christmas);
      valueOf(await owner.standingOrders.storeClosedDays({ ...mine, known: now, days: [] }));
    });

    it('a plan that the rules would refuse is refused with its flaw', async () => {
      const admin = await openPerson(stage(), 'admin');
      const order = await anOrderOf(admin, customerRider((await aCustomer(admin)).id));
      const { today } = days();
      const pause = { first: today, last: today, why: 'other' as const };
      const changes: Readonly<Record<string, [Partial<OrderPlan>, string | null]>> = {
        'twenty pauses': [{ pauses: Array.from({ length: 20 }, () => pause) }, null],
        '21 pauses': [{ pauses: Array.from({ length: 21 }, () => pause) }, 'pauses-too-many'],
        'in a year': [{ first: plusDays(today, 365), last: plusDays(today, 730) }, null],
        'in more than a year': [{ first: plusDays(today, 368), last: plusDays(today, 700) }, 'order-too-far'],
        'over for long': [{ first: '2020-01-01', last: '2020-02-01' }, 'day-unusable'],
      };
      const answers: [string, string | null][] = [];
      for (const [name, [given]] of Object.entries(changes)) {
        const now = await orderOf(admin, order.id);
        const changed = await admin.standingOrders.change(now, { ...order.plan, ...given });
        const added = await admin.standingOrders.add(anId(), order.rider, { ...order.plan, ...given });
        const codes = [changed, added].map((each) => (each.ok ? null : each.error.code));
        expect(codes[0]).toBe(codes[1]);
        answers.push([name, codes[0] ?? null]);
      }
      expect(answers).toEqual(Object.entries(changes).map(([name, [, code]]) => [name, code]));
    });
  });
}
