import { describe, expect, it } from 'vitest';
import { PAGE_SIZE } from '#domain/accounts/model/account-limits.ts';
import type { KnownRole } from '#domain/shared/people/role.ts';
import type { ListedStatus, QueueQuery, ReviewRepository } from '#domain/accounts/ports/review-repository.ts';
import { valueOf } from '#domain/shared/value-of.builder.ts';
import { arrangeAdmin, uniqueEmail, uniqueMark } from '../stage/arranged-account.builder.ts';
import { arrangeProfiles, walk } from '../stage/arranged-profiles.builder.ts';
import { openTabAs, stageFor } from '../stage/stage.builder.ts';
import type { MakeWorld } from '../stage/world-under-test.builder.ts';

/** For tests that store hundreds of accounts. */
const LONG_TEST_MS = 60_000;

export function describeSearch(makeWorld: MakeWorld): void {
  const world = stageFor(makeWorld);
  const arriveAsAdmin = async () => {
    const { tab } = await openTabAs(world(), await arrangeAdmin(world()));
    return { reviews: tab.reviews };
  };
  const walkSearch = (
    reviews: ReviewRepository,
    search: string,
    role: KnownRole | null = null,
    status: ListedStatus = 'any',
  ) => walk((cursor) => reviews.page({ status, role, search, cursor }));

  describe('the search', () => {
    it('a search finds the beginnings of addresses, then of each word of a name, each account once', async () => {
      const { reviews } = await arriveAsAdmin();
      const mark = uniqueMark();
      const [second, first, whole, both, lastOfTwo, fourth, lastOfSix, hyphenated] = await arrangeProfiles(
        world(),
        [
          { status: 'pending', email: uniqueEmail(`${mark}b`) },
          { status: 'approved', email: uniqueEmail(`${mark}a`) },
          { status: 'rejected', name: `P${mark.toUpperCase()} Nguyen` },
          { status: 'pending', email: uniqueEmail(`${mark}c`), name: `p${mark}` },
          { status: 'approved', name: `Nguyen P${mark}` },
          { name: `Maria de la P${mark} Nguyen` },
          { name: `Maria de la Luz Nguyen P${mark}` },
          { name: `Nguyen Thi-P${mark} Linh` },
          { name: `Maria de la Luz P${mark} Nguyen` },
          { name: `NguyenP${mark}` },
        ],
      );
      const { uids } = await walkSearch(reviews, `p${mark}`);
      expect(uids).toEqual([first, second, both, whole, lastOfTwo, hyphenated, fourth, lastOfSix]);
      expect((await walkSearch(reviews, `p${mark} nguyen`)).uids).toEqual([whole, fourth]);
    });

    it('a search finds letters of every script in any case', async () => {
      const { reviews } = await arriveAsAdmin();
      const mark = uniqueMark();
      const names = [`Jörg${mark}`, `JÖRG${mark}`, `Anna Łoś${mark}`, `ИВАН Петров${mark}`];
      const [jorg, shouted, anna, ivan] = await arrangeProfiles(
        world(),
        names.map((name) => ({ name })),
      );
      expect((await walkSearch(reviews, `jÖrG${mark}`)).uids.toSorted()).toEqual([jorg, shouted].toSorted());
      expect((await walkSearch(reviews, `ŁOŚ${mark}`)).uids).toEqual([anna]);
      expect((await walkSearch(reviews, `пЕТРОВ${mark}`)).uids).toEqual([ivan]);
    });

    it('a search finds a name typed without its accents, and an address by its own letters', async () => {
      const { reviews } = await arriveAsAdmin();
      const mark = uniqueMark();
      const [muller, mueller, weiss, joe] = await arrangeProfiles(world(), [
        { name: `Hans Müller${mark}` },
        { name: `Mueller${mark}` },
        { name: `Åse Weiß${mark}` },
        { name: 'Ann', email: uniqueEmail(`joe${mark}`) },
      ]);
      for (const typed of ['muller', 'Müller', 'MUELLER'])
        expect((await walkSearch(reviews, typed + mark)).uids.toSorted()).toEqual(
          [muller, mueller].toSorted(),
        );
      expect((await walkSearch(reviews, `weiss${mark}`)).uids).toEqual([weiss]);
      expect((await walkSearch(reviews, `pjoe${mark}`)).uids).toEqual([joe]);
    });

    it('accounts with the searched number come before other matches, each once, and only with the wanted role and status', async () => {
      const { reviews } = await arriveAsAdmin();
      const mark = uniqueMark();
      const [passenger, driver, both, addressed] = await arrangeProfiles(world(), [
        { status: 'approved', role: 'passenger' },
        { status: 'rejected', role: 'driver' },
        { status: 'approved', role: 'driver', email: uniqueEmail(`${mark}b`) },
        { status: 'pending', email: uniqueEmail(`${mark}a`) },
      ]);
      const uids = [passenger, driver, both, `gone${mark}`].map((uid = '') => uid);
      const found = async (of: Partial<QueueQuery> = {}, more = false) => {
        const query = { status: 'any', role: null, search: `p${mark}`, cursor: null, ...of } as const;
        const { rows, ...rest } = valueOf(await reviews.page(query, { uids, more }));
        return { uids: rows.map(({ uid }) => uid), ...rest };
      };
      expect(await found()).toEqual({ uids: [passenger, driver, both, addressed], next: null, more: false });
      expect(await found({ role: 'driver' })).toEqual({ uids: [driver, both], next: null, more: false });
      expect(await found({ status: 'rejected' }, true)).toEqual({ uids: [driver], next: null, more: true });
    });

    it('the accounts of a number count as rows of the first page, and no later page repeats them', async () => {
      const { reviews } = await arriveAsAdmin();
      const mark = uniqueMark();
      const names = Array.from(
        { length: PAGE_SIZE + 1 },
        (_, at) => `p${mark}${String(at).padStart(3, '0')}`,
      );
      const all = await arrangeProfiles(
        world(),
        names.map((name) => ({ name })),
      );
      const last = all.at(-1) ?? '';
      const numbered = { uids: [last], more: false };
      const { uids, sizes } = await walk((cursor) =>
        reviews.page({ status: 'any', role: null, search: `p${mark}`, cursor }, numbered),
      );
      expect([uids, sizes]).toEqual([
        [last, ...all.slice(0, -1)],
        [PAGE_SIZE, 1],
      ]);
    });

    it('all accounts of a number are on the first page, even more than a page holds, and other matches on the next', async () => {
      const { reviews } = await arriveAsAdmin();
      const mark = uniqueMark();
      const all = await arrangeProfiles(
        world(),
        Array.from({ length: PAGE_SIZE + 2 }, () => ({})),
      );
      const other = await arrangeProfiles(world(), [{ email: uniqueEmail(mark) }]);
      const { uids, sizes } = await walk((cursor) =>
        reviews.page({ status: 'any', role: null, search: `p${mark}`, cursor }, { uids: all, more: false }),
      );
      expect([uids, sizes]).toEqual([
        [...all, ...other],
        [PAGE_SIZE + 2, 1],
      ]);
    });

    it('a queue and a search list only accounts with the wanted role and status', async () => {
      const { reviews } = await arriveAsAdmin();
      const mark = uniqueMark();
      const [driver, passenger] = await arrangeProfiles(world(), [
        { status: 'pending', role: 'driver', name: `Ann P${mark}` },
        { status: 'approved', role: 'passenger', email: uniqueEmail(mark) },
      ]);
      expect((await walkSearch(reviews, `p${mark}`, 'driver')).uids).toEqual([driver]);
      expect((await walkSearch(reviews, `p${mark}`, 'passenger')).uids).toEqual([passenger]);
      expect((await walkSearch(reviews, `p${mark}`, null, 'approved')).uids).toEqual([passenger]);
      expect((await walkSearch(reviews, `p${mark}`, 'driver', 'pending')).uids).toEqual([driver]);
      expect((await walkSearch(reviews, `p${mark}`, 'driver', 'approved')).uids).toEqual([]);
      const drivers = await walk((cursor) =>
        reviews.page({ status: 'pending', role: 'driver', search: '', cursor }),
      );
      expect(drivers.uids).toContain(driver);
      expect(
        drivers.rows.every(({ account }) => account.state === 'sound' && account.user.role === 'driver'),
      ).toBe(true);
    });

    it('a search is paged, and lists nothing outside its prefix', { timeout: LONG_TEST_MS }, async () => {
      const { reviews } = await arriveAsAdmin();
      const mark = uniqueMark();
      const digits = (index: number) => String(index).padStart(3, '0');
      const amount = PAGE_SIZE + 3;
      const byEmail = await arrangeProfiles(
        world(),
        Array.from({ length: amount }, (_, index) => ({ email: uniqueEmail(`${mark}${digits(index)}`) })),
      );
      const byName = await arrangeProfiles(
        world(),
        Array.from({ length: amount }, (_, index) => ({ name: `p${mark}${digits(index)}` })),
      );
      await arrangeProfiles(world(), [{ email: uniqueEmail(`${mark.slice(0, -1)}~`) }]);
      const { uids, sizes } = await walkSearch(reviews, `p${mark}`);
      expect(uids).toEqual([...byEmail, ...byName]);
      expect(sizes.every((size) => size <= PAGE_SIZE)).toBe(true);
    });
  });
}
