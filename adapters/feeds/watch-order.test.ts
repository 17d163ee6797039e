import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import type { FeedState } from '#domain/shared/feed.ts';
import { fail, succeed, type Result } from '#domain/shared/result.ts';
import { FIRST_RETRY_MS, STALE_LIMIT_MS, type Observer } from './keep-listening.ts';
import { SILENT_AFTER_MS } from './poll.ts';
import { REFETCH_MS, VERIFY_EVERY_MS, watch } from './watch.ts';
import { PACE, moveTimeByHand } from './watched.builder.ts';

const PAUSES = [REFETCH_MS, STALE_LIMIT_MS, FIRST_RETRY_MS, SILENT_AFTER_MS, VERIFY_EVERY_MS] as const;

moveTimeByHand();

const textOf = (commit: number) => String(commit).padStart(3, '0');

/** A server whose state is the number of its last commit, and all messages between it and one watch. */
function openLine() {
  let commit = 0;
  const reported: FeedState<string>[] = [];
  const never: string[] = [];
  const requests: { readonly requested: number; readonly resolve: (answer: Result<string>) => void }[] = [];
  const listeners: { readonly observer: Observer<string>; at: number }[] = [];
  const { lookNow, stop } = watch<string>({
    fetch: () => new Promise((resolve) => requests.push({ requested: commit, resolve })),
    ping: async () => succeed(),
    pace: PACE,
    load: async () => (observer) => {
      listeners.push({ observer, at: commit });
      return () => {};
    },
    clock: { now: () => new Date() },
    report(state) {
      const last = reported.findLast(({ seen }) => seen !== null)?.seen ?? '';
      if (state.seen !== null && (state.seen < last || state.seen > textOf(commit))) never.push(state.seen);
      reported.push(state);
    },
    receivedAt: null,
  });
  /** Answers any request, even an old one, with the state of any moment since it was sent. */
  const answer = (pick: number, share: number, isOk: boolean) => {
    const request = requests.at(pick % requests.length);
    if (request === undefined) return;
    const seen = request.requested + Math.round((commit - request.requested) * share);
    request.resolve(isOk ? succeed(textOf(seen)) : fail({ code: 'network' }));
  };
  /** A listener's reports never go back; dropped listeners report too. */
  const emit = (pick: number, share: number) => {
    const listener = listeners.at(pick % listeners.length);
    if (listener === undefined) return;
    listener.at += Math.round((commit - listener.at) * share);
    listener.observer.next(textOf(listener.at));
  };
  return {
    reported,
    never,
    lookNow,
    stop,
    answer,
    emit,
    observerOf: (pick: number) => listeners.at(pick % listeners.length)?.observer,
    commit: () => {
      commit += 1;
    },
    current: () => textOf(commit),
  };
}

const pick = fc.nat(20);
const share = fc.constantFrom(0, 0.5, 1);
/** Mostly events of the latest request and the latest listener, so that the watch listens for long. */
const act = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      act: fc.constantFrom('commit', 'look', 'speak', 'answer', 'answer-as-asked', 'commit-and-speak'),
    }),
  },
  fc.record({ act: fc.constant('answer-any'), pick, share, isOk: fc.boolean() }),
  fc.record({ act: fc.constant('speak-any'), pick, share }),
  fc.record({ act: fc.constantFrom('stale', 'error'), pick }),
  {
    weight: 3,
    arbitrary: fc.record({ act: fc.constant('wait'), milliseconds: fc.constantFrom(1, ...PAUSES) }),
  },
);

const STEP_MS = 2500;
/** More turns of microtasks than any answer takes. */
const TURNS = 30;

/** Lets time pass with all its effects, but without the event loop: other test files may delay its turns. */
async function pass(milliseconds: number): Promise<void> {
  for (let left = milliseconds; left >= 0; left -= STEP_MS) {
    vi.advanceTimersByTime(Math.min(left, STEP_MS));
    for (let turn = 0; turn < TURNS; turn += 1) {
      await Promise.resolve();
    }
  }
}

test(
  'a watch never reports a wrong or an older state, whatever its listener and its answers do, and ends with the right one',
  { timeout: 60_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 10, maxLength: 60 }), async (acts) => {
        const line = openLine();
        const answerLatest = async () => {
          line.answer(-1, 1, true);
          await pass(0);
        };
        await answerLatest();
        line.emit(-1, 1);
        await answerLatest();
        expect(line.reported.at(-1)?.via).toBe('listening');
        for (const step of acts) {
          if (step.act === 'commit' || step.act === 'commit-and-speak') line.commit();
          if (step.act === 'look') line.lookNow();
          if (step.act === 'speak' || step.act === 'commit-and-speak') line.emit(-1, 1);
          if (step.act === 'answer') line.answer(-1, 1, true);
          if (step.act === 'answer-as-asked') line.answer(-1, 0, true);
          if ('isOk' in step) line.answer(step.pick, step.share, step.isOk);
          else if ('share' in step) line.emit(step.pick, step.share);
          else if ('pick' in step) line.observerOf(step.pick)?.[step.act === 'stale' ? 'stale' : 'error']();
          await pass('milliseconds' in step ? step.milliseconds : 0);
        }
        line.lookNow();
        // A slow listener is checked twice before it is dropped.
        for (let request = 0; request < 4; request += 1) {
          line.answer(-1, 1, true);
          await pass(VERIFY_EVERY_MS);
        }
        line.stop();
        expect(line.never).toEqual([]);
        expect(line.reported.at(-1)?.seen).toBe(line.current());
      }),
      // Each run has the same seed, so that an endless run can be told from a stalled machine.
      { numRuns: 150, seed: 1 },
    );
  },
);
