import type { WorldUnderTest } from '#adapters/contracts/stage/world-under-test.builder.ts';
import { customerRider } from '#domain/rides/model/customers/caller.ts';
import { aStoredCustomer } from '#domain/rides/model/customers/customer.builder.ts';
import { BERLIN_SETTINGS } from '#domain/rides/model/firm/settings.builder.ts';
import { madeKey } from '#domain/rides/model/standing/leg.ts';
import { isOrderDay, legInstant } from '#domain/rides/model/standing/order-days.ts';
import { DAYS_AHEAD } from '#domain/rides/model/standing/order-outlook.ts';
import { runFewAtOnce } from '#domain/shared/run-few-at-once.ts';
import { weekdayOf } from '#domain/shared/time/day.ts';
import { instantsOf, plusDays, type Day } from '#domain/shared/time/wall-time.ts';
import { valueOf } from '#domain/shared/value-of.builder.ts';
import type { ChangeOfClocks } from './change-of-clocks.ts';
import { openDesk, type Kept, type Sender } from './service-desk.ts';
import { planOf } from './service-plans.ts';

export interface ServicePlan {
  /** A change of clocks, which is in the third week. */
  readonly clocks: ChangeOfClocks;
  readonly weeks: number;
  readonly orders: number;
  readonly drivers: number;
  readonly sender?: Sender | undefined;
}

export interface ServiceReport {
  /** The open stored rides, by customer and instant. `expected` are those that must be stored. */
  readonly stored: readonly string[];
  readonly expected: readonly string[];
  readonly cancelled: number;
  /** A text for each ride that a board could not make, or that did not follow a change. */
  readonly failures: readonly string[];
  /** How long one board took for the first fourteen days, how many rides it made, and its last progress. */
  readonly first: { readonly seconds: number; readonly made: number; readonly told: readonly number[] };
}

const ID_LENGTH = 20;
/** How many rides are read at the same time. */
const LANES = 8;
/** The days between the two looks of a week. */
const DAYS_BETWEEN = [3, 4];

/**
 * Runs a service for some weeks. Two boards and the sender look twice a week at the same time. In between, dispatch
 * changes orders and days, and works on rides. All days are in the future, because the rules have their own clock.
 */
export async function runService(world: WorldUnderTest, plan: ServicePlan): Promise<ServiceReport> {
  const { zone, day: changes } = plan.clocks;
  let today = plusDays(changes, -weekdayOf(changes) - 14);
  const mark = today.replaceAll('-', '');
  const name = (kind: string, at: number) => `${kind}${mark}x${at}`.padEnd(ID_LENGTH, 'x');
  const service = Array.from({ length: plan.orders }, (_, at): Kept => {
    const ordered = planOf(at, today);
    return {
      id: name('order', at),
      customer: name('customer', at),
      plan: ordered,
      byHand: new Set(),
      stays: new Set(),
    };
  });
  const customers = service.map(({ customer, plan: { name: called } }, at) => {
    const phoneKey = String(5_550_000 + at);
    return [`customers/${customer}`, aStoredCustomer({ name: called, phoneKey, phone: `+1 ${phoneKey}` })];
  });
  const settings = { 'settings/rides': { ...BERLIN_SETTINGS, timeZone: zone } };
  await world.documents.write({ ...settings, ...Object.fromEntries(customers) });

  const ids: string[] = [];
  const newId = () => {
    const id = name('ride', ids.length);
    ids.push(id);
    return id;
  };
  // It is five minutes after midnight, so the rides of this day are still to come.
  const now = () => instantsOf(`${today}T00:05`, zone)[0] ?? new Date(Number.NaN);
  const desk = await openDesk(world, { ...plan, now, newId });
  const { board, closed } = desk;
  for (const { id, customer, plan: ordered } of service)
    valueOf(await board.standingOrders.add(id, customerRider(customer), ordered));

  let told: readonly number[] = [];
  const began = performance.now();
  const { made } = valueOf(await board.orderRides.look(newId, (...progress) => (told = progress)));
  const seconds = (performance.now() - began) / 1000;

  const expected: string[] = [];
  /** Adds the expected rides of a day that nothing can change any more. */
  const passes = (day: Day) => {
    for (const { customer, plan: ordered, byHand, stays } of service) {
      const isOrdered = isOrderDay(ordered, closed, day);
      for (const { key, time } of ordered.legs)
        if (time !== null && (isOrdered || stays.has(madeKey(day, key))) && !byHand.has(madeKey(day, key)))
          expected.push(`${customer} ${legInstant(day, time, zone).at.toISOString()}`);
    }
  };

  /** One in ten of the orders. */
  const some = (nth: number) => service.filter((_, at) => at % 10 === nth);
  const script: readonly (() => Promise<void>)[] = [
    async () => {},
    async () => {
      const pauses = [{ first: plusDays(today, 2), last: plusDays(today, 12), why: 'hospital' as const }];
      for (const kept of some(0)) await desk.change(kept, { pauses });
    },
    async () => {
      for (const kept of some(0)) await desk.change(kept, { pauses: [] });
      await desk.close([plusDays(today, 9), plusDays(today, 11)]);
    },
    async () => {
      await desk.close([plusDays(today, 2)]);
      for (const kept of some(4)) await desk.change(kept, { people: 2, note: 'Ring once' }, true);
    },
    async () => {
      for (const kept of some(5)) await desk.change(kept, { last: plusDays(today, 3) });
      for (const kept of some(6)) {
        const { legs } = kept.plan;
        await desk.change(kept, { legs: legs.slice(0, 1) });
        await desk.change(kept, { legs });
      }
    },
  ];
  for (let week = 0; week < plan.weeks; week += 1) {
    await desk.work(service, week, today);
    await script[week % script.length]?.();
    for (const days of DAYS_BETWEEN) {
      await desk.look();
      for (let at = 0; at < days; at += 1) {
        passes(today);
        today = plusDays(today, 1);
      }
    }
  }
  await desk.look();
  // The rides of these days are made ahead.
  for (let ahead = 0; ahead < DAYS_AHEAD; ahead += 1) passes(plusDays(today, ahead));

  const read: { readonly text: string; readonly isOpen: boolean }[] = [];
  await runFewAtOnce(ids, LANES, async (id) => {
    const ride = await world.documents.read(`rides/${id}`);
    if (ride === null) return;
    const details = await world.documents.read(`rides/${id}/private/details`);
    const at = ride['pickupAt'] instanceof Date ? ride['pickupAt'].toISOString() : 'at no time';
    read.push({ text: `${String(details?.['customer'])} ${at}`, isOpen: ride['open'] === true });
  });
  // Another service may follow in the same database.
  for (const { id } of service) {
    const order = await world.documents.read(`orders/${id}`);
    const over = { ...Object(order?.['plan']), first: '2000-01-01', last: '2000-01-01' };
    await world.documents.write({ [`orders/${id}`]: { ...order, plan: over } });
  }
  const open = read.filter(({ isOpen }) => isOpen);
  return {
    stored: open.map(({ text }) => text).toSorted(),
    expected: expected.toSorted(),
    cancelled: read.length - open.length,
    failures: desk.failures,
    first: { seconds, made, told },
  };
}
