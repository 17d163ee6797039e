import { FirebaseError } from 'firebase/app';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { runRequest } from './run-request.ts';

const NO_TOKEN = { code: 'user-disabled', providerCode: 'a code' } as const;

/** Tokens that exist, unless a request throws `no token`. */
const someTokens = () => ({
  renew: vi.fn<() => Promise<void>>(),
  failureIn: (thrown: unknown) => (thrown === 'no token' ? NO_TOKEN : null),
});

afterEach(() => vi.useRealTimers());

describe('a request to the document database', () => {
  test('a request without an answer is unavailable after half a minute, and not before', async () => {
    vi.useFakeTimers();
    const outcome = vi.fn<(answer: unknown) => void>();
    void runRequest(() => new Promise(() => {}), someTokens()).then(outcome);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(outcome).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(outcome).toHaveBeenCalledExactlyOnceWith({ ok: false, error: { code: 'unavailable' } });
  });

  test('an answered request leaves no timer behind', async () => {
    vi.useFakeTimers();
    expect(await runRequest(async () => 'there', someTokens())).toEqual({ ok: true, value: 'there' });
    expect(vi.getTimerCount()).toBe(0);
  });

  test.each([
    ['with an ended token is sent again with a new one', ['unauthenticated'], { ok: true, value: 'there' }],
    [
      'with an ended token and refused with the new token fails',
      ['unauthenticated', 'unauthenticated'],
      { ok: false },
    ],
    ['for another reason is not sent again', ['permission-denied'], { ok: false }],
  ])('a request that is refused %s', async (_, refusals, outcome) => {
    const tokens = someTokens();
    const answers = [...refusals];
    const ask = async () => {
      const refusal = answers.shift();
      if (refusal !== undefined) throw new FirebaseError(refusal, '');
      return 'there';
    };
    expect(await runRequest(ask, tokens)).toMatchObject(outcome);
    expect(tokens.renew).toHaveBeenCalledTimes(refusals.includes('unauthenticated') ? 1 : 0);
    expect(answers).toEqual([]);
  });

  test('a request without a token fails with the failure of the identity', async () => {
    expect(await runRequest(() => Promise.reject('no token'), someTokens())).toEqual({
      ok: false,
      error: NO_TOKEN,
    });
  });

  test('a request whose answer comes too late stays unavailable', async () => {
    vi.useFakeTimers();
    const late = runRequest(
      () => new Promise<never>((_, reject) => setTimeout(() => reject(new Error('late')), 40_000)),
      someTokens(),
    );
    await vi.advanceTimersByTimeAsync(50_000);
    expect(await late).toEqual({ ok: false, error: { code: 'unavailable' } });
  });
});
