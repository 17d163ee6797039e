import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeClock } from '#adapters/contracts/clock.contract.ts';
import { MINUTE_MS } from '#domain/shared/durations.ts';
import { aheadBy, createServerClock } from './server-clock.ts';

const ISSUED_AT = Date.UTC(2026, 2, 1, 10) / 1000;

/** A user whose token came when the device's clock said so many milliseconds more than the server's. */
function someone(ahead: number, claims: object = { exp: ISSUED_AT + 3600, name: 'Zoë Übel' }) {
  const written = String.fromCodePoint(...new TextEncoder().encode(JSON.stringify(claims)));
  const accessToken = `head.${btoa(written).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}.tail`;
  const expirationTime = (ISSUED_AT + 3600) * 1000 + ahead;
  return {
    toJSON: () => ({ uid: 'u-robin', stsTokenManager: { accessToken, expirationTime } }),
    getIdToken: vi.fn<() => Promise<string>>(async () => accessToken),
  };
}

describe('what a token tells of the device’s clock', () => {
  it('the clock is ahead by what the token ends later for it, or behind', () => {
    expect(aheadBy(someone(10 * MINUTE_MS))).toBe(10 * MINUTE_MS);
    expect(aheadBy(someone(-10 * MINUTE_MS))).toBe(-10 * MINUTE_MS);
  });

  it.each([
    ['nobody', null],
    ['somebody without a session', { ...someone(0), toJSON: () => ({ uid: 'u-robin' }) }],
    ['a token that ends at no time', someone(5, {})],
    [
      'something else than a token',
      { ...someone(0), toJSON: () => ({ stsTokenManager: { accessToken: 'a.%.b', expirationTime: 5 } }) },
    ],
    [
      'a session without a time',
      { ...someone(0), toJSON: () => ({ stsTokenManager: { expirationTime: 'soon' } }) },
    ],
  ])('nothing is told by %s', (_, user) => {
    expect(aheadBy(user)).toBeNull();
  });
});

/** The clock of a device that says so many milliseconds more than the server, with what tells it of another token. */
function clockOf(ahead: number, user: ReturnType<typeof someone> | null) {
  const device = vi.spyOn(Date, 'now').mockReturnValue(ISSUED_AT * 1000 + ahead);
  const running = vi.spyOn(performance, 'now').mockReturnValue(0);
  let tell: (user: ReturnType<typeof someone> | null) => void = () => {};
  const clock = createServerClock({
    currentUser: user,
    onIdTokenChanged: (hear: typeof tell) => {
      tell = hear;
    },
  });
  return {
    pass: (real: number, byDevice: number) => {
      running.mockReturnValue(performance.now() + real);
      device.mockReturnValue(Date.now() + byDevice);
    },
    told: () => clock.now().getTime() - ISSUED_AT * 1000,
    tell: (next: Parameters<typeof tell>[0]) => tell(next),
  };
}

describe('the server’s time on a device', () => {
  afterEach(() => vi.restoreAllMocks());

  it.each([10, -10])('a clock that is %i minutes ahead tells it right', (minutes) => {
    const off = minutes * MINUTE_MS;
    expect(clockOf(off, someone(off)).told()).toBe(0);
  });

  it('another token counts from then on, and a sign-out changes nothing', () => {
    const { told, tell } = clockOf(0, null);
    expect(told()).toBe(0);
    tell(someone(-MINUTE_MS));
    expect(told()).toBe(MINUTE_MS);
    tell(null);
    expect(told()).toBe(MINUTE_MS);
  });

  it('a clock that turns out to be ahead is put right at once, and does not stand still until then', () => {
    const { told, tell } = clockOf(10 * MINUTE_MS, null);
    expect(told()).toBe(10 * MINUTE_MS);
    tell(someone(10 * MINUTE_MS));
    expect(told()).toBe(0);
  });

  it('a device’s clock that is put back while the page is open changes nothing', () => {
    const user = someone(0);
    const { pass, told, tell } = clockOf(0, user);
    pass(5 * MINUTE_MS, -55 * MINUTE_MS);
    tell(user);
    expect(told()).toBe(5 * MINUTE_MS);
    pass(MINUTE_MS, MINUTE_MS);
    expect(told()).toBe(6 * MINUTE_MS);
    expect(user.getIdToken).not.toHaveBeenCalled();
  });

  it('one that was put back before is put right by a new token', () => {
    const user = someone(0);
    const { told, tell } = clockOf(-55 * MINUTE_MS, user);
    expect(user.getIdToken).toHaveBeenCalledExactlyOnceWith(true);
    expect(told()).toBeGreaterThanOrEqual(0);
    tell(someone(-55 * MINUTE_MS));
    expect(told()).toBe(0);
  });

  it('a page that slept tells the time by the device’s clock', () => {
    const { pass, told } = clockOf(0, someone(0));
    pass(0, 30 * MINUTE_MS);
    expect(told()).toBe(30 * MINUTE_MS);
  });
});

describeClock('Firebase', () => createServerClock({ currentUser: null, onIdTokenChanged: () => {} }));
