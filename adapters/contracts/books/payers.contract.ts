import { describe, expect, it } from 'vitest';
import { CLINIC } from '#domain/books/model/payers/payer.builder.ts';
import { formerPayerPath, payerPath, termsOf, type Payer } from '#domain/books/model/payers/payer.ts';
import { errorOf, valueOf } from '#domain/shared/value-of.builder.ts';
import { stageFor } from '../stage/stage.builder.ts';
import type { MakeWorld } from '../stage/world-under-test.builder.ts';
import { openBooks } from './books-stage.builder.ts';

const DENIED = { code: 'permission-denied' };
const TERMS = termsOf(CLINIC);

let numbers = 0;
/** A new account number at each call. */
const aNumber = () => `C-${(numbers += 1)}`;

type Books = Awaited<ReturnType<typeof openBooks>>;

async function read({ payers }: Books, id: string): Promise<Payer> {
  const found = valueOf(await payers.list()).known.find((payer) => payer.id === id);
  if (found === undefined) throw new Error(`${id} is not in the list.`);
  return found;
}

/** Customers who pay by the month. */
export function describePayers(name: string, makeWorld: MakeWorld): void {
  describe(`the account customers on ${name}`, () => {
    const stage = stageFor(makeWorld);
    const desk = () => openBooks(stage(), 'admin');

    it('one is read by another administrator as it was stored', async () => {
      const [ada, owner, id] = [await desk(), await openBooks(stage(), 'system_admin'), aNumber()];
      const terms = {
        ...TERMS,
        asks: [...TERMS.asks, { label: 'Order | of the day', required: false, pattern: '' }],
        tariff: 'Clinics',
      };
      valueOf(await ada.payers.add(id, terms));
      const stored = await read(owner, id);
      expect(stored).toEqual({ id, ...terms, rev: 0, by: ada.uid, at: expect.any(Date) });
      expect(valueOf(await owner.payers.one(id))).toEqual(stored);
      expect(valueOf(await owner.payers.one(aNumber()))).toBeNull();
      const driver = await openBooks(stage(), 'driver');
      expect(errorOf(await driver.payers.one(id))).toEqual(DENIED);
    });

    it('a number is given once, and a lost answer is no failure', async () => {
      const [ada, other, id] = [await desk(), await desk(), aNumber()];
      ada.network.loseNextAnswer('documents');
      valueOf(await ada.payers.add(id, TERMS));
      valueOf(await ada.payers.add(id, TERMS));
      expect(errorOf(await other.payers.add(id, TERMS))).toEqual({ code: 'payer-exists' });
      expect(errorOf(await ada.payers.add(id, { ...TERMS, terms: 30 }))).toEqual({ code: 'payer-exists' });
    });

    it('a change leaves what was before, and a retry changes nothing', async () => {
      const [ada, id] = [await desk(), aNumber()];
      valueOf(await ada.payers.add(id, TERMS));
      const first = await read(ada, id);
      const changed = { ...TERMS, asks: [], suspended: true };
      ada.network.loseNextAnswer('documents');
      valueOf(await ada.payers.change(first, changed));
      valueOf(await ada.payers.change(first, changed));
      const second = await read(ada, id);
      expect([second.rev, second.suspended, second.asks]).toEqual([1, true, []]);
      valueOf(await ada.payers.change(second, changed));
      expect((await read(ada, id)).rev).toBe(1);
      expect(await stage().documents.read(formerPayerPath(id, 0))).toMatchObject({
        name: CLINIC.name,
        asks: ['!KST-####|Cost centre'],
        suspended: false,
        rev: 0,
        by: ada.uid,
      });
    });

    it('of two administrators who change the same one, the second learns that it has changed', async () => {
      const [ada, other, id] = [await desk(), await desk(), aNumber()];
      valueOf(await ada.payers.add(id, TERMS));
      const both = await read(ada, id);
      const answers = await Promise.all([
        ada.payers.change(both, { ...TERMS, terms: 30 }),
        other.payers.change(both, { ...TERMS, terms: 7 }),
      ]);
      const failed = answers.filter(({ ok }) => !ok);
      expect(failed.map(errorOf)).toEqual([{ code: 'payer-changed' }]);
      expect((await read(ada, id)).rev).toBe(1);
    });

    it('a lost request stores nothing', async () => {
      const [ada, id] = [await desk(), aNumber()];
      ada.network.loseNextRequest('documents');
      expect(errorOf(await ada.payers.add(id, TERMS))).toEqual({ code: 'network' });
      expect(await stage().documents.read(payerPath(id))).toBeNull();
    });

    it('no passenger and no driver reads or stores one', async () => {
      for (const role of ['driver', 'passenger']) {
        const { payers, records } = await openBooks(stage(), role);
        expect(errorOf(await payers.list())).toEqual(DENIED);
        expect(errorOf(await payers.add(aNumber(), TERMS))).toEqual(DENIED);
        const fields = { ...TERMS, rev: 0 };
        const write = { kind: 'set', path: payerPath(aNumber()), fields } as const;
        expect(errorOf(await records.commit([write]))).toEqual(DENIED);
      }
    });

    it('nobody removes one, and none has a pattern that only a page would understand', async () => {
      const [ada, id] = [await desk(), aNumber()];
      valueOf(await ada.payers.add(id, TERMS));
      const removal = await ada.records.commit([{ kind: 'remove', path: payerPath(id), fields: {} }]);
      expect(errorOf(removal)).toEqual(DENIED);
      const asks = [{ label: 'Reference', required: true, pattern: '(?=x)' }];
      expect(errorOf(await ada.payers.add(aNumber(), { ...TERMS, asks }))).toEqual(DENIED);
    });

    it('a damaged one is counted, and the others are read', async () => {
      const ada = await desk();
      const before = valueOf(await ada.payers.list());
      await stage().documents.write({ [payerPath(aNumber())]: { name: 'Damaged' } });
      const after = valueOf(await ada.payers.list());
      expect([after.known.length, after.stored]).toEqual([before.known.length, before.stored + 1]);
    });
  });
}
