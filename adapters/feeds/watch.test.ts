import { describe, expect, test, vi } from 'vitest';
import { fail, succeed } from '#domain/shared/result.ts';
import { FIRST_ANSWER_MS, FIRST_RETRY_MS, STALE_LIMIT_MS } from './keep-listening.ts';
import { SILENT_AFTER_MS } from './poll.ts';
import { REASK_MS, VERIFY_EVERY_MS } from './watch.ts';
import { OFFLINE, PACE, START, moveTimeByHand, watched } from './watched.builder.ts';

const DENIED = { code: 'permission-denied' } as const;
const EXPIRED = { code: 'session-expired', providerCode: 'unauthenticated' } as const;

moveTimeByHand();

/** A watch that listens, and has told `a`. */
async function listening(given?: Parameters<typeof watched>[0]) {
  const watch = watched(given);
  if (given?.heardAt === undefined) await watch.answer(succeed('a'));
  const { next: hear, stale, error: end } = await watch.observer();
  hear('a');
  await watch.answer(succeed('a'));
  expect(watch.last()).toMatchObject({ seen: 'a', via: 'listening', error: null });
  return { ...watch, hear, stale, end };
}

describe('a watch with a listener', () => {
  test('asks when the listener has spoken first, and believes it when the answer is the same', async () => {
    const { told, asked, answer, observer } = watched();
    await answer(succeed('a'));
    (await observer()).next('b');
    expect(asked()).toBe(2);
    expect(told.map(({ seen }) => seen)).toEqual(['a']);
    await answer(succeed('b'));
    expect(told.at(-1)).toEqual({ seen: 'b', confirmedAt: START, via: 'listening', error: null });
  });

  test('goes on polling while the listener says something else', async () => {
    const { last, answer, observer } = watched();
    await answer(succeed('b'));
    (await observer()).next('a');
    await answer(succeed('b'));
    expect(last()).toMatchObject({ seen: 'b', via: 'polling' });
    (await observer()).next('b');
    await vi.advanceTimersByTimeAsync(PACE.visible);
    await answer(succeed('b'));
    expect(last()).toMatchObject({ seen: 'b', via: 'listening' });
  });

  test('tells what it hears at once, confirmed then, and asks once a minute and when it is to look', async () => {
    const { hear, asked, answer, last, lookNow } = await listening();
    await vi.advanceTimersByTimeAsync(2000);
    hear('b');
    expect(last()).toMatchObject({ seen: 'b', via: 'listening', confirmedAt: new Date() });
    const before = asked();
    await vi.advanceTimersByTimeAsync(VERIFY_EVERY_MS - PACE.visible);
    expect(asked()).toBe(before);
    await vi.advanceTimersByTimeAsync(PACE.visible);
    expect(asked()).toBe(before + 1);
    await answer(succeed('b'));
    lookNow();
    expect(asked()).toBe(before + 2);
  });

  test('is confirmed by news that came after the question which it agrees with', async () => {
    const { hear, answer, last, lookNow } = await listening();
    lookNow();
    await vi.advanceTimersByTimeAsync(1000);
    hear('b');
    const heardAt = new Date();
    await answer(succeed('b'));
    expect(last()?.confirmedAt).toEqual(heardAt);
  });

  test('that hears late is asked again and stays; one that hears nothing is dropped for the poll', async () => {
    const { hear, asked, answer, last, lookNow, told, listeners } = await listening();
    lookNow();
    await answer(succeed('b'));
    expect(last()).toMatchObject({ seen: 'a', via: 'listening' });
    hear('b');
    await vi.advanceTimersByTimeAsync(REASK_MS);
    await answer(succeed('b'));
    expect(last()).toMatchObject({ seen: 'b', via: 'listening' });

    lookNow();
    await answer(succeed('c'));
    await vi.advanceTimersByTimeAsync(REASK_MS);
    const before = asked();
    await answer(succeed('c'));
    expect(last()).toMatchObject({ seen: 'b', via: 'polling' });
    expect([listeners.at(-1)?.isOn, asked()]).toEqual([false, before + 1]);
    await answer(succeed('c'));
    expect(last()).toMatchObject({ seen: 'c', via: 'polling' });
    hear('x');
    expect(told.map(({ seen }) => seen)).not.toContain('x');
  });

  test.each([
    ['its permission was lost', DENIED],
    ['its token has expired and cannot be renewed', EXPIRED],
  ])('asks at once when it has ended because %s, and tells why', async (_, refusal) => {
    const { end, asked, answer, last } = await listening();
    end();
    expect([last()?.via, asked()]).toEqual(['polling', 3]);
    await answer(fail(refusal));
    expect(last()).toMatchObject({ seen: 'a', via: 'silent', error: refusal });
  });

  test('polls after its listener has ended, although the answer is what that said last', async () => {
    const { end, answer, last } = await listening();
    end();
    await answer(succeed('a'));
    expect(last()).toMatchObject({ seen: 'a', via: 'polling' });
  });

  test('goes on listening where an answer has crossed with news, as nobody knows which is newer', async () => {
    const { hear, answer, asked, last, lookNow } = await listening();
    lookNow();
    hear('c');
    await answer(succeed('b'));
    const before = asked();
    await vi.advanceTimersByTimeAsync(2 * REASK_MS);
    expect([last()?.seen, last()?.via, asked()]).toEqual(['c', 'listening', before]);
  });

  test('drops a listener that goes on telling what it remembers', async () => {
    const { stale, last, listeners } = await listening();
    stale();
    await vi.advanceTimersByTimeAsync(STALE_LIMIT_MS);
    expect([last()?.via, listeners.at(-1)?.isOn]).toEqual(['polling', false]);
  });

  test('pings at its pace while it listens, and tells at once that the server is gone, since its last pong', async () => {
    const { ping, last, asked, answer, listeners } = await listening();
    const before = asked();
    await vi.advanceTimersByTimeAsync(2 * PACE.visible);
    expect([ping.mock.calls.length, asked()]).toEqual([2, before]);
    expect(last()).toMatchObject({ via: 'listening', confirmedAt: START });
    ping.mockResolvedValueOnce(OFFLINE);
    await vi.advanceTimersByTimeAsync(PACE.visible);
    expect(last()).toMatchObject({
      seen: 'a',
      via: 'silent',
      error: { code: 'network' },
      confirmedAt: new Date(START.getTime() + 2 * PACE.visible),
    });
    expect(listeners[0]?.isOn).toBe(false);
    await vi.advanceTimersByTimeAsync(1.2 * PACE.visible);
    expect([ping.mock.calls.length, asked()]).toEqual([3, before + 1]);
    await answer(succeed('b'));
    expect(last()).toMatchObject({ seen: 'b', via: 'polling' });
  });

  test('says that it is silent, with the time of the last word, when a connection is half open', async () => {
    const { hear, answer, last, listeners, asked, lookNow } = await listening();
    await vi.advanceTimersByTimeAsync(5000);
    hear('b');
    const lastWord = new Date();
    lookNow();
    hear('c');
    const before = asked();
    await vi.advanceTimersByTimeAsync(SILENT_AFTER_MS);
    expect(last()).toEqual({ seen: 'c', confirmedAt: lastWord, via: 'silent', error: null });
    expect([listeners.at(-1)?.isOn, asked()]).toEqual([false, before + 1]);
    // What was asked before the listener was dropped may be older than what it said.
    await answer(succeed('b'), before);
    expect(last()?.seen).toBe('c');
    await answer(succeed('d'));
    expect(last()).toMatchObject({ seen: 'd', via: 'polling' });
  });

  test('that is half open is found out by a ping without an answer', async () => {
    const { ping, last, asked } = await listening();
    const before = asked();
    ping.mockReturnValueOnce(new Promise(() => {}));
    await vi.advanceTimersByTimeAsync(PACE.visible + SILENT_AFTER_MS);
    expect(last()).toEqual({ seen: 'a', confirmedAt: START, via: 'silent', error: null });
    expect(asked()).toBe(before + 1);
  });

  test('without a pace asks only when it is to look, and tells at once what it hears', async () => {
    const { hear, asked, last } = await listening({ heardAt: START, pace: null });
    const before = asked();
    await vi.advanceTimersByTimeAsync(10 * VERIFY_EVERY_MS);
    hear('b');
    expect([asked(), last()?.seen]).toEqual([before, 'b']);
  });

  test('that is ended by whoever hears that its listener has ended asks nothing more', async () => {
    const { end, asked, stop, onTell } = await listening();
    const before = asked();
    onTell(stop);
    end();
    await vi.advanceTimersByTimeAsync(VERIFY_EVERY_MS);
    expect(asked()).toBe(before);
  });

  test('that has ended hears and asks nothing more', async () => {
    const { hear, stop, told, listeners, asked } = await listening();
    const [tellings, questions] = [told.length, asked()];
    stop();
    hear('b');
    await vi.advanceTimersByTimeAsync(FIRST_ANSWER_MS + FIRST_RETRY_MS + VERIFY_EVERY_MS);
    expect([told.length, asked(), listeners.filter(({ isOn }) => isOn)]).toEqual([tellings, questions, []]);
  });
});
