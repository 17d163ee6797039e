import { afterEach, describe, expect, test, vi } from 'vitest';
import { askDatabase } from './ask-database.ts';

afterEach(() => vi.useRealTimers());

describe('a request to the document database', () => {
  test('a request without an answer is unavailable after half a minute, and not before', async () => {
    vi.useFakeTimers();
    const outcome = vi.fn<(answer: unknown) => void>();
    void askDatabase(() => new Promise(() => {})).then(outcome);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(outcome).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(outcome).toHaveBeenCalledExactlyOnceWith({ ok: false, error: { code: 'unavailable' } });
  });

  test('an answered request leaves no timer behind', async () => {
    vi.useFakeTimers();
    expect(await askDatabase(async () => 'there')).toEqual({ ok: true, value: 'there' });
    expect(vi.getTimerCount()).toBe(0);
  });

  test('a request whose answer comes too late stays unavailable', async () => {
    vi.useFakeTimers();
    const late = askDatabase(
      () => new Promise<never>((_, reject) => setTimeout(() => reject(new Error('late')), 40_000)),
    );
    await vi.advanceTimersByTimeAsync(50_000);
    expect(await late).toEqual({ ok: false, error: { code: 'unavailable' } });
  });
});
