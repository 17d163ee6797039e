import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { FeedState } from '#domain/shared/feed.ts';
import { fail, succeed, type Result } from '#domain/shared/result.ts';
import { HIDDEN_POLL_MS, LONGEST_PAUSE_MS, poll, POLL_MS, SILENT_AFTER_MS } from './poll.ts';

const OFFLINE = fail({ code: 'network' } as const);
const START = new Date('2025-06-01T12:00:00.000Z');

beforeEach(() => {
  vi.useFakeTimers({ now: START });
  // The middle of the jitter.
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A poll whose questions are answered by hand: with the oldest one that waits, or any. */
function polled(heardAt: Date | null = null) {
  const told: FeedState<string>[] = [];
  const questions: ((answer: Result<string>) => void)[] = [];
  const watch = poll<string>({
    ask: () => new Promise((resolve) => questions.push(resolve)),
    clock: { now: () => new Date() },
    tell: (state) => told.push(state),
    heardAt,
  });
  return {
    ...watch,
    told,
    asked: () => questions.length,
    async answer(answer: Result<string>, number = questions.length) {
      questions[number - 1]?.(answer);
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

describe('a poll', () => {
  test('asks at once, and again some seconds after each answer, never twice at a time', async () => {
    const { asked, answer } = polled();
    expect(asked()).toBe(1);
    await vi.advanceTimersByTimeAsync(10 * POLL_MS);
    expect(asked()).toBe(1);
    await answer(succeed('a'));
    await vi.advanceTimersByTimeAsync(POLL_MS - 1);
    expect(asked()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked()).toBe(2);
  });

  test('asks an interval later where the caller has been answered, and is confirmed since then', async () => {
    const { asked, told, answer } = polled(START);
    expect(asked()).toBe(0);
    await vi.advanceTimersByTimeAsync(POLL_MS);
    expect(asked()).toBe(1);
    await answer(OFFLINE);
    expect(told).toEqual([{ seen: null, confirmedAt: START, via: 'silent', error: { code: 'network' } }]);
  });

  test('is confirmed as of its question, not of a late answer', async () => {
    const { told, answer } = polled();
    await vi.advanceTimersByTimeAsync(3000);
    await answer(succeed('a'));
    expect(told).toEqual([{ seen: 'a', confirmedAt: START, via: 'polling', error: null }]);
  });

  test('is silent when no answer comes, and polls again when one does', async () => {
    const { told, answer } = polled();
    await vi.advanceTimersByTimeAsync(SILENT_AFTER_MS);
    expect(told.map(({ via }) => via)).toEqual(['silent']);
    await answer(succeed('a'));
    expect(told.map(({ via }) => via)).toEqual(['silent', 'polling']);
  });

  test('waits longer after each failure, up to a limit, and as usual after an answer', async () => {
    const { asked, answer } = polled();
    const pauses = [POLL_MS, 2 * POLL_MS, 4 * POLL_MS, LONGEST_PAUSE_MS, LONGEST_PAUSE_MS];
    for (const pause of pauses) {
      const before = asked();
      await answer(OFFLINE);
      await vi.advanceTimersByTimeAsync(pause - 1);
      expect(asked(), `${pause}`).toBe(before);
      await vi.advanceTimersByTimeAsync(1);
      expect(asked(), `${pause}`).toBe(before + 1);
    }
    await answer(succeed('a'));
    const before = asked();
    await vi.advanceTimersByTimeAsync(POLL_MS);
    expect(asked()).toBe(before + 1);
  });

  test.each([
    [0, 0.8],
    [1, 1.2],
  ])('spreads the pause after a failure by a fifth (%s)', async (random, share) => {
    vi.spyOn(Math, 'random').mockReturnValue(random);
    const { asked, answer } = polled();
    await answer(OFFLINE);
    await vi.advanceTimersByTimeAsync(Math.round(POLL_MS * share) - 1);
    expect(asked()).toBe(1);
    await vi.advanceTimersByTimeAsync(2);
    expect(asked()).toBe(2);
  });

  test('asks seldom on a hidden page', async () => {
    vi.stubGlobal('document', { visibilityState: 'hidden' });
    const { asked, answer } = polled();
    await answer(succeed('a'));
    await vi.advanceTimersByTimeAsync(HIDDEN_POLL_MS - 1);
    expect(asked()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked()).toBe(2);
  });

  test('that is to look now drops the answer to its earlier question', async () => {
    const { lookNow, told, answer } = polled();
    lookNow();
    await answer(succeed('old'), 1);
    expect(told).toEqual([]);
    await answer(succeed('new'), 2);
    expect(told.map(({ seen }) => seen)).toEqual(['new']);
  });

  test('that has ended asks and tells nothing more', async () => {
    const { stop, told, asked, answer } = polled();
    stop();
    await answer(succeed('a'));
    await vi.advanceTimersByTimeAsync(10 * POLL_MS);
    expect([told, asked()]).toEqual([[], 1]);
  });

  test('never goes back to an earlier state, in whatever order its questions are answered', async () => {
    const act = fc.oneof(
      fc.constant('commit' as const),
      fc.constant('look' as const),
      fc.record({ question: fc.nat(3) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 10, maxLength: 30 }), async (acts) => {
        let commit = 0;
        const answers: (() => Promise<void>)[] = [];
        const { lookNow, stop, told, asked, answer } = polled();
        for (const step of acts) {
          if (step === 'commit') commit += 1;
          if (step === 'look') lookNow();
          // The server answers a question with what is so when it is asked.
          for (let number = answers.length + 1; number <= asked(); number += 1) {
            const found = String(commit).padStart(3, '0');
            answers.push(() => answer(succeed(found), number));
          }
          // oxlint-disable-next-line no-await-in-loop -- one thing after the other
          if (typeof step === 'object') await answers[step.question]?.();
        }
        stop();
        const seen = told.flatMap((state) => state.seen ?? []);
        expect(seen).toEqual(seen.toSorted());
      }),
    );
  });
});
