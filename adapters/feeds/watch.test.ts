import { describe, expect, test, vi } from 'vitest';
import { fail, succeed } from '#domain/shared/result.ts';
import { FIRST_ANSWER_MS, FIRST_RETRY_MS } from './keep-listening.ts';
import { SILENT_AFTER_MS } from './poll.ts';
import { REFETCH_MS, VERIFY_EVERY_MS } from './watch.ts';
import { OFFLINE, PACE, START, moveTimeByHand, watched } from './watched.builder.ts';

const DENIED = { code: 'permission-denied' } as const;
const EXPIRED = { code: 'session-expired', providerCode: 'unauthenticated' } as const;

moveTimeByHand();

/** A watch that listens, and has reported `a`. */
async function listening(given?: Parameters<typeof watched>[0]) {
  const watch = watched(given);
  if (given?.receivedAt === undefined) await watch.answer(succeed('a'));
  const { next: receive, stale, error: end } = await watch.observer();
  receive('a');
  await watch.answer(succeed('a'));
  expect(watch.last()).toMatchObject({ seen: 'a', via: 'listening', error: null });
  return { ...watch, receive, stale, end };
}

describe('a watch with a listener', () => {
  test('requests after the first report, and trusts the listener if the answer equals the report', async () => {
    const { reported, requested, answer, observer } = watched();
    await answer(succeed('a'));
    (await observer()).next('b');
    expect(requested()).toBe(2);
    expect(reported.map(({ seen }) => seen)).toEqual(['a']);
    await answer(succeed('b'));
    expect(reported.at(-1)).toEqual({ seen: 'b', confirmedAt: START, via: 'listening', error: null });
  });

  test('goes on polling while the listener reports another state', async () => {
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

  test('passes reports on at once as confirmed, and requests only once a minute and at a look', async () => {
    const { receive, requested, answer, last, lookNow } = await listening();
    await vi.advanceTimersByTimeAsync(2000);
    receive('b');
    expect(last()).toMatchObject({ seen: 'b', via: 'listening', confirmedAt: new Date() });
    const before = requested();
    await vi.advanceTimersByTimeAsync(VERIFY_EVERY_MS - PACE.visible);
    expect(requested()).toBe(before);
    await vi.advanceTimersByTimeAsync(PACE.visible);
    expect(requested()).toBe(before + 1);
    await answer(succeed('b'));
    lookNow();
    expect(requested()).toBe(before + 2);
  });

  test('is confirmed by a report that came after the request and agrees with its answer', async () => {
    const { receive, answer, last, lookNow } = await listening();
    lookNow();
    await vi.advanceTimersByTimeAsync(1000);
    receive('b');
    const receivedAt = new Date();
    await answer(succeed('b'));
    expect(last()?.confirmedAt).toEqual(receivedAt);
  });

  test('checks a slow listener again and keeps it, and drops a silent one for the poll', async () => {
    const { receive, requested, answer, last, lookNow, reported, listeners } = await listening();
    lookNow();
    await answer(succeed('b'));
    expect(last()).toMatchObject({ seen: 'a', via: 'listening' });
    receive('b');
    await vi.advanceTimersByTimeAsync(REFETCH_MS);
    await answer(succeed('b'));
    expect(last()).toMatchObject({ seen: 'b', via: 'listening' });

    lookNow();
    await answer(succeed('c'));
    await vi.advanceTimersByTimeAsync(REFETCH_MS);
    const before = requested();
    await answer(succeed('c'));
    expect(last()).toMatchObject({ seen: 'b', via: 'polling' });
    expect([listeners.at(-1)?.isOn, requested()]).toEqual([false, before + 1]);
    await answer(succeed('c'));
    expect(last()).toMatchObject({ seen: 'c', via: 'polling' });
    receive('x');
    expect(reported.map(({ seen }) => seen)).not.toContain('x');
  });

  test.each([
    ['its permission was lost', DENIED],
    ['its token has expired and cannot be renewed', EXPIRED],
  ])('requests at once when its listener has ended because %s, and reports why', async (_, refusal) => {
    const { end, requested, answer, last } = await listening();
    end();
    expect([last()?.via, requested()]).toEqual(['polling', 3]);
    await answer(fail(refusal));
    expect(last()).toMatchObject({ seen: 'a', via: 'silent', error: refusal });
  });

  test('polls after its listener has ended, although the answer is its last report', async () => {
    const { end, answer, last } = await listening();
    end();
    await answer(succeed('a'));
    expect(last()).toMatchObject({ seen: 'a', via: 'polling' });
  });

  test('goes on listening if an answer has crossed with a report, because either may be newer', async () => {
    const { receive, answer, requested, last, lookNow } = await listening();
    lookNow();
    receive('c');
    await answer(succeed('b'));
    const before = requested();
    await vi.advanceTimersByTimeAsync(2 * REFETCH_MS);
    expect([last()?.seen, last()?.via, requested()]).toEqual(['c', 'listening', before]);
  });

  test('pings at its pace while it listens, and is silent after a failed ping, with the time of the last good ping', async () => {
    const { ping, last, requested, answer, listeners } = await listening();
    const before = requested();
    await vi.advanceTimersByTimeAsync(2 * PACE.visible);
    expect([ping.mock.calls.length, requested()]).toEqual([2, before]);
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
    expect([ping.mock.calls.length, requested()]).toEqual([3, before + 1]);
    await answer(succeed('b'));
    expect(last()).toMatchObject({ seen: 'b', via: 'polling' });
  });

  test('is silent, with the time of the last report, when a connection is half open', async () => {
    const { receive, answer, last, listeners, requested, lookNow } = await listening();
    await vi.advanceTimersByTimeAsync(5000);
    receive('b');
    const lastWord = new Date();
    lookNow();
    receive('c');
    const before = requested();
    await vi.advanceTimersByTimeAsync(SILENT_AFTER_MS);
    expect(last()).toEqual({ seen: 'c', confirmedAt: lastWord, via: 'silent', error: null });
    expect([listeners.at(-1)?.isOn, requested()]).toEqual([false, before + 1]);
    // An answer requested before the listener was dropped may be older than its reports.
    await answer(succeed('b'), before);
    expect(last()?.seen).toBe('c');
    await answer(succeed('d'));
    expect(last()).toMatchObject({ seen: 'd', via: 'polling' });
  });

  test('detects a half-open connection by a ping without an answer', async () => {
    const { ping, last, requested } = await listening();
    const before = requested();
    ping.mockReturnValueOnce(new Promise(() => {}));
    await vi.advanceTimersByTimeAsync(PACE.visible + SILENT_AFTER_MS);
    expect(last()).toEqual({ seen: 'a', confirmedAt: START, via: 'silent', error: null });
    expect(requested()).toBe(before + 1);
  });

  test('without a pace requests only at a look, and passes reports on at once', async () => {
    const { receive, requested, last } = await listening({ receivedAt: START, pace: null });
    const before = requested();
    await vi.advanceTimersByTimeAsync(10 * VERIFY_EVERY_MS);
    receive('b');
    expect([requested(), last()?.seen]).toEqual([before, 'b']);
  });

  test('sends no request if it is ended by the report that its listener has ended', async () => {
    const { end, requested, stop, onReport } = await listening();
    const before = requested();
    onReport(stop);
    end();
    await vi.advanceTimersByTimeAsync(VERIFY_EVERY_MS);
    expect(requested()).toBe(before);
  });

  test('receives and requests nothing after its end', async () => {
    const { receive, stop, reported, listeners, requested } = await listening();
    const [tellings, requests] = [reported.length, requested()];
    stop();
    receive('b');
    await vi.advanceTimersByTimeAsync(FIRST_ANSWER_MS + FIRST_RETRY_MS + VERIFY_EVERY_MS);
    expect([reported.length, requested(), listeners.filter(({ isOn }) => isOn)]).toEqual([
      tellings,
      requests,
      [],
    ]);
  });
});

describe('a watch before it listens', () => {
  test('polls at its pace, less often on a hidden page', async () => {
    const { requested, answer, last } = watched({ listens: false });
    await answer(succeed('a'));
    expect(last()).toEqual({ seen: 'a', confirmedAt: START, via: 'polling', error: null });
    await vi.advanceTimersByTimeAsync(PACE.visible);
    expect(requested()).toBe(2);
    vi.stubGlobal('document', { visibilityState: 'hidden' });
    await answer(succeed('a'));
    await vi.advanceTimersByTimeAsync(PACE.hidden - 1);
    expect(requested()).toBe(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(requested()).toBe(3);
  });

  test('starts with the time of its caller’s answer, and requests a pause later', async () => {
    const { requested, answer, reported } = watched({ receivedAt: START });
    expect(requested()).toBe(0);
    await vi.advanceTimersByTimeAsync(PACE.visible);
    await answer(OFFLINE);
    expect(reported).toEqual([{ seen: null, confirmedAt: START, via: 'silent', error: { code: 'network' } }]);
  });

  test('is silent when no answer comes, and polls again after a late answer', async () => {
    const { reported, answer } = watched({ listens: false });
    await vi.advanceTimersByTimeAsync(SILENT_AFTER_MS);
    await answer(succeed('a'));
    expect(reported.map(({ via }) => via)).toEqual(['silent', 'polling']);
  });

  test('goes on polling if the code of its listener never arrives', async () => {
    const { reported, answer } = watched({ listens: 'never' });
    await answer(succeed('a'));
    await vi.advanceTimersByTimeAsync(PACE.visible);
    await answer(succeed('b'));
    expect(reported.map(({ seen, via }) => `${seen} ${via}`)).toEqual(['a polling', 'b polling']);
  });

  test('listens only after its first answer was reported', async () => {
    const { listeners, settle, answer, reported } = watched();
    await settle();
    expect(listeners).toHaveLength(0);
    await answer(succeed('a'));
    expect([listeners.length, reported.length]).toEqual([1, 1]);
  });
});
