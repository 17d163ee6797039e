import { describe, expect, it } from 'vitest';
import { PAGE_SIZE } from '#domain/accounts/model/account-limits.ts';
import type { QueuePage } from '#domain/accounts/ports/review-repository.ts';
import type { Result } from '#domain/shared/result.ts';
import { valueOf } from '#domain/shared/value-of.builder.ts';
import { arrangeAdmin, uniqueEmail, uniqueMark } from '../stage/arranged-account.builder.ts';
import { arrangeProfiles } from '../stage/arranged-profiles.builder.ts';
import { openTabAs, stageFor } from '../stage/stage.builder.ts';
import type { MakeWorld } from '../stage/world-under-test.builder.ts';

/** For tests that store hundreds of accounts. */
const LONG_TEST_MS = 60_000;

/** The handling of cursors that are not from the requested list. */
export function describeCursors(makeWorld: MakeWorld): void {
  const world = stageFor(makeWorld);

  describe('a cursor', () => {
    const arrangeTwoPages = async () => {
      const mark = uniqueMark();
      const email = () => uniqueEmail(mark);
      await arrangeProfiles(
        world(),
        Array.from({ length: PAGE_SIZE + 1 }, () => ({ status: 'pending' as const, email: email() })),
      );
      const { reviews } = (await openTabAs(world(), await arrangeAdmin(world()))).tab;
      const matches = (cursor: string | null) =>
        reviews.page({ status: 'pending', role: null, search: `p${mark}`, cursor });
      const queue = (cursor: string | null) =>
        reviews.page({ status: 'pending', role: null, search: '', cursor });
      return { matches, queue, byId: (cursor: string | null) => reviews.pageById(cursor) };
    };
    const nextOf = async (page: Promise<Result<Pick<QueuePage, 'next'>>>) => valueOf(await page).next ?? '';

    it(
      'a cursor that was cut, edited or made up returns the first page',
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

    it('a cursor of another list returns the first page', { timeout: LONG_TEST_MS }, async () => {
      const { matches, queue, byId } = await arrangeTwoPages();
      const first = valueOf(await matches(null));
      expect(valueOf(await matches(await nextOf(queue(null))))).toEqual(first);
      expect(valueOf(await matches(await nextOf(byId(null))))).toEqual(first);
      expect(valueOf(await byId(first.next)).rows).toHaveLength(PAGE_SIZE);
    });
  });
}
