import { closedDaySet } from '#domain/rides/model/standing/closed-days.ts';
import { monthsOf } from '#domain/rides/model/standing/made-days.ts';
import { daysOfOrder } from '#domain/rides/model/standing/order-days.ts';
import { lookedAt } from '#domain/rides/model/standing/order-outlook.ts';
import type { OrderPlan } from '#domain/rides/model/standing/order-plan.ts';
import { DIALYSIS } from '#domain/rides/model/standing/order.builder.ts';
import type { StandingOrder } from '#domain/rides/model/standing/standing-order.ts';
import type { Ride } from '#domain/rides/model/ride/ride.ts';
import { plusDays } from '#domain/shared/time/wall-time.ts';
import { valueOf } from '#domain/shared/value-of.builder.ts';
import { anId } from '../stage/an-id.builder.ts';
import { bookFor, newNumber } from './calls.builder.ts';
import type { RidePerson } from './ride-stage.builder.ts';

export const TIME_ZONE = 'Europe/Berlin';
const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];
const NONE = closedDaySet([]);

export const days = () => lookedAt({ now: new Date(), timeZone: TIME_ZONE });
/** A plan from tomorrow on, because some times of today are over. */
export const from = (given: Partial<OrderPlan> = {}): OrderPlan => {
  const { today } = days();
  const span = { first: plusDays(today, 1), last: plusDays(today, 300) };
  return { ...DIALYSIS, weekdays: EVERY_DAY, ...span, ...given };
};
export const daysAhead = (plan: OrderPlan) =>
  daysOfOrder(plan, NONE, { first: days().today, last: days().last });

/** A customer who has called once. */
export async function aCustomer(person: RidePerson) {
  const phone = newNumber();
  await bookFor(person, { phone, name: 'Cara Caller' });
  const [customer] = valueOf(await person.customers.byPhone(phone));
  if (customer === undefined) throw new Error('the caller is no customer');
  return customer;
}

export async function anOrderOf(person: RidePerson, rider: string, plan = from()): Promise<StandingOrder> {
  const id = anId();
  valueOf(await person.standingOrders.add(id, rider, plan));
  return orderOf(person, id);
}

export async function orderOf(person: RidePerson, id: string): Promise<StandingOrder> {
  const order = valueOf(await person.orders.byId(id));
  if (order === null) throw new Error('the order is not stored');
  return order;
}

/** The rides that an order has made, by day and leg. */
export async function ridesOf(person: RidePerson, order: StandingOrder) {
  const { today, last } = days();
  const months = monthsOf([today, last]);
  const made = valueOf(await person.orders.made(order.id, months));
  const rides: (readonly [string, Ride])[] = [];
  for (const [key, id] of made) if (id !== '') rides.push([key, await person.read(id)]);
  return new Map(rides);
}

export const look = async (person: RidePerson) => valueOf(await person.orderRides.look(anId));
