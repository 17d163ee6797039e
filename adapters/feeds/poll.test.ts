import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fail, succeed, type Result } from '#domain/shared/result.ts';
import { LONGEST_PAUSE_MS, poll, SILENT_AFTER_MS } from './poll.ts';

const OFFLINE = fail({ code: 'network' } as const);
const START = new Date('2025-06-01T12:00:00.000Z');
const PAUSE_MS = 5000;

beforeEach(() => {
  vi.useFakeTimers({ now: START });
  // The middle of the jitter.
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A poll whose requests are answered by hand: the latest one, or any. */
function polled({ pause = PAUSE_MS }: { pause?: number | null } = {}) {
  const answers: { readonly answer: Result<string>; readonly requestedAt: Date }[] = [];
  const requests: ((answer: Result<string>) => void)[] = [];
  const onTimeout = vi.fn<() => void>();
  const watch = poll<string>({
    fetch: () => new Promise((resolve) => requests.push(resolve)),
    clock: { now: () => new Date() },
    pause: () => pause,
    onAnswer: (answer, requestedAt) => answers.push({ answer, requestedAt }),
    onTimeout,
    atOnce: true,
  });
  return {
    ...watch,
    answers,
    onTimeout,
    requested: () => requests.length,
    async answer(answer: Result<string>, number = requests.length) {
      requests[number - 1]?.(answer);
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

describe('a poll', () => {
  test('requests at once, and again a pause after each answer, never twice at a time', async () => {
    const { requested, answer } = polled();
    expect(requested()).toBe(1);
    await vi.advanceTimersByTimeAsync(10 * PAUSE_MS);
    expect(requested()).toBe(1);
    await answer(succeed('a'));
    await vi.advanceTimersByTimeAsync(PAUSE_MS - 1);
    expect(requested()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(requested()).toBe(2);
  });

  test('without a pause requests only at a look, whatever the last answer was', async () => {
    const { requested, answer, lookNow } = polled({ pause: null });
    await answer(OFFLINE);
    await vi.advanceTimersByTimeAsync(LONGEST_PAUSE_MS * 2);
    expect(requested()).toBe(1);
    lookNow();
    expect(requested()).toBe(2);
  });

  test('reports an answer with the time of its request', async () => {
    const { answers, answer } = polled();
    await vi.advanceTimersByTimeAsync(3000);
    await answer(succeed('a'));
    expect(answers).toEqual([{ answer: succeed('a'), requestedAt: START }]);
  });

  test('reports a request that has waited too long, and its late answer', async () => {
    const { answers, onTimeout, answer } = polled();
    await vi.advanceTimersByTimeAsync(SILENT_AFTER_MS - 1);
    expect(onTimeout).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(onTimeout).toHaveBeenCalledOnce();
    await answer(succeed('a'));
    expect(answers).toHaveLength(1);
  });

  test('waits longer after each failure, up to a limit, and as usual after an answer', async () => {
    const { requested, answer } = polled();
    const pauses = [PAUSE_MS, 2 * PAUSE_MS, 4 * PAUSE_MS, LONGEST_PAUSE_MS, LONGEST_PAUSE_MS];
    for (const pause of pauses) {
      const before = requested();
      await answer(OFFLINE);
      await vi.advanceTimersByTimeAsync(pause - 1);
      expect(requested(), `${pause}`).toBe(before);
      await vi.advanceTimersByTimeAsync(1);
      expect(requested(), `${pause}`).toBe(before + 1);
    }
    await answer(succeed('a'));
    const before = requested();
    await vi.advanceTimersByTimeAsync(PAUSE_MS);
    expect(requested()).toBe(before + 1);
  });

  test.each([
    [0, 0.8],
    [1, 1.2],
  ])('spreads the pause after a failure by a fifth (%s)', async (random, share) => {
    vi.spyOn(Math, 'random').mockReturnValue(random);
    const { requested, answer } = polled();
    await answer(OFFLINE);
    await vi.advanceTimersByTimeAsync(Math.round(PAUSE_MS * share) - 1);
    expect(requested()).toBe(1);
    await vi.advanceTimersByTimeAsync(2);
    expect(requested()).toBe(2);
  });

  test('drops the answer to its earlier request after a look', async () => {
    const { lookNow, answers, answer } = polled();
    lookNow();
    await answer(succeed('old'), 1);
    expect(answers).toEqual([]);
    await answer(succeed('new'), 2);
    expect(answers.map((each) => each.answer)).toEqual([succeed('new')]);
  });

  test('sends and reports nothing after its end', async () => {
    const { stop, answers, requested, answer, lookNow } = polled();
    stop();
    lookNow();
    await answer(succeed('a'));
    await vi.advanceTimersByTimeAsync(10 * PAUSE_MS);
    expect([answers, requested()]).toEqual([[], 1]);
  });
});
