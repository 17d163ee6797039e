import { beforeAll, describe, expect, it } from 'vitest';
import { closedDaySet } from '#domain/rides/model/standing/closed-days.ts';
import type { OrderPlan } from '#domain/rides/model/standing/order-plan.ts';
import { daysOfOrder } from '#domain/rides/model/standing/order-days.ts';
import { endedAfter } from '#domain/rides/model/standing/ended-after.ts';
import { DIALYSIS } from '#domain/rides/model/standing/order.builder.ts';
import { lookedAt } from '#domain/rides/model/standing/order-outlook.ts';
import type { StandingOrder } from '#domain/rides/model/standing/standing-order.ts';
import { customerRider } from '#domain/rides/model/customers/caller.ts';
import type { Ride } from '#domain/rides/model/ride/ride.ts';
import { plusDays } from '#domain/shared/time/wall-time.ts';
import { errorOf, valueOf } from '#domain/shared/value-of.builder.ts';
import { anId } from '../stage/an-id.builder.ts';
import { stageFor } from '../stage/stage.builder.ts';
import type { MakeWorld } from '../stage/world-under-test.builder.ts';
import { bookFor, newNumber } from './calls.builder.ts';
import { alter, arrangeFirm, openPerson, type RidePerson } from './ride-stage.builder.ts';

const TIME_ZONE = 'Europe/Berlin';
const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];
const NONE = closedDaySet([]);

/** Standing orders and their rides, made by several people at once and changed in between. */
export function describeStandingOrders(name: string, makeWorld: MakeWorld): void {
  describe(`standing orders on ${name}`, () => {
    const stage = stageFor(makeWorld);
    beforeAll(() => arrangeFirm(stage()));

    const days = () => lookedAt({ now: new Date(), timeZone: TIME_ZONE });
    /** From tomorrow on, so that no time of today is over. */
    const from = (given: Partial<OrderPlan> = {}): OrderPlan => {
      const { today } = days();
      const span = { first: plusDays(today, 1), last: plusDays(today, 300) };
      return { ...DIALYSIS, weekdays: EVERY_DAY, ...span, ...given };
    };
    const daysAhead = (plan: OrderPlan) =>
      daysOfOrder(plan, NONE, { first: days().today, last: days().last });

    /** A customer who has called once; returns how orders name them. */
    async function aCustomer(person: RidePerson) {
      const phone = newNumber();
      await bookFor(person, { phone, name: 'Cara Caller' });
      const [customer] = valueOf(await person.customers.byPhone(phone));
      if (customer === undefined) throw new Error('the caller is no customer');
      return customer;
    }

    async function anOrderOf(person: RidePerson, rider: string, plan = from()): Promise<StandingOrder> {
      const id = anId();
      valueOf(await person.standingOrders.add(id, rider, plan));
      return orderOf(person, id);
    }

    async function orderOf(person: RidePerson, id: string): Promise<StandingOrder> {
      const order = valueOf(await person.orders.byId(id));
      if (order === null) throw new Error('the order is not stored');
      return order;
    }

    /** The rides that an order has made, by day and leg. */
    async function ridesOf(person: RidePerson, order: StandingOrder) {
      const months = [...new Set(daysAhead(from()).map((day) => day.slice(0, 7)))];
      const made = valueOf(await person.orders.made(order.id, months));
      const rides: (readonly [string, Ride])[] = [];
      for (const [key, id] of made) if (id !== '') rides.push([key, await person.read(id)]);
      return new Map(rides);
    }

    const look = async (person: RidePerson) => valueOf(await person.orderRides.look(anId));

    it('the rides of the coming days exist after one look, and a second look makes none', async () => {
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

    it('a way back that is rung for is made once, to be picked up now', async () => {
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
    });

    it('a customer who was blocked, removed or merged: no ride, no ride, and the rides of the other record', async () => {
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

    it('passengers and drivers have no orders', async () => {
      const passenger = await openPerson(stage(), 'passenger');
      expect(errorOf(await passenger.standingOrders.list())).toEqual({ code: 'permission-denied' });
      expect(errorOf(await passenger.orders.list())).toEqual({ code: 'permission-denied' });
      expect(errorOf(await passenger.orderRides.look(anId))).toEqual({ code: 'permission-denied' });
    });
  });
}
