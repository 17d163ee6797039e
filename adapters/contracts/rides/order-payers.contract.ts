import { describe, expect, it } from 'vitest';
import { FIRST_BOOK_SETTINGS } from '#domain/books/model/basics/book-settings.ts';
import { termsOfFare } from '#domain/books/model/fares/fare.ts';
import { CLINIC } from '#domain/books/model/payers/payer.builder.ts';
import { BERLIN_FORM, termsIn } from '#domain/books/model/tariffs/real-tariffs.builder.ts';
import { newTariffBatch } from '#domain/books/model/tariffs/stored-tariff.ts';
import { valueOf } from '#domain/shared/value-of.builder.ts';
import { openBooks } from '../books/books-stage.builder.ts';
import { anId } from '../stage/an-id.builder.ts';
import { stageFor } from '../stage/stage.builder.ts';
import type { MakeWorld } from '../stage/world-under-test.builder.ts';
import { BILLING, onAccount, OTHER } from './on-account.builder.ts';
import { look, orderOf } from './order-stage.builder.ts';

/** Made rides of standing orders. How they are paid differs from the order, or from the firm's usual terms. */
export function describeOrderPayers(name: string, makeWorld: MakeWorld): void {
  describe(`the payers of made rides of standing orders on ${name}`, () => {
    const stage = stageFor(makeWorld);
    const { fareOf, made } = onAccount(stage);

    it.each([
      ['without an account', null, CLINIC, ['KST-0001']],
      ['with an account', BILLING, OTHER, []],
    ])(
      'the payer that dispatch chose by hand stays when a ride of an order %s follows after a lost network',
      async (_, billing, { id, hidden, discount }, answers) => {
        const { admin, order, rides } = await made(billing);
        const byHand = rides.at(-1)?.id ?? '';
        const known = await fareOf(byHand);
        const terms = { tariff: null, currency: 'EUR', vat: 0 } as const;
        const chosen = { terms, price: null, payer: { id, hidden, discount }, answers };
        valueOf(await (await openBooks(stage(), 'admin')).fares.agree(byHand, chosen, known));
        const fare = await fareOf(byHand);
        const plan = { ...order.plan, note: 'Side door' };
        const affected = valueOf(await admin.standingOrders.affected({ order, plan, closed: [] }));
        const { order: changed } = valueOf(await admin.standingOrders.change(order, plan, affected));
        valueOf(await admin.followOrder(changed, affected, () => admin.network.goOffline()));
        admin.network.goOnline();
        const now = await orderOf(admin, order.id);
        const again = { order: now, plan: { ...plan, note: 'Back door' }, closed: [] };
        const { left } = await look(admin);
        const own = left.find((each) => each.order.id === order.id);
        const both = [...valueOf(await admin.standingOrders.affected(again)), ...(own?.rides ?? [])];
        expect(
          both.filter(({ ride }) => ride.id === byHand).map((each) => [each.follows, each.isPaidOtherwise]),
        ).toEqual([
          [true, false],
          [true, false],
        ]);
        expect(valueOf(await admin.followOrder(now, own?.rides ?? []))).toEqual([]);
        expect(valueOf(await admin.rides.details(byHand))?.note).toBe('Side door');
        expect(await fareOf(byHand)).toEqual(fare);
      },
    );

    it('rides that leave an account with its own tariff get the usual terms, and a typed price keeps its own terms', async () => {
      const [own, usual] = [
        { ...termsIn(BERLIN_FORM), name: 'Own', currency: 'CHF', vat: 190, from: new Date(0) } as const,
        { ...termsIn(BERLIN_FORM), name: 'Usual', vat: 70, from: new Date(0) },
      ];
      const [ownId, usualId] = [anId(), anId()];
      for (const write of [
        ...newTariffBatch(ownId, 'u-sam', own),
        ...newTariffBatch(usualId, 'u-sam', usual),
      ])
        await stage().documents.write({ [write.path]: { ...write.fields, at: CLINIC.at } });
      const books = { ...FIRST_BOOK_SETTINGS, tariff: usual.name, rev: 0 };
      await stage().documents.write({ 'settings/books': books });
      const { admin, order, rides } = await made(BILLING, { tariff: own.name });
      const [typed, other] = await Promise.all(rides.map(({ id }) => fareOf(id)));
      if (!typed || !other) throw new Error('no ride was made');
      const terms = { tariff: ownId, currency: 'CHF', vat: 190 } as const;
      expect([termsOfFare(typed), termsOfFare(other)]).toEqual([terms, terms]);
      const price = { amount: 990, source: 'typed', cell: null, places: [] } as const;
      const payer = { id: CLINIC.id, hidden: false, discount: 0 };
      const colleague = await openBooks(stage(), 'admin');
      valueOf(await colleague.fares.agree(typed.id, { terms, price, payer, answers: ['KST-0042'] }, typed));
      const plan = { ...order.plan, billing: null };
      const affected = valueOf(await admin.standingOrders.affected({ order, plan, closed: [] }));
      const { order: changed } = valueOf(await admin.standingOrders.change(order, plan, affected));
      expect(valueOf(await admin.followOrder(changed, affected))).toEqual([]);
      expect(await fareOf(other.id)).toMatchObject({
        payer: null,
        agreed: null,
        tariff: usualId,
        currency: 'EUR',
        vat: 70,
      });
      expect(await fareOf(typed.id)).toMatchObject({ payer: null, agreed: price, ...terms });
      await stage().documents.write({ 'settings/books': { ...FIRST_BOOK_SETTINGS, rev: 0 } });
    });
  });
}
