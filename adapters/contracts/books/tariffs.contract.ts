import { beforeAll, describe, expect, it } from 'vitest';
import { NEW_YORK_FORM, REAL_FORMS, termsIn } from '#domain/books/model/tariffs/real-tariffs.builder.ts';
import type { TariffForm } from '#domain/books/model/tariffs/parse-tariff.ts';
import { inTime } from '#domain/books/model/tariffs/tariff.ts';
import { tariffPath } from '#domain/books/model/tariffs/stored-tariff.ts';
import { DAY_MS } from '#domain/shared/durations.ts';
import { errorOf, valueOf } from '#domain/shared/value-of.builder.ts';
import { anId } from '../stage/an-id.builder.ts';
import { stageFor } from '../stage/stage.builder.ts';
import type { MakeWorld } from '../stage/world-under-test.builder.ts';
import { openBooks } from './books-stage.builder.ts';

const DENIED = { code: 'permission-denied' };

/** A real tariff that begins `days` days from now. */
const termsFrom = (days: number, form: TariffForm = NEW_YORK_FORM) => ({
  ...termsIn(form),
  from: new Date(Date.now() + days * DAY_MS),
});

const raise = (): never => {
  throw new Error('the tariff is not listed');
};

export function describeTariffs(name: string, makeWorld: MakeWorld): void {
  describe(`the tariffs on ${name}`, () => {
    const stage = stageFor(makeWorld);
    beforeAll(() => stage().documents.write({ 'settings/rides': { timeZone: 'Europe/Berlin' } }));

    it('five real tariffs are read by an admin as a system admin has stored them', async () => {
      const [owner, admin] = [await openBooks(stage(), 'system_admin'), await openBooks(stage(), 'admin')];
      const stored = REAL_FORMS.map((form) => ({ id: anId(), terms: termsFrom(1, form) }));
      for (const { id, terms } of stored) valueOf(await owner.tariffs.add(id, terms));
      const listed = valueOf(await admin.tariffs.list());
      expect(listed.timeZone).toBe('Europe/Berlin');
      const found = new Map(listed.known.map((tariff) => [tariff.id, tariff]));
      for (const { id, terms } of stored)
        expect(found.get(id)).toEqual({
          id,
          ...terms,
          by: owner.uid,
          at: expect.any(Date),
          until: null,
          withdrawn: null,
        });
    });

    it('adding a tariff succeeds after a lost answer, and another tariff never takes its id', async () => {
      const owner = await openBooks(stage(), 'system_admin');
      const [id, terms] = [anId(), termsFrom(1)];
      owner.network.loseNextAnswer('documents');
      valueOf(await owner.tariffs.add(id, terms));
      valueOf(await owner.tariffs.add(id, terms));
      const other = await owner.tariffs.add(id, { ...terms, minimum: 500 });
      expect(errorOf(other)).toEqual({ code: 'tariff-exists' });
    });

    it('a tariff whose request is lost is not stored', async () => {
      const owner = await openBooks(stage(), 'system_admin');
      const id = anId();
      owner.network.loseNextRequest('documents');
      expect(errorOf(await owner.tariffs.add(id, termsFrom(1)))).toEqual({ code: 'network' });
      expect(await stage().documents.read(tariffPath(id))).toBeNull();
    });

    it('only a system administrator stores a tariff, and no passenger or driver reads tariffs', async () => {
      const admin = await openBooks(stage(), 'admin');
      expect(errorOf(await admin.tariffs.add(anId(), termsFrom(1)))).toEqual(DENIED);
      for (const role of ['driver', 'passenger'])
        expect(errorOf(await (await openBooks(stage(), role)).tariffs.list())).toEqual(DENIED);
    });

    it('the rules refuse a tariff of a day that is over, and every change of a stored tariff', async () => {
      const owner = await openBooks(stage(), 'system_admin');
      const [id, terms] = [anId(), termsFrom(-2)];
      expect(errorOf(await owner.tariffs.add(id, terms))).toEqual(DENIED);
      valueOf(await owner.tariffs.add(id, termsFrom(0)));
      const path = tariffPath(id);
      const change = await owner.records.commit([{ kind: 'update', path, fields: { minimum: 1 } }]);
      const removal = await owner.records.commit([{ kind: 'remove', path, fields: {} }]);
      expect([errorOf(change), errorOf(removal)]).toEqual([DENIED, DENIED]);
    });

    it('a new tariff ends the former tariff of its name, and ends when the next one begins', async () => {
      const owner = await openBooks(stage(), 'system_admin');
      const [first, last, between] = [anId(), anId(), anId()];
      const named = (days: number) => ({ ...termsFrom(days), name: first });
      valueOf(await owner.tariffs.add(first, named(1)));
      valueOf(await owner.tariffs.add(last, named(9)));
      valueOf(await owner.tariffs.add(between, named(5)));
      const [one, two, three] = await Promise.all(
        [first, between, last].map((id) => stage().documents.read(tariffPath(id))),
      );
      expect([one?.['until'], two?.['until'], three?.['until']]).toEqual([
        two?.['from'],
        three?.['from'],
        undefined,
      ]);
    });

    it.each([
      ['on two days', [3, 9]],
      ['on the same day', [3, 3]],
    ])(
      'two system admins who store tariffs of one name at once, valid %s, leave them in order',
      async (_, days) => {
        const [one, other] = [
          await openBooks(stage(), 'system_admin'),
          await openBooks(stage(), 'system_admin'),
        ];
        const first = anId();
        const named = (from: number) => ({ ...termsFrom(from), name: first });
        valueOf(await one.tariffs.add(first, named(1)));
        const added = await Promise.all(
          days.map((day, nth) => (nth === 0 ? one : other).tariffs.add(anId(), named(day))),
        );
        added.forEach(valueOf);
        const { known } = valueOf(await one.tariffs.list());
        const chain = inTime(known.filter(({ name: of }) => of === first));
        const [, second, third] = chain;
        expect(chain.map(({ until }) => until)).toEqual([second?.from, third?.from, null]);
        const isSameDay = second?.from.getTime() === third?.from.getTime();
        expect(chain.map(({ withdrawn }) => withdrawn !== null)).toEqual([false, isSameDay, false]);
      },
    );

    it('a future tariff is withdrawn, even after a lost answer, stays listed as withdrawn, and can be replaced', async () => {
      const owner = await openBooks(stage(), 'system_admin');
      const [first, slip, mended] = [anId(), anId(), anId()];
      const named = (days: number) => ({ ...termsFrom(days), name: first });
      valueOf(await owner.tariffs.add(first, named(1)));
      valueOf(await owner.tariffs.add(slip, named(5)));
      const find = async (id: string) =>
        valueOf(await owner.tariffs.list()).known.find((each) => each.id === id) ?? raise();
      const tariff = await find(slip);
      const admin = await openBooks(stage(), 'admin');
      expect(errorOf(await admin.tariffs.withdraw(tariff))).toEqual(DENIED);
      owner.network.loseNextAnswer('documents');
      valueOf(await owner.tariffs.withdraw(tariff));
      valueOf(await owner.tariffs.withdraw(tariff));
      const { from } = tariff;
      expect(await find(slip)).toEqual({
        ...tariff,
        until: from,
        withdrawn: { by: owner.uid, at: expect.any(Date) },
      });
      valueOf(await owner.tariffs.add(mended, { ...named(5), from }));
      expect([await find(first), await find(mended)]).toMatchObject([{ until: from }, { until: null }]);
    });

    it('a valid tariff can be withdrawn until the price of a ride names it', async () => {
      const owner = await openBooks(stage(), 'system_admin');
      const begun = async () => {
        const id = anId();
        valueOf(await owner.tariffs.add(id, { ...termsFrom(0), name: id }));
        return valueOf(await owner.tariffs.list()).known.find((tariff) => tariff.id === id) ?? raise();
      };
      const [unused, used] = [await begun(), await begun()];
      await stage().documents.write({ [`fares/${anId()}`]: { tariff: used.id } });
      valueOf(await owner.tariffs.withdraw(unused));
      expect(errorOf(await owner.tariffs.withdraw(used))).toEqual({ code: 'tariff-in-use' });
    });

    it('a damaged tariff is counted, and the others are read', async () => {
      const owner = await openBooks(stage(), 'system_admin');
      const before = valueOf(await owner.tariffs.list());
      await stage().documents.write({ [tariffPath(anId())]: { name: 'Damaged', at: new Date() } });
      const after = valueOf(await owner.tariffs.list());
      expect([after.known.length, after.stored]).toEqual([before.known.length, before.stored + 1]);
    });
  });
}
