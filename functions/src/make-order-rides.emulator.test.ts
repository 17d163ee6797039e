import { beforeEach, describe, expect, it } from 'vitest';
import { aStoredProfile } from '../../domain/accounts/model/stored-profile.builder.ts';
import { FIRST_BOOK_SETTINGS } from '../../domain/books/model/basics/book-settings.ts';
import { farePath } from '../../domain/books/model/fares/fare.ts';
import { aStoredPayer, CLINIC } from '../../domain/books/model/payers/payer.builder.ts';
import { payerPath } from '../../domain/books/model/payers/payer.ts';
import { aStoredCustomer } from '../../domain/rides/model/customers/customer.builder.ts';
import { BERLIN_SETTINGS } from '../../domain/rides/model/firm/settings.builder.ts';
import { readRide } from '../../domain/rides/model/ride/ride.ts';
import { aStoredOrder, DIALYSIS } from '../../domain/rides/model/standing/order.builder.ts';
import { monthsOf } from '../../domain/rides/model/standing/made-days.ts';
import { daysOfOrder } from '../../domain/rides/model/standing/order-days.ts';
import { lookedAt } from '../../domain/rides/model/standing/order-outlook.ts';
import { DAY_MS } from '../../domain/shared/durations.ts';
import { isMap } from '../../domain/shared/decoders.ts';
import {
  createLocalProject,
  granted,
  type LocalProject,
} from '../../tools/operations/local-project.builder.ts';
import { makeOrderRides } from './make-order-rides.ts';

const CARA = 'CaraCaller0000000000';
const ORDER = 'CaraOrder00000000000';
const window = lookedAt({ now: new Date(), timeZone: 'Europe/Berlin' });
const EVERY_DAY = { weekdays: [0, 1, 2, 3, 4, 5, 6], first: window.today, last: '2099-12-31' };

let project: LocalProject;
let ids = 0;
beforeEach(async () => {
  project = createLocalProject('orders');
  await project.put('settings/rides', BERLIN_SETTINGS);
  await project.put(`customers/${CARA}`, aStoredCustomer());
});

const newId = () => `ride${String((ids += 1)).padStart(16, '0')}`;
const run = (firestore = project.backend.firestore) =>
  makeOrderRides({ firestore, now: () => new Date(), newId });

async function read(path: string) {
  return granted(await project.backend.firestore.read([path]))[0]?.fields ?? null;
}

/** The ids of the rides that the order names. */
async function named(id = ORDER): Promise<readonly string[]> {
  const months = await Promise.all(
    monthsOf([window.first, window.last]).map((month) => read(`orders/${id}/months/${month}`)),
  );
  return months.flatMap((month) => (isMap(month?.['days']) ? Object.values(month['days']).map(String) : []));
}

async function rides() {
  const query = { parent: '', collection: 'rides', limit: 300 };
  return granted(await project.backend.firestore.query(query));
}

describe('the clock of the sender', () => {
  it('makes the rides of orders as a board does, and a second run makes no ride', async () => {
    await project.put(`orders/${ORDER}`, aStoredOrder(EVERY_DAY, `customer-${CARA}`));
    const made = (await run()) ?? 0;
    // Of today's rides only those still to come are made.
    expect(made).toBeGreaterThanOrEqual(26);
    expect(await run()).toBe(0);
    const stored = await rides();
    expect(stored.map(({ id }) => id).toSorted()).toEqual([...(await named())].toSorted());
    expect(stored).toHaveLength(made);
    const [first] = stored;
    const ride = readRide(first?.id ?? '', first?.fields);
    expect(ride).toMatchObject({ state: 'requested', kind: 'later', people: 1, log: [{ by: 'sender' }] });
    expect(await read(`rides/${first?.id ?? ''}/private/details`)).toMatchObject({ customer: CARA });
    const customer = await read(`customers/${CARA}`);
    expect(customer?.['rides']).toContain(stored.at(-1)?.id);
  });

  it('two simultaneous instances make each ride once', async () => {
    await project.put(`orders/${ORDER}`, aStoredOrder(EVERY_DAY, `customer-${CARA}`));
    await Promise.all([run(), run(), run()]);
    const stored = await rides();
    expect(stored.map(({ id }) => id).toSorted()).toEqual([...(await named())].toSorted());
    const span = { first: window.today, last: window.last };
    const legs = daysOfOrder({ ...DIALYSIS, ...EVERY_DAY }, new Set(), span).length * 2;
    expect(stored.length).toBeGreaterThanOrEqual(legs - 2);
    expect(stored.length).toBeLessThanOrEqual(legs);
  });

  it('an order that changes during a run gets no further ride by the former plan', async () => {
    const stored = aStoredOrder(EVERY_DAY, `customer-${CARA}`);
    await project.put(`orders/${ORDER}`, stored);
    let made = 0;
    const { firestore } = project.backend;
    const changes: typeof firestore = {
      ...firestore,
      async commit(writes) {
        const answer = await firestore.commit(writes);
        made += Number(answer.ok);
        if (made === 3)
          await project.put(`orders/${ORDER}`, {
            ...stored,
            rev: 1,
            log: { ...stored.log, 1: { ...stored.log[0], was: stored.plan } },
          });
        return answer;
      },
    };
    expect(await run(changes)).toBe(3);
    expect(await rides()).toHaveLength(3);
    expect((await run()) ?? 0).toBeGreaterThanOrEqual(23);
  });

  it('an order whose list of rides to follow changes during a run still gets all its rides', async () => {
    const stored = aStoredOrder(EVERY_DAY, `customer-${CARA}`);
    await project.put(`orders/${ORDER}`, stored);
    let made = 0;
    const { firestore } = project.backend;
    const marks: typeof firestore = {
      ...firestore,
      async commit(writes) {
        const answer = await firestore.commit(writes);
        made += Number(answer.ok);
        if (made === 3) await project.put(`orders/${ORDER}`, { ...stored, following: [`${window.last}-1`] });
        return answer;
      },
    };
    expect((await run(marks)) ?? 0).toBeGreaterThanOrEqual(26);
    expect(await run()).toBe(0);
  });

  it('makes no ride whose time has come while others were made', async () => {
    await project.put(`orders/${ORDER}`, aStoredOrder(EVERY_DAY, `customer-${CARA}`));
    const [start, later] = [new Date(), new Date(Date.now() + 3 * DAY_MS)];
    let asked = 0;
    const now = () => ((asked += 1) === 1 ? start : later);
    const made = (await makeOrderRides({ firestore: project.backend.firestore, now, newId })) ?? 0;
    expect(made).toBeGreaterThanOrEqual(20);
    const stored = (await rides()).map(({ id, fields }) => readRide(id, fields));
    const inTime = stored.filter((ride) => ride && ride.state !== 'damaged' && ride.pickupAt > later);
    expect([stored.length, inTime.length]).toEqual([made, made]);
  });

  it('a ride is made by the account, the settings and the closed days as they are when it is stored', async () => {
    const plan = { ...EVERY_DAY, first: window.last, last: window.last };
    const robin = { ...aStoredProfile({ uid: 'robin' }) };
    const changes = {
      'users/robin': { ...robin, status: 'rejected' },
      'settings/rides': { ...BERLIN_SETTINGS, phoneRequired: true },
      'settings/closedDays': { days: [window.last], rev: 0 },
    };
    const { firestore } = project.backend;
    for (const [path, changed] of Object.entries(changes)) {
      await project.put(`orders/${ORDER}`, aStoredOrder(plan, 'robin'));
      await project.put('users/robin', robin);
      let isChanged = false;
      const meanwhile: typeof firestore = {
        ...firestore,
        async commit(writes) {
          if (!isChanged) await project.put(path, changed);
          isChanged = true;
          return firestore.commit(writes);
        },
      };
      expect([path, await run(meanwhile)]).toEqual([path, 0]);
      await project.put('settings/rides', BERLIN_SETTINGS);
    }
    expect(await rides()).toEqual([]);
    await project.put('settings/closedDays', { days: [], rev: 1 });
    expect(await run()).toBe(2);
  });

  it('a ride that the database refuses does not prevent the other rides', async () => {
    await project.put(`orders/${ORDER}`, aStoredOrder(EVERY_DAY, `customer-${CARA}`));
    const { firestore } = project.backend;
    let isRefused = false;
    const refuses: typeof firestore = {
      ...firestore,
      async commit(writes) {
        if (isRefused) return firestore.commit(writes);
        isRefused = true;
        return { ok: false, error: { kind: 'refused', message: 'A field is too long.' } };
      },
    };
    expect((await run(refuses)) ?? 0).toBeGreaterThanOrEqual(25);
    expect(await run()).toBe(1);
  });

  it('makes no ride for a blocked customer, and makes the rides of a merged customer for the remaining one', async () => {
    const plan = { ...EVERY_DAY, first: window.last, last: window.last };
    const signed = { by: 'u-ada', name: 'Ada', at: new Date() };
    await project.put('customers/BlockedCaller0000000', { ...aStoredCustomer(), blocked: signed });
    await project.put('orders/BlockedOrder00000000', aStoredOrder(plan, 'customer-BlockedCaller0000000'));
    await project.put('orders/MergedOrder000000000', aStoredOrder(plan, 'customer-MergedCaller00000000'));
    await project.put(`customers/${CARA}`, {
      ...aStoredCustomer(),
      rides: ['customer-MergedCaller00000000'],
    });
    expect(await run()).toBe(2);
    expect(await named('BlockedOrder00000000')).toEqual([]);
    const [ride = ''] = await named('MergedOrder000000000');
    expect(await read(`rides/${ride}/private/details`)).toMatchObject({ customer: CARA });
  });

  it('stores who pays beside each ride of an order on account, and makes no ride for a suspended payer', async () => {
    const billing = { payer: CLINIC.id, asked: ['Cost centre'], answers: ['KST-0042'] };
    const plan = { ...EVERY_DAY, first: window.last, last: window.last, billing };
    const path = payerPath(CLINIC.id);
    const { [path]: payer = {} } = aStoredPayer();
    await project.put('settings/books', { ...FIRST_BOOK_SETTINGS, rev: 0 });
    await project.put(`orders/${ORDER}`, aStoredOrder(plan, `customer-${CARA}`));
    await project.put(path, { ...payer, suspended: true });
    expect(await run()).toBe(0);
    await project.put(path, payer);
    const { firestore } = project.backend;
    let isSuspended = false;
    const suspends: typeof firestore = {
      ...firestore,
      async commit(writes) {
        if (!isSuspended) await project.put(path, { ...payer, suspended: true });
        isSuspended = true;
        return firestore.commit(writes);
      },
    };
    expect(await run(suspends)).toBe(0);
    expect(await rides()).toEqual([]);
    await project.put(path, payer);
    expect(await run()).toBe(2);
    for (const ride of await named())
      expect(await read(farePath(ride))).toMatchObject({
        payer: CLINIC.id,
        answers: ['KST-0042'],
        by: 'sender',
        end: null,
      });
    expect(await run()).toBe(0);
  });

  it('a firm without settings has no rides, and a silent database is reported', async () => {
    await project.put(`orders/${ORDER}`, aStoredOrder(EVERY_DAY, `customer-${CARA}`));
    await project.put('settings/rides', {});
    expect(await run()).toBe(0);
    await project.put('settings/rides', BERLIN_SETTINGS);
    const { firestore } = project.backend;
    const silent = { ok: false, error: { kind: 'failed', message: 'silent' } } as const;
    expect(await run({ ...firestore, read: async () => silent })).toBeNull();
    expect(await run({ ...firestore, query: async () => silent })).toBeNull();
    expect(await run({ ...firestore, commit: async () => silent })).toBeNull();
    expect(await rides()).toEqual([]);
  });
});
