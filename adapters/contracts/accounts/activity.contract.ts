import { describe, expect, it } from 'vitest';
import { writeCursor } from '#adapters/records/page-cursor.ts';
import { PAGE_SIZE } from '#domain/accounts/model/account-limits.ts';
import type { ActivityQuery } from '#domain/accounts/ports/review-repository.ts';
import { valueOf } from '#domain/shared/value-of.builder.ts';
import { arrangeAccount, arrangeAdmin } from '../stage/arranged-account.builder.ts';
import { openTabAs, stageFor } from '../stage/stage.builder.ts';
import type { MakeWorld } from '../stage/world-under-test.builder.ts';

const EVERYTHING: ActivityQuery = { by: null, since: null, cursor: null };

/** The decisions on all accounts. Other tests decide in the same world, so these use an actor of their own. */
export function describeActivity(makeWorld: MakeWorld): void {
  const world = stageFor(makeWorld);
  const minute = (count: number) => new Date(Date.UTC(2025, 5, 1, 12, count));
  /** An administrator with decisions on two accounts, a minute apart. The last two decisions have the same time. */
  const arrive = async (count: number) => {
    const actor = await arrangeAdmin(world());
    const subjects = [await arrangeAccount(world()), await arrangeAccount(world())];
    const decided = Array.from({ length: count }, (_, index) => ({
      path: `users/${subjects[index % 2]?.uid}/reviews/${index + 1}`,
      fields: { actor: actor.uid, from: 'pending', to: 'approved', at: minute(Math.min(index, count - 2)) },
    }));
    await world().documents.write(Object.fromEntries(decided.map(({ path, fields }) => [path, fields])));
    const { reviews } = (await openTabAs(world(), actor)).tab;
    return { actor, subjects: subjects.map(({ uid }) => uid), reviews };
  };

  describe('the activity on all accounts', () => {
    it('decisions on all accounts are read newest first, page by page, each once', async () => {
      const { actor, subjects, reviews } = await arrive(PAGE_SIZE + 3);
      const mine = { ...EVERYTHING, by: actor.uid };
      const first = valueOf(await reviews.activity(mine));
      expect(first.entries).toHaveLength(PAGE_SIZE);
      const second = valueOf(await reviews.activity({ ...mine, cursor: first.next }));
      expect(second.next).toBeNull();
      const all = [...first.entries, ...second.entries];
      const times = all.map(({ review }) => review.at.getTime());
      expect(times).toEqual(times.toSorted((one, other) => other - one));
      expect(all.map(({ review }) => review.number).toSorted((one, other) => one - other)).toEqual(
        Array.from({ length: PAGE_SIZE + 3 }, (_, index) => index + 1),
      );
      expect(all.every(({ uid, review }) => uid === subjects[(review.number - 1) % 2])).toBe(true);
    });

    it('decisions are found by actor and time, or for all actors', async () => {
      const { actor, reviews } = await arrive(4);
      const recent = valueOf(await reviews.activity({ by: actor.uid, since: minute(2), cursor: null }));
      expect(recent.entries.map(({ review }) => review.number).toSorted()).toEqual([3, 4]);
      expect(valueOf(await reviews.activity(EVERYTHING)).entries.length).toBeGreaterThan(0);
      expect(valueOf(await reviews.activity({ ...EVERYTHING, by: 'nobody' })).entries).toEqual([]);
    });

    it('a cursor of another list returns the first page of the activity', async () => {
      const { actor, reviews } = await arrive(2);
      const cursor = writeCursor({ order: 'pickupAt', after: { value: [0, 0], id: 'ride-1' } });
      const page = valueOf(await reviews.activity({ ...EVERYTHING, by: actor.uid, cursor }));
      expect(page.entries).toHaveLength(2);
    });

    it('a damaged decision is counted, and does not hide others', async () => {
      const { actor, subjects, reviews } = await arrive(2);
      const damaged = { actor: actor.uid, from: 'nowhere', at: minute(9) };
      await world().documents.write({ [`users/${subjects[0]}/reviews/9`]: damaged });
      const page = valueOf(await reviews.activity({ ...EVERYTHING, by: actor.uid }));
      expect(page).toMatchObject({ unreadable: 1, entries: [{}, {}] });
    });
  });
}
