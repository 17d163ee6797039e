import { describe, expect, test, vi } from 'vitest';
import { succeed } from '#domain/shared/result.ts';
import { SILENT_AFTER_MS } from './poll.ts';
import { OFFLINE, PACE, START, moveTimeByHand, watched } from './watched.builder.ts';

moveTimeByHand();

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

  test('is silent when no answer comes, and polls again when one does', async () => {
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
