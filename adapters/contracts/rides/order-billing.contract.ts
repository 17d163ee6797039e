import { describe, expect, it } from 'vitest';
import { FIRST_BOOK_SETTINGS } from '#domain/books/model/basics/book-settings.ts';
import { fareChangePath, farePath, termsOfFare } from '#domain/books/model/fares/fare.ts';
import { CLINIC } from '#domain/books/model/payers/payer.builder.ts';
import type { OrderBilling } from '#domain/rides/model/standing/order-billing.ts';
import type { StandingOrder } from '#domain/rides/model/standing/standing-order.ts';
import { valueOf } from '#domain/shared/value-of.builder.ts';
import { openBooks } from '../books/books-stage.builder.ts';
import { stageFor } from '../stage/stage.builder.ts';
import type { MakeWorld } from '../stage/world-under-test.builder.ts';
import { BILLING, onAccount, OTHER } from './on-account.builder.ts';
import { look, orderOf, ridesOf } from './order-stage.builder.ts';

export function describeOrderBilling(name: string, makeWorld: MakeWorld): void {
  describe(`standing orders on account on ${name}`, () => {
    const stage = stageFor(makeWorld);
    const { store, anOrder, fareOf, made } = onAccount(stage);

    it('each ride is made together with a fare that names the payer', async () => {
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

    it('an order makes no ride while its payer is suspended, the look reports this, and rides made before stay', async () => {
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

    it('an order makes no ride while its payer demands an answer that it lacks, and keeps answers at their questions', async () => {
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

    it('the look names a missing payer, or damaged settings of the books, as the reason for missing rides', async () => {
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

    it('made rides that are paid as ordered follow a change of the billing, with a trace, and a ride that is paid otherwise stays', async () => {
      const { admin, order, rides } = await made();
      const [byHand, ...others] = rides;
      if (byHand === undefined) throw new Error('no ride was made');
      const colleague = await openBooks(stage(), 'admin');
      const known = await fareOf(byHand.id);
      if (known === null) throw new Error('the ride has no fare');
      const council = { id: OTHER.id, hidden: true, discount: 100 };
      valueOf(
        await colleague.fares.agree(
          byHand.id,
          { terms: termsOfFare(known), price: null, payer: council, answers: [] },
          known,
        ),
      );
      const plan = {
        ...order.plan,
        billing: { payer: CLINIC.id, asked: ['Cost centre'], answers: ['KST-0077'] },
      };
      const affected = valueOf(await admin.standingOrders.affected({ order, plan, closed: [] }));
      expect(
        affected.map(({ ride, follows, isPaidOtherwise }) => [ride.id, follows, isPaidOtherwise]),
      ).toEqual(rides.map(({ id }) => [id, id !== byHand.id, true]));
      const ticked = affected.filter(({ follows }) => follows);
      const { order: changed } = valueOf(
        await admin.standingOrders.change(order, plan, ticked, affected.slice(0, 1)),
      );
      expect(changed.log[1]?.was?.billing).toEqual(BILLING);
      const before = await Promise.all(others.map(({ id }) => admin.read(id)));
      admin.network.loseNextAnswer('documents');
      expect(valueOf(await admin.followOrder(changed, ticked))).toEqual([]);
      for (const { id, rev } of before) {
        expect(await fareOf(id)).toMatchObject({
          payer: CLINIC.id,
          answers: ['KST-0077'],
          rev: 1,
          by: admin.uid,
        });
        expect(await stage().documents.read(fareChangePath(id, 1))).toMatchObject({
          was: { payer: CLINIC.id, answers: ['KST-0042'], rev: 0 },
          by: admin.uid,
        });
        // Only the fare has changed.
        expect((await admin.read(id)).rev).toBe(rev);
      }
      expect(await fareOf(byHand.id)).toMatchObject({ payer: OTHER.id, rev: 1 });
      const now = await orderOf(admin, order.id);
      expect(now.following).toEqual([]);
      expect(valueOf(await admin.standingOrders.affected({ order: now, plan, closed: [] }))).toEqual([]);
    });

    it('made rides follow an order that loses or changes its payer, and a typed price stays', async () => {
      const { admin, order, rides } = await made();
      const [typed, ...others] = rides;
      const fare = await fareOf(typed?.id ?? '');
      if (typed === undefined || fare === null) throw new Error('no ride was made');
      const colleague = await openBooks(stage(), 'admin');
      const price = { amount: 990, source: 'typed', cell: null, places: [] } as const;
      const agreed = {
        terms: termsOfFare(fare),
        price,
        payer: { id: CLINIC.id, hidden: false, discount: 0 },
        answers: ['KST-0042'],
      };
      valueOf(await colleague.fares.agree(typed.id, agreed, fare));
      const follow = async (from: StandingOrder, billing: OrderBilling | null) => {
        const plan = { ...from.plan, billing };
        const affected = valueOf(await admin.standingOrders.affected({ order: from, plan, closed: [] }));
        expect(affected.map(({ ride, follows }) => [ride.id, follows])).toEqual(
          rides.map(({ id }) => [id, true]),
        );
        const { order: changed } = valueOf(await admin.standingOrders.change(from, plan, affected));
        expect(valueOf(await admin.followOrder(changed, affected))).toEqual([]);
        return changed;
      };
      const without = await follow(order, null);
      for (const { id } of others)
        expect(await fareOf(id)).toMatchObject({ payer: null, answers: [], agreed: null, rev: 1 });
      expect(await fareOf(typed.id)).toMatchObject({ payer: null, agreed: price, rev: 2 });
      await follow(without, { payer: OTHER.id, asked: [], answers: [] });
      for (const { id } of others)
        expect(await fareOf(id)).toMatchObject({ payer: OTHER.id, answers: [], hidden: true, rev: 2 });
      // A price that dispatch has typed stays, whoever pays.
      expect(await fareOf(typed.id)).toMatchObject({ payer: OTHER.id, agreed: price, rev: 3 });
    });

    it('rides without a fare get a fare when their order gets a payer, even rides that were first left without a network', async () => {
      const { admin, order, rides } = await made(null);
      expect(await Promise.all(rides.map(({ id }) => fareOf(id)))).toEqual(rides.map(() => null));
      const plan = { ...order.plan, billing: BILLING };
      const affected = valueOf(await admin.standingOrders.affected({ order, plan, closed: [] }));
      const { order: changed } = valueOf(await admin.standingOrders.change(order, plan, affected));
      const stopped = await admin.followOrder(changed, affected, () => admin.network.goOffline());
      expect(valueOf(stopped)).toHaveLength(rides.length - 1);
      admin.network.goOnline();
      const { left } = await look(admin);
      const own = left.find((each) => each.order.id === order.id);
      expect(own?.rides.map(({ ride }) => ride.id)).toEqual(rides.slice(1).map(({ id }) => id));
      expect(valueOf(await admin.followOrder(own?.order ?? order, own?.rides ?? []))).toEqual([]);
      expect((await look(admin)).left.filter((each) => each.order.id === order.id)).toEqual([]);
      for (const { id } of rides) expect(await fareOf(id)).toMatchObject({ payer: CLINIC.id, rev: 0 });
    });

    it('made rides do not follow to a payer who is suspended, and each is reported with this reason', async () => {
      const { admin, order } = await made(null);
      await store({ suspended: true });
      const plan = { ...order.plan, billing: BILLING };
      const affected = valueOf(await admin.standingOrders.affected({ order, plan, closed: [] }));
      const { order: changed } = valueOf(await admin.standingOrders.change(order, plan, affected));
      const left = valueOf(await admin.followOrder(changed, affected));
      expect(left.map(({ error }) => error)).toEqual(
        affected.map(() => ({ code: 'billing-refused', payer: CLINIC.name, why: 'suspended' })),
      );
      await store();
      expect(valueOf(await admin.followOrder(changed, affected))).toEqual([]);
    });
  });
}
