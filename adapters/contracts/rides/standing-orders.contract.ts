import { beforeAll, describe, expect, it } from 'vitest';
import { customerRider } from '#domain/rides/model/customers/caller.ts';
import { endedAfter } from '#domain/rides/model/standing/ended-after.ts';
import type { StandingOrder } from '#domain/rides/model/standing/standing-order.ts';
import { instantsOf, plusDays } from '#domain/shared/time/wall-time.ts';
import { errorOf, valueOf } from '#domain/shared/value-of.builder.ts';
import { anId } from '../stage/an-id.builder.ts';
import { stageFor } from '../stage/stage.builder.ts';
import type { MakeWorld } from '../stage/world-under-test.builder.ts';
import {
  aCustomer,
  anOrderOf,
  days,
  daysAhead,
  from,
  look,
  ridesOf,
  TIME_ZONE,
} from './order-stage.builder.ts';
import { alter, arrangeFirm, openPerson } from './ride-stage.builder.ts';

/** The rides of standing orders, made by several people at once. */
export function describeStandingOrders(name: string, makeWorld: MakeWorld): void {
  describe(`standing orders on ${name}`, () => {
    const stage = stageFor(makeWorld);
    beforeAll(() => arrangeFirm(stage()));

    it('the rides of the coming days exist after one look, and a second look makes no ride', async () => {
      const admin = await openPerson(stage(), 'admin');
      const customer = await aCustomer(admin);
      const order = await anOrderOf(admin, customerRider(customer.id));
      const { made, unmade, names } = await look(admin);
      expect([made >= 26, unmade]).toEqual([true, []]);
      const rides = await ridesOf(admin, order);
      expect(rides.size).toBe(daysAhead(order.plan).length * 2);
      const [[key = '', ride] = []] = [...rides].toSorted();
      expect(key).toBe(`${order.plan.first}-1`);
      expect(ride).toMatchObject({ kind: 'later', wall: `${order.plan.first}T08:15`, people: 1 });
      expect(names.get(ride?.id ?? '')).toMatchObject({ order: { id: order.id }, leg: '1' });
      const back = rides.get(`${order.plan.first}-2`);
      expect(valueOf(await admin.rides.details(back?.id ?? ''))).toMatchObject({
        from: order.plan.to,
        to: order.plan.from,
        note: order.plan.note,
        customer: customer.id,
        phone: customer.phone,
      });
      expect((await look(admin)).made).toBe(0);
      expect((await ridesOf(admin, order)).size).toBe(rides.size);
    });

    it('two boards that look at once make each ride once', async () => {
      const [admin, owner] = [await openPerson(stage(), 'admin'), await openPerson(stage(), 'system_admin')];
      const customer = await aCustomer(admin);
      const order = await anOrderOf(admin, customerRider(customer.id));
      const before = valueOf(await admin.rides.open()).length;
      const looks = await Promise.all([look(admin), look(owner), look(admin)]);
      const wanted = daysAhead(order.plan).length * 2;
      expect(looks.flatMap(({ unmade }) => unmade)).toEqual([]);
      expect((await ridesOf(admin, order)).size).toBe(wanted);
      expect(valueOf(await admin.rides.open()).length - before).toBe(wanted);
    });

    it('a ride that dispatch has cancelled is not made again', async () => {
      const admin = await openPerson(stage(), 'admin');
      const customer = await aCustomer(admin);
      const order = await anOrderOf(
        admin,
        customerRider(customer.id),
        from({ last: plusDays(days().today, 2) }),
      );
      await look(admin);
      const [[key = '', ride] = []] = await ridesOf(admin, order);
      if (ride === undefined) throw new Error('no ride was made');
      valueOf(await admin.takeStep(ride, { did: 'cancel', why: 'passenger' }));
      expect((await look(admin)).made).toBe(0);
      expect((await ridesOf(admin, order)).get(key)?.state).toBe('cancelled');
    });

    it('a way back for which the passenger rings is made once, as a ride for now', async () => {
      const admin = await openPerson(stage(), 'admin');
      const { today } = days();
      const legs = [
        { key: '1', way: 'there', time: '08:15' },
        { key: '2', way: 'back', time: null },
      ] as const;
      const order = await anOrderOf(
        admin,
        customerRider((await aCustomer(admin)).id),
        from({ first: today, legs }),
      );
      const planned = { order, day: today, leg: legs[1] };
      const [one, other] = await Promise.all([
        admin.orderRides.makeNow(planned, anId()),
        admin.orderRides.makeNow(planned, anId()),
      ]);
      expect([one.ok, other.ok]).toEqual([true, true]);
      const rides = await ridesOf(admin, order);
      expect([...rides.keys()]).toEqual([`${today}-2`]);
      expect(rides.get(`${today}-2`)).toMatchObject({ kind: 'now', state: 'requested' });
      expect((await look(admin)).returns.filter((each) => each.order.id === order.id)).toEqual([]);
    });

    it('a missed ride that is dismissed is not shown again', async () => {
      const admin = await openPerson(stage(), 'admin');
      const yesterday = plusDays(days().today, -1);
      const plan = from({ first: yesterday, last: yesterday });
      const order = await anOrderOf(admin, customerRider((await aCustomer(admin)).id), plan);
      const log = { 0: { by: admin.uid, name: 'A admin', at: new Date(Date.now() - 3 * 86_400_000) } };
      await alter(stage(), `orders/${order.id}`, { log });
      const missedOf = async () => (await look(admin)).missed.filter((each) => each.order.id === order.id);
      const missed = await missedOf();
      expect(missed.map(({ day, leg }) => [day, leg.key])).toEqual([
        [yesterday, '1'],
        [yesterday, '2'],
      ]);
      for (const ride of missed) valueOf(await admin.orderRides.dismiss(ride));
      expect(await missedOf()).toEqual([]);
      for (const ride of missed)
        expect(errorOf(await admin.orderRides.makeNow(ride, anId())).code).toBe('order-changed');
    });

    it('an order that is sent again is stored once, and another order with its id is refused', async () => {
      const admin = await openPerson(stage(), 'admin');
      const [one, other] = [await aCustomer(admin), await aCustomer(admin)];
      const { id, plan } = await anOrderOf(admin, customerRider(one.id));
      valueOf(await admin.standingOrders.add(id, customerRider(one.id), plan));
      const refused = await admin.standingOrders.add(id, customerRider(other.id), plan);
      expect(errorOf(refused).code).toBe('order-changed');
    });

    it('orders of a blocked or missing customer make no ride, and an order of a merged customer makes rides of the kept record', async () => {
      const admin = await openPerson(stage(), 'admin');
      const plan = from({ last: plusDays(days().today, 1) });
      const [blocked, kept, other] = [await aCustomer(admin), await aCustomer(admin), await aCustomer(admin)];
      const orders = {
        blocked: await anOrderOf(admin, customerRider(blocked.id), plan),
        merged: await anOrderOf(admin, customerRider(kept.id), plan),
        gone: await anOrderOf(admin, customerRider(kept.id), plan),
      };
      await alter(stage(), `orders/${orders.gone.id}`, { rider: customerRider('nobody') });
      valueOf(await admin.callers.block(blocked));
      valueOf(await admin.callers.merge(kept, other));
      const { unmade } = await look(admin);
      const errorsOf = (order: StandingOrder) =>
        unmade.filter(({ ride }) => ride.order.id === order.id).map(({ error }) => error.code);
      expect(errorsOf(orders.blocked)).toEqual(['customer-blocked', 'customer-blocked']);
      expect(errorsOf(orders.gone)).toEqual(['order-person-gone', 'order-person-gone']);
      const rides = await ridesOf(admin, orders.merged);
      expect(rides.size).toBe(2);
      const [, ride] = [...rides][0] ?? [];
      // The record with the later ride stays.
      expect(valueOf(await admin.rides.details(ride?.id ?? ''))?.customer).toBe(other.id);
      expect(valueOf(await admin.customers.byId(kept.id))).toBeNull();
      for (const order of [orders.blocked, orders.gone])
        valueOf(await admin.standingOrders.change(order, endedAfter(order.plan, plusDays(plan.first, -2))));
    });

    it('an account’s order makes rides in the passenger’s name, beside their own slots', async () => {
      const admin = await openPerson(stage(), 'admin');
      const passenger = await openPerson(stage(), 'passenger');
      await passenger.book();
      const plan = from({ name: 'A passenger', last: plusDays(days().today, 1) });
      const order = await anOrderOf(admin, passenger.uid, plan);
      await look(admin);
      const rides = await ridesOf(admin, order);
      expect([...rides.values()].map(({ rider }) => rider)).toEqual([passenger.uid, passenger.uid]);
    });

    it('an order makes no ride for an account that is not approved or lacks the required number, and the look says why', async () => {
      const admin = await openPerson(stage(), 'admin');
      const [gone, silent] = [await openPerson(stage(), 'passenger'), await openPerson(stage(), 'passenger')];
      const plan = from({ name: 'A passenger', last: plusDays(days().today, 1) });
      const orders = [await anOrderOf(admin, gone.uid, plan), await anOrderOf(admin, silent.uid, plan)];
      await alter(stage(), `users/${gone.uid}`, { status: 'rejected' });
      await alter(stage(), 'settings/rides', { phoneRequired: true });
      const { unmade } = await look(admin);
      await alter(stage(), 'settings/rides', { phoneRequired: false });
      const errorsOf = ({ id }: StandingOrder) =>
        unmade.filter(({ ride }) => ride.order.id === id).map(({ error }) => error.code);
      expect(orders.map(errorsOf)).toEqual([
        ['order-person-gone', 'order-person-gone'],
        ['phone-required', 'phone-required'],
      ]);
      await look(admin);
      const [first, second] = orders;
      if (first === undefined || second === undefined) throw new Error('there are two orders');
      expect((await ridesOf(admin, second)).size).toBe(2);
      valueOf(await admin.standingOrders.change(first, endedAfter(plan, plusDays(plan.first, -2))));
    });

    it('rides of an order prolong the customer’s record, and are not stored as its trips', async () => {
      const admin = await openPerson(stage(), 'admin');
      const customer = await aCustomer(admin);
      await anOrderOf(admin, customerRider(customer.id), from({ last: plusDays(days().today, 1) }));
      await look(admin);
      const now = valueOf(await admin.customers.byId(customer.id));
      expect(now?.trips).toEqual(customer.trips);
      expect(now?.rides.length).toBe(customer.rides.length + 2);
      expect(now?.lastRideAt.getTime()).toBeGreaterThan(customer.lastRideAt.getTime());
    });

    it('a look without a network stops making rides, and the next look makes the missing ones', async () => {
      const admin = await openPerson(stage(), 'admin');
      const order = await anOrderOf(admin, customerRider((await aCustomer(admin)).id));
      const stopped = await admin.orderRides.look(anId, (done) => {
        if (done === 3) admin.network.goOffline();
      });
      expect(errorOf(stopped)).toEqual({ code: 'network' });
      admin.network.goOnline();
      const { unmade } = await look(admin);
      expect(unmade).toEqual([]);
      expect((await ridesOf(admin, order)).size).toBe(daysAhead(order.plan).length * 2);
    });

    it('an order whose usual driver is no longer approved makes its rides', async () => {
      const [admin, driver] = [await openPerson(stage(), 'admin'), await openPerson(stage(), 'driver')];
      await alter(stage(), `users/${driver.uid}`, { status: 'rejected' });
      const plan = from({ driver: driver.uid, last: plusDays(days().today, 1) });
      const order = await anOrderOf(admin, customerRider((await aCustomer(admin)).id), plan);
      expect((await look(admin)).unmade).toEqual([]);
      expect((await ridesOf(admin, order)).size).toBe(2);
    });

    it('a look after fifteen days makes the rides of the coming days, and lists the missed ones', async () => {
      const admin = await openPerson(stage(), 'admin');
      const order = await anOrderOf(admin, customerRider((await aCustomer(admin)).id), from());
      await look(admin);
      const ahead = plusDays(days().today, 15);
      const noon = instantsOf(`${ahead}T12:00`, TIME_ZONE)[0] ?? new Date();
      const { orderRides } = admin.ordersAt(() => noon);
      const { missed, unmade } = valueOf(await orderRides.look(anId));
      expect(unmade).toEqual([]);
      const own = missed.filter((each) => each.order.id === order.id);
      expect(own.map(({ day, leg }) => [day, leg.key])).toEqual([
        [plusDays(ahead, -1), '1'],
        [plusDays(ahead, -1), '2'],
        [ahead, '1'],
      ]);
      const months = [ahead.slice(0, 7), plusDays(ahead, 13).slice(0, 7)];
      const made = valueOf(await admin.orders.made(order.id, [...new Set(months)]));
      expect([made.has(`${ahead}-2`), made.has(`${plusDays(ahead, 13)}-2`)]).toEqual([true, true]);
    });

    it('a passenger reads no orders', async () => {
      const passenger = await openPerson(stage(), 'passenger');
      expect(errorOf(await passenger.standingOrders.list())).toEqual({ code: 'permission-denied' });
      expect(errorOf(await passenger.orders.list())).toEqual({ code: 'permission-denied' });
      expect(errorOf(await passenger.orderRides.look(anId))).toEqual({ code: 'permission-denied' });
    });
  });
}
