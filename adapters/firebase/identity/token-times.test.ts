import { describe, expect, it, vi } from 'vitest';
import { MINUTE_MS } from '#domain/shared/durations.ts';
import { sessionTimesOf, tokenTimesOf } from './token-times.ts';

const ISSUED_AT = Date.UTC(2026, 2, 1, 10) / 1000;

/** A user whose token came when the device's clock was this many milliseconds ahead of the server's. */
function someone(ahead: number, claims: object = { exp: ISSUED_AT + 3600, name: 'Zoë Übel' }) {
  const written = String.fromCodePoint(...new TextEncoder().encode(JSON.stringify(claims)));
  const accessToken = `head.${btoa(written).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}.tail`;
  const expirationTime = (ISSUED_AT + 3600) * 1000 + ahead;
  return {
    toJSON: () => ({ uid: 'u-robin', stsTokenManager: { accessToken, expirationTime } }),
    getIdToken: vi.fn<() => Promise<string>>(async () => accessToken),
  };
}

describe('the error of the device’s clock, from a token', () => {
  it.each([10, -10])(
    'the clock is %i minutes ahead if it shows the end of the token that much later',
    (minutes) => {
      const ahead = minutes * MINUTE_MS;
      expect(sessionTimesOf(someone(ahead))).toEqual({ ahead, issued: ISSUED_AT * 1000 });
    },
  );

  it.each([
    ['no user', null],
    ['a user without a session', { ...someone(0), toJSON: () => ({ uid: 'u-robin' }) }],
    ['a token that ends at no time', someone(5, {})],
    [
      'something else than a token',
      { ...someone(0), toJSON: () => ({ stsTokenManager: { accessToken: 'a.%.b', expirationTime: 5 } }) },
    ],
    [
      'a session without a time',
      { ...someone(0), toJSON: () => ({ stsTokenManager: { expirationTime: 'soon' } }) },
    ],
  ])('there are no times from %s', (_, user) => {
    expect(sessionTimesOf(user)).toBeNull();
  });

  it('the present token is reported at once, then each new one, and a new one can be requested', async () => {
    const user = someone(0);
    let change: (next: typeof user | null) => void = () => {};
    const source = tokenTimesOf({
      currentUser: user,
      onIdTokenChanged: (hear: typeof change) => {
        change = hear;
      },
    });
    const heard: (number | undefined)[] = [];
    source.watch((times) => heard.push(times?.ahead));
    change(someone(MINUTE_MS));
    change(null);
    expect(heard).toEqual([0, MINUTE_MS, undefined]);
    await source.renew();
    expect(user.getIdToken).toHaveBeenCalledExactlyOnceWith(true);
  });
});
