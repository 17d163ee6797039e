import * as fc from 'fast-check';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { aMemoryStage, sessionIn } from '#adapters/memory/memory-stage.builder.ts';
import { aReviewStage } from '#adapters/memory/review-stage.builder.ts';
import type { FeedState } from '../../shared/feed.ts';
import type { QueuePage } from '../ports/review-repository.ts';

async function watched() {
  const stage = await aReviewStage();
  let tell: (state: FeedState<QueuePage>) => void = () => {};
  onTestFinished(
    stage.reviewQueue.watch({ status: 'pending', role: null }, (state) => tell(state), stage.clock.now()),
  );
  return {
    ...stage,
    look: () =>
      new Promise<FeedState<QueuePage>>((resolve) => {
        tell = resolve;
        stage.lookNow();
      }),
  };
}

describe('the watched queue', () => {
  it('a denied look ends the session of an administrator who lost their rights; a look without an answer does not', async () => {
    const { look, network, session, alter, actor } = await watched();
    network.goOffline();
    await look();
    expect(session.current().state).toBe('signed-in');
    network.goOnline();
    alter(actor.uid, { status: 'rejected', rejectionReason: 'Gone.' });
    await look();
    const { reason } = await sessionIn(session, 'signed-out');
    expect(reason).toEqual({ code: 'access-revoked', reason: 'Gone.' });
  });

  it('the watch shows the queue as it was after one of the commits, and never an earlier state again', async () => {
    const act = fc.oneof(
      fc.record({ act: fc.constant('commit' as const), uids: fc.subarray(['u002', 'u003', 'u004', 'u005']) }),
      fc.record({ act: fc.constantFrom('look', 'answer', 'offline', 'online') }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 30 }), async (acts) => {
        const stage = aMemoryStage();
        const actor = stage.addAccount({ role: 'admin' });
        const people = [1, 2, 3, 4].map(() => stage.addAccount({ status: 'pending' }).uid);
        const { enter, lookNow, reviewQueue, network } = stage.openProduct();
        await enter(actor);
        const pending = new Set(people);
        const commits = [[...people]];
        const never: string[] = [];
        let at = 0;
        const stop = reviewQueue.watch(
          { status: 'pending', role: null },
          ({ seen }) => {
            if (seen === null) return;
            const shown = JSON.stringify(seen.rows.map(({ uid }) => uid));
            const found = commits.findIndex((uids, index) => index >= at && JSON.stringify(uids) === shown);
            if (found === -1) never.push(shown);
            else at = found;
          },
          stage.clock.now(),
        );
        for (const step of acts) {
          if ('uids' in step) {
            // One commit changes all of them, so no mixture of two states exists.
            const changed = step.uids.map((uid) => {
              const status = pending.delete(uid) ? 'approved' : pending.add(uid) && 'pending';
              return [`users/${uid}`, { ...stage.world.documents.read(`users/${uid}`), status }] as const;
            });
            stage.world.documents.commit(Object.fromEntries(changed));
            commits.push(people.filter((uid) => pending.has(uid)));
          } else if (step.act === 'look') lookNow();
          else if (step.act === 'offline') network.goOffline();
          else if (step.act === 'online') network.goOnline();
          else await reviewQueue.count('pending');
        }
        network.goOnline();
        lookNow();
        await vi.waitFor(() => expect(commits[at]).toEqual(commits.at(-1)), { interval: 1 });
        stop();
        expect(never).toEqual([]);
      }),
    );
  });
});
