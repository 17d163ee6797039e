import { describe, expect, it } from 'vitest';
import { QUEUE_ORDER } from '#domain/accounts/model/profile-fields.ts';
import { errorOf, valueOf } from '#domain/shared/value-of.builder.ts';
import type { Result } from '#domain/shared/result.ts';
import { COUNT_LIMIT, PAGE_SIZE } from '#domain/accounts/model/limits.ts';
import type { ProfilePage, ProfileRow, ReviewRepository } from '#domain/accounts/ports/review-repository.ts';
import {
  arrangeAccount,
  arrangeAdmin,
  documentsOf,
  uniqueEmail,
  uniqueMark,
  type Arrangement,
} from '../stage/arranged-account.contract.ts';
import { openTabAs, stageFor } from '../stage/stage.contract.ts';
import type { MakeWorld, RawDocument, WorldUnderTest } from '../stage/world-under-test.contract.ts';

/** For tests that store hundreds of accounts. */
const LONG_TEST_MS = 60_000;
const REJECTED = { status: 'rejected' } as const;

/** Stores accounts without identities; returns their uids in the order given. */
async function arrangeProfiles(
  world: WorldUnderTest,
  arrangements: readonly (Arrangement & { readonly uid?: string })[],
): Promise<string[]> {
  const accounts = arrangements.map(({ uid = `u${uniqueMark()}`, ...arrangement }) => ({ uid, arrangement }));
  const documents = accounts.map(({ uid, arrangement }) => documentsOf(uid, arrangement).documents);
  await world.documents.write(Object.assign({}, ...documents) as Record<string, RawDocument>);
  return accounts.map(({ uid }) => uid);
}

/** Every row from the first page to the last, with the size of each page. */
async function walk(ask: (cursor: string | null) => Promise<Result<ProfilePage>>) {
  const rows: ProfileRow[] = [];
  const sizes: number[] = [];
  let cursor: string | null = null;
  do {
    const page: ProfilePage = valueOf(await ask(cursor));
    rows.push(...page.rows);
    sizes.push(page.rows.length);
    cursor = page.next;
  } while (cursor !== null);
  return { rows, sizes, uids: rows.map(({ uid }) => uid) };
}

/** What administrators read. Other tests' accounts may be among the rows, so assertions concern a test's own. */
export function describeQueue(makeWorld: MakeWorld): void {
  const world = stageFor(makeWorld);
  const arriveAsAdmin = async () => {
    const { browser, tab } = await openTabAs(world(), await arrangeAdmin(world()));
    return { reviews: tab.reviews, network: browser.network };
  };
  const walkStatus = (reviews: ReviewRepository, status: 'pending' | 'approved' | 'rejected', search = '') =>
    walk((cursor) => reviews.page({ status, search, cursor }));

  describe('the queue', () => {
    it(
      'accounts of a status are listed once each, oldest registration first, in pages of fixed size',
      { timeout: LONG_TEST_MS },
      async () => {
        const { reviews } = await arriveAsAdmin();
        const minutes = Array.from({ length: PAGE_SIZE + 5 }, (_, index) => (index * 7) % (PAGE_SIZE + 5));
        const uids = await arrangeProfiles(
          world(),
          minutes.map((minute) => ({
            status: 'pending' as const,
            fields: { [QUEUE_ORDER]: new Date(Date.UTC(2025, 4, 1, 10, minute)) },
          })),
        );
        const oldestFirst = uids.toSorted(
          (a, b) => (minutes[uids.indexOf(a)] ?? 0) - (minutes[uids.indexOf(b)] ?? 0),
        );
        const walked = await walkStatus(reviews, 'pending');
        expect(walked.uids.filter((uid) => uids.includes(uid))).toEqual(oldestFirst);
        expect(new Set(walked.uids).size).toBe(walked.uids.length);
        expect(walked.sizes.slice(0, -1).every((size) => size === PAGE_SIZE)).toBe(true);
        expect(walked.rows.every(({ profile }) => profile.status === 'pending')).toBe(true);
      },
    );

    it('accounts registered at the same moment are listed once each', { timeout: LONG_TEST_MS }, async () => {
      const { reviews } = await arriveAsAdmin();
      const fields = { [QUEUE_ORDER]: new Date(Date.UTC(2025, 4, 2, 10)) };
      const uids = await arrangeProfiles(
        world(),
        Array.from({ length: PAGE_SIZE * 2 }, () => ({ status: 'pending' as const, fields })),
      );
      const walked = await walkStatus(reviews, 'pending');
      const own = walked.uids.filter((uid) => uids.includes(uid));
      expect(own.toSorted()).toEqual(uids.toSorted());
    });

    it(
      'accounts whose time of registration is none are listed once each, and followed by all others',
      { timeout: LONG_TEST_MS },
      async () => {
        const { reviews } = await arriveAsAdmin();
        const times = [...Array.from({ length: PAGE_SIZE * 2 }, () => null), 7, new Date(0), 'a', 'b'];
        const arrangements = times.map((time) => ({ fields: { [QUEUE_ORDER]: time }, ...REJECTED }));
        const uids = await arrangeProfiles(world(), arrangements);
        const walked = await walkStatus(reviews, 'rejected');
        const own = walked.uids.filter((uid) => uids.includes(uid));
        expect(own.slice(0, PAGE_SIZE * 2).toSorted()).toEqual(uids.slice(0, PAGE_SIZE * 2).toSorted());
        expect(own.slice(PAGE_SIZE * 2)).toEqual(uids.slice(PAGE_SIZE * 2));
      },
    );

    it('a damaged account is listed with what is left of it', async () => {
      const { reviews } = await arriveAsAdmin();
      const email = uniqueEmail();
      const [uid = ''] = await arrangeProfiles(world(), [
        { email, status: 'pending', fields: { role: undefined, createdAt: 5 } },
      ]);
      const { rows } = await walkStatus(reviews, 'pending', email);
      expect(rows.map((row) => row.uid)).toEqual([uid]);
      expect(rows[0]?.profile).toMatchObject({ email, malformed: ['createdAt'] });
    });

    it('the queue cannot be read without the network', async () => {
      const { reviews, network } = await arriveAsAdmin();
      network.goOffline();
      const query = { status: 'pending', search: '', cursor: null } as const;
      expect(errorOf(await reviews.page(query))).toEqual({ code: 'network' });
      expect(errorOf(await reviews.count('pending'))).toEqual({ code: 'network' });
    });
  });

  describe('the search', () => {
    it('a search finds the beginnings of addresses, then of names, each account once', async () => {
      const { reviews } = await arriveAsAdmin();
      const mark = uniqueMark();
      const [second, first, byName, both] = await arrangeProfiles(world(), [
        { status: 'pending', email: uniqueEmail(`${mark}b`) },
        { status: 'pending', email: uniqueEmail(`${mark}a`) },
        { status: 'pending', name: `P${mark.toUpperCase()} Nguyen` },
        { status: 'pending', email: uniqueEmail(`${mark}c`), name: `p${mark}` },
        { status: 'approved', email: uniqueEmail(`${mark}d`) },
        { status: 'pending', name: `Nguyen p${mark}` },
      ]);
      const { uids } = await walkStatus(reviews, 'pending', `p${mark}`);
      expect(uids).toEqual([first, second, both, byName]);
    });

    it('a search is paged and never leaves its prefix', { timeout: LONG_TEST_MS }, async () => {
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
      const { uids, sizes } = await walkStatus(reviews, 'approved', `p${mark}`);
      expect(uids).toEqual([...byEmail, ...byName]);
      expect(sizes.every((size) => size <= PAGE_SIZE)).toBe(true);
    });

    it('a search without matches returns an empty last page', async () => {
      const { reviews } = await arriveAsAdmin();
      expect(await walkStatus(reviews, 'rejected', `p${uniqueMark()}`)).toMatchObject({ rows: [] });
    });
  });

  describe('counting', () => {
    it('counting stops at the limit', async () => {
      const { reviews } = await arriveAsAdmin();
      await arrangeProfiles(
        world(),
        Array.from({ length: COUNT_LIMIT + 1 }, () => REJECTED),
      );
      expect(valueOf(await reviews.count('rejected'))).toBe(COUNT_LIMIT);
    });
  });

  describe('all profiles by id', () => {
    it(
      'all profiles are listed once each, in order, including damaged ones',
      { timeout: LONG_TEST_MS },
      async () => {
        const { reviews } = await arriveAsAdmin();
        const mark = uniqueMark();
        const numbers = Array.from({ length: PAGE_SIZE + 2 }, (_, index) => String(index).padStart(3, '0'));
        const uids = await arrangeProfiles(
          world(),
          numbers.map((number) => ({ uid: `${mark}-${number}` })),
        );
        await world().documents.write({ [`users/${mark}-zzz`]: { colour: 'blue' } });
        const { uids: walked, sizes } = await walk((cursor) => reviews.pageById(cursor));
        expect(walked.filter((uid) => uid.startsWith(mark))).toEqual([...uids, `${mark}-zzz`]);
        expect(new Set(walked).size).toBe(walked.length);
        expect(sizes.slice(0, -1).every((size) => size === PAGE_SIZE)).toBe(true);
      },
    );
  });

  describe('a cursor', () => {
    const arrangeTwoPages = async () => {
      const mark = uniqueMark();
      const email = () => uniqueEmail(mark);
      await arrangeProfiles(
        world(),
        Array.from({ length: PAGE_SIZE + 1 }, () => ({ status: 'pending' as const, email: email() })),
      );
      const { reviews } = await arriveAsAdmin();
      const matches = (cursor: string | null) =>
        reviews.page({ status: 'pending', search: `p${mark}`, cursor });
      const queue = (cursor: string | null) => reviews.page({ status: 'pending', search: '', cursor });
      return { matches, queue, byId: (cursor: string | null) => reviews.pageById(cursor) };
    };
    const nextOf = async (page: Promise<Result<ProfilePage>>) => valueOf(await page).next ?? '';

    it(
      'a cursor that was cut, edited or made up asks for the first page',
      { timeout: LONG_TEST_MS },
      async () => {
        const { matches, queue, byId } = await arrangeTwoPages();
        const first = valueOf(await matches(null));
        const next = first.next ?? '';
        expect(next).toMatch(/^\D/);
        for (const cursor of ['', '###', 'made-up', '{}', 'null', next.slice(0, -2), `x${next}`]) {
          expect(valueOf(await matches(cursor)), cursor).toEqual(first);
          expect(valueOf(await queue(cursor)).rows, cursor).toHaveLength(PAGE_SIZE);
          expect(valueOf(await byId(cursor)).rows, cursor).toHaveLength(PAGE_SIZE);
        }
      },
    );

    it('a cursor of another list asks for the first page', { timeout: LONG_TEST_MS }, async () => {
      const { matches, queue, byId } = await arrangeTwoPages();
      const first = valueOf(await matches(null));
      expect(valueOf(await matches(await nextOf(queue(null))))).toEqual(first);
      expect(valueOf(await matches(await nextOf(byId(null))))).toEqual(first);
      expect(valueOf(await byId(first.next)).rows).toHaveLength(PAGE_SIZE);
    });
  });

  describe('a released address', () => {
    it('reviewers learn when an address was released, and nothing about others', async () => {
      const { reviews } = await arriveAsAdmin();
      const [email, at] = [uniqueEmail(), new Date('2025-02-03T04:05:06.000Z')];
      await world().documents.recordRelease(email, at);
      expect(valueOf(await reviews.releasedAfterRejection(email))).toEqual(at);
      expect(await reviews.releasedAfterRejection(uniqueEmail())).toEqual({ ok: true, value: null });
    });
  });

  describe('anyone but an approved administrator', () => {
    it.each([
      ['a passenger', { role: 'passenger' }],
      ['an auditor', { role: 'auditor' }],
      ['a pending admin', { role: 'admin', status: 'pending' }],
      ['a rejected system_admin', { role: 'system_admin', status: 'rejected' }],
    ] as const)('anyone but an approved administrator is denied: %s', async (_, arrangement) => {
      const person = await arrangeAccount(world(), arrangement);
      const { reviews } = (await openTabAs(world(), person)).tab;
      const answers = [
        await reviews.page({ status: 'pending', search: '', cursor: null }),
        await reviews.page({ status: 'pending', search: 'p', cursor: null }),
        await reviews.count('pending'),
        await reviews.pageById(null),
        await reviews.history(person.uid),
        await reviews.releasedAfterRejection(person.email),
      ];
      expect(answers.map((answer) => errorOf(answer).code)).toEqual(answers.map(() => 'permission-denied'));
    });
  });
}
