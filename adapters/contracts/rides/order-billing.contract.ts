import { beforeAll, describe, expect, it } from 'vitest';
import { FIRST_BOOK_SETTINGS } from '#domain/books/model/basics/book-settings.ts';
import { farePath } from '#domain/books/model/fares/fare.ts';
import { CLINIC } from '#domain/books/model/payers/payer.builder.ts';
import { newPayerBatch, payerPath, type PayerTerms } from '#domain/books/model/payers/payer.ts';
import { customerRider } from '#domain/rides/model/customers/caller.ts';
import { valueOf } from '#domain/shared/value-of.builder.ts';
import { stageFor } from '../stage/stage.builder.ts';
import type { MakeWorld } from '../stage/world-under-test.builder.ts';
import { aCustomer, anOrderOf, from, look, orderOf, ridesOf } from './order-stage.builder.ts';
import { arrangeFirm, openPerson } from './ride-stage.builder.ts';

const BILLING = { payer: CLINIC.id, asked: ['Cost centre'], answers: ['KST-0042'] };

/** The rides of standing orders for which an account pays. */
export function describeOrderBilling(name: string, makeWorld: MakeWorld): void {
  describe(`standing orders on account on ${name}`, () => {
    const stage = stageFor(makeWorld);
    const store = async (changes: Partial<PayerTerms> = {}) => {
      const [write] = newPayerBatch(CLINIC.id, CLINIC.by, { ...CLINIC, ...changes });
      await stage().documents.write({ [payerPath(CLINIC.id)]: { ...write?.fields, at: CLINIC.at } });
    };
    beforeAll(async () => {
      await arrangeFirm(stage());
      await stage().documents.write({ 'settings/books': { ...FIRST_BOOK_SETTINGS, rev: 0 } });
    });
    const anOrder = async (billing = BILLING) => {
      const admin = await openPerson(stage(), 'admin');
      const customer = await aCustomer(admin);
      // A day a week: two legs twice.
      const plan = from({ weekdays: [new Date(`${from().first}T00:00Z`).getUTCDay()], billing });
      return { admin, order: await anOrderOf(admin, customerRider(customer.id), plan) };
    };

    it('each ride is made together with what says who pays', async () => {
      await store({ hidden: true });
      const { admin, order } = await anOrder();
      const { unmade } = await look(admin);
      expect(unmade).toEqual([]);
      const rides = [...(await ridesOf(admin, order)).values()];
      expect(rides.length).toBeGreaterThanOrEqual(2);
      for (const { id } of rides)
        expect(await stage().documents.read(farePath(id))).toMatchObject({
          payer: CLINIC.id,
          answers: ['KST-0042'],
          hidden: true,
          agreed: null,
          end: null,
          by: admin.uid,
        });
    });

    it('a suspended account gets no ride, which the look says; the rides made before stay', async () => {
      await store();
      const { admin, order } = await anOrder();
      await look(admin);
      const before = await ridesOf(admin, order);
      await store({ suspended: true });
      const { order: second } = await anOrder();
      const { unmade } = await look(admin);
      const own = unmade.filter(({ ride }) => ride.order.id === second.id);
      expect(own.length).toBeGreaterThanOrEqual(2);
      expect(own[0]?.error).toEqual({ code: 'billing-refused', payer: CLINIC.name, why: 'suspended' });
      expect((await ridesOf(admin, second)).size).toBe(0);
      expect(await ridesOf(admin, order)).toEqual(before);
      await store();
      expect((await look(admin)).unmade).toEqual([]);
      expect((await ridesOf(admin, second)).size).toBe(own.length);
    });

    it('an account that asks differently gets no ride with an answer to another question', async () => {
      await store({ asks: [{ label: 'Approval', required: true, pattern: '' }, ...CLINIC.asks] });
      const { admin, order } = await anOrder();
      const { unmade } = await look(admin);
      expect(unmade.map(({ error }) => error)).toContainEqual({
        code: 'billing-refused',
        payer: CLINIC.name,
        why: 'answers',
      });
      expect((await ridesOf(admin, order)).size).toBe(0);
      await store({ asks: [{ label: 'Approval', required: false, pattern: '' }, ...CLINIC.asks] });
      await look(admin);
      const [ride] = [...(await ridesOf(admin, order)).values()];
      expect(await stage().documents.read(farePath(ride?.id ?? ''))).toMatchObject({
        answers: ['', 'KST-0042'],
      });
    });

    it('a missing account, and a firm without books, are said', async () => {
      await store();
      const { admin, order } = await anOrder({ ...BILLING, payer: 'NOBODY' });
      const why = async () => {
        const { unmade } = await look(admin);
        return unmade.filter(({ ride }) => ride.order.id === order.id)[0]?.error;
      };
      expect(await why()).toEqual({ code: 'billing-refused', payer: 'NOBODY', why: 'gone' });
      const { admin: other, order: second } = await anOrder();
      await stage().documents.write({ 'settings/books': { name: 'damaged' } });
      const { unmade } = await look(other);
      expect(unmade.find(({ ride }) => ride.order.id === second.id)?.error).toEqual({
        code: 'billing-refused',
        payer: CLINIC.name,
        why: 'not-set-up',
      });
      await stage().documents.write({ 'settings/books': { ...FIRST_BOOK_SETTINGS, rev: 0 } });
    });

    it('a change of who pays is a change of the plan, and counts for the rides to come', async () => {
      await store();
      const { admin, order } = await anOrder();
      await look(admin);
      const made = await ridesOf(admin, order);
      const plan = { ...order.plan, billing: null };
      expect(valueOf(await admin.standingOrders.affected({ order, plan, closed: [] }))).toEqual([]);
      valueOf(await admin.standingOrders.change(order, plan));
      const changed = await orderOf(admin, order.id);
      expect([changed.plan.billing, changed.log[1]?.was?.billing]).toEqual([null, BILLING]);
      await look(admin);
      expect((await ridesOf(admin, changed)).size).toBe(made.size);
    });
  });
}
