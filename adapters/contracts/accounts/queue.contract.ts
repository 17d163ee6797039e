import { describe, expect, it } from 'vitest';
import { COUNT_LIMIT, PAGE_SIZE } from '#domain/accounts/model/account-limits.ts';
import { readableOf } from '#domain/accounts/model/found-account.ts';
import { QUEUE_ORDER } from '#domain/accounts/model/profile-fields.ts';
import type { ReviewRepository } from '#domain/accounts/ports/review-repository.ts';
import { valueOf } from '#domain/shared/value-of.builder.ts';
import { arrangeAdmin, uniqueEmail, uniqueMark } from '../stage/arranged-account.builder.ts';
import { arrangeProfiles, walk } from '../stage/arranged-profiles.builder.ts';
import { openTabAs, stageFor } from '../stage/stage.builder.ts';
import type { MakeWorld } from '../stage/world-under-test.builder.ts';

/** For tests that store hundreds of accounts. */
const LONG_TEST_MS = 60_000;
const REJECTED = { status: 'rejected' } as const;

/** The reads of administrators. Rows may include other tests' accounts, so a test asserts only about its own. */
export function describeQueue(makeWorld: MakeWorld): void {
  const world = stageFor(makeWorld);
  const arriveAsAdmin = async () => {
    const { browser, tab } = await openTabAs(world(), await arrangeAdmin(world()));
    return { reviews: tab.reviews, network: browser.network };
  };
  const walkStatus = (reviews: ReviewRepository, status: 'pending' | 'approved' | 'rejected') =>
    walk((cursor) => reviews.page({ status, role: null, search: '', cursor }));

  describe('the queue', () => {
    it.each([
      ['unproven', null],
      ['unproven', 'driver'],
      ['proven', null],
      ['proven', 'driver'],
    ] as const)(
      'a queue of %s addresses and the role %s (null: every role) lists exactly the matching accounts',
      async (address, role) => {
        const { reviews } = await arriveAsAdmin();
        const proofs = { unproven: null, proven: new Date('2025-06-01T10:00:00.000Z'), neither: undefined };
        const stored = Object.entries(proofs).flatMap(([proof, provenAt]) =>
          ['driver', 'passenger'].map((each) => ({ proof, provenAt, role: each })),
        );
        const uids = await arrangeProfiles(
          world(),
          stored.map(({ provenAt, role: each }) => ({ ...REJECTED, role: each, fields: { provenAt } })),
        );
        const walked = await walk((cursor) =>
          reviews.page({ status: 'rejected', role, address, search: '', cursor }),
        );
        const wanted = uids.filter((_, index) => {
          const account = stored[index];
          return account?.proof === address && (role === null || account.role === role);
        });
        expect(walked.uids.filter((uid) => uids.includes(uid)).toSorted()).toEqual(wanted.toSorted());
      },
    );

    it(
      'proven addresses are listed once each, the earliest proof first, in pages of fixed size',
      { timeout: LONG_TEST_MS },
      async () => {
        const { reviews } = await arriveAsAdmin();
        const count = PAGE_SIZE + 5;
        const proofs = Array.from(
          { length: count },
          (_, index) => new Date(Date.UTC(2025, 4, 3, 10, (index * 7) % count)),
        );
        const uids = await arrangeProfiles(
          world(),
          proofs.map((provenAt) => ({ ...REJECTED, fields: { provenAt } })),
        );
        const earliestFirst = uids.toSorted(
          (a, b) => Number(proofs[uids.indexOf(a)]) - Number(proofs[uids.indexOf(b)]),
        );
        const walked = await walk((cursor) =>
          reviews.page({ status: 'rejected', role: null, address: 'proven', search: '', cursor }),
        );
        expect(walked.uids.filter((uid) => uids.includes(uid))).toEqual(earliestFirst);
        expect(walked.sizes.slice(0, -1).every((size) => size === PAGE_SIZE)).toBe(true);
      },
    );

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
        expect(walked.rows.every(({ account }) => readableOf(account).status === 'pending')).toBe(true);
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
      'accounts without a valid time of registration are listed once each, and null times first',
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

    it('a damaged account is listed with its readable fields', async () => {
      const { reviews } = await arriveAsAdmin();
      const email = uniqueEmail();
      const [uid = ''] = await arrangeProfiles(world(), [
        { email, status: 'pending', fields: { role: undefined, createdAt: 5 } },
      ]);
      const { rows } = await walk((cursor) =>
        reviews.page({ status: 'pending', role: null, search: email, cursor }),
      );
      expect(rows.map((row) => row.uid)).toEqual([uid]);
      expect(rows[0]?.account).toMatchObject({ stored: { email, malformed: ['createdAt'] } });
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
      'all profiles are listed once each, in the order of ids, including damaged ones',
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

  describe('a released address', () => {
    it('reviewers read when an address was released, or null if it was not', async () => {
      const { reviews } = await arriveAsAdmin();
      const [email, at] = [uniqueEmail(), new Date('2025-02-03T04:05:06.000Z')];
      await world().documents.recordRelease(email, at);
      expect(valueOf(await reviews.releasedAfterRejection(email))).toEqual(at);
      expect(await reviews.releasedAfterRejection(uniqueEmail())).toEqual({ ok: true, value: null });
    });
  });
}
