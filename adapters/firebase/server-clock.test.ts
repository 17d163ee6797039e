import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeClock } from '#adapters/contracts/clock.contract.ts';
import { MINUTE_MS } from '#domain/shared/durations.ts';
import { createServerClock, type TokenTimes } from './server-clock.ts';

const ISSUED = Date.UTC(2026, 2, 1, 10);

/** The times of a token that came when the device's clock was this many milliseconds ahead of the server's. */
const times = (ahead: number): TokenTimes => ({ ahead, issued: ISSUED });

/** The server clock on a device whose clock is this many milliseconds ahead, with a source of tokens. */
function clockOf(ahead: number, present: TokenTimes | null) {
  const device = vi.spyOn(Date, 'now').mockReturnValue(ISSUED + ahead);
  const running = vi.spyOn(performance, 'now').mockReturnValue(0);
  let tell: (times: TokenTimes | null) => void = () => {};
  const renew = vi.fn<() => Promise<void>>(async () => {});
  const clock = createServerClock({
    watch(hear) {
      tell = hear;
      hear(present);
    },
    renew,
  });
  return {
    renew,
    pass: (real: number, byDevice: number) => {
      running.mockReturnValue(performance.now() + real);
      device.mockReturnValue(Date.now() + byDevice);
    },
    shown: () => clock.now().getTime() - ISSUED,
    tell: (next: TokenTimes | null) => tell(next),
  };
}

describe('the server’s time on a device', () => {
  afterEach(() => vi.restoreAllMocks());

  it.each([10, -10])('the time is right if the device’s clock is %i minutes ahead', (minutes) => {
    const off = minutes * MINUTE_MS;
    expect(clockOf(off, times(off)).shown()).toBe(0);
  });

  it('follows another token from then on, and does not change with a sign-out', () => {
    const { shown, tell } = clockOf(0, null);
    expect(shown()).toBe(0);
    tell(times(-MINUTE_MS));
    expect(shown()).toBe(MINUTE_MS);
    tell(null);
    expect(shown()).toBe(MINUTE_MS);
  });

  it('a device’s clock that turns out to be ahead is corrected at once', () => {
    const { shown, tell } = clockOf(10 * MINUTE_MS, null);
    expect(shown()).toBe(10 * MINUTE_MS);
    tell(times(10 * MINUTE_MS));
    expect(shown()).toBe(0);
  });

  it('a device’s clock that is put back while the page is open changes nothing', () => {
    const { pass, shown, tell, renew } = clockOf(0, times(0));
    pass(5 * MINUTE_MS, -55 * MINUTE_MS);
    tell(times(0));
    expect(shown()).toBe(5 * MINUTE_MS);
    pass(MINUTE_MS, MINUTE_MS);
    expect(shown()).toBe(6 * MINUTE_MS);
    expect(renew).not.toHaveBeenCalled();
  });

  it('a device’s clock that was put back before the page opened is corrected by a new token', () => {
    const { shown, tell, renew } = clockOf(-55 * MINUTE_MS, times(0));
    expect(renew).toHaveBeenCalledOnce();
    expect(shown()).toBeGreaterThanOrEqual(0);
    tell(times(-55 * MINUTE_MS));
    expect(shown()).toBe(0);
  });

  it('a page that slept uses the device’s clock', () => {
    const { pass, shown } = clockOf(0, times(0));
    pass(0, 30 * MINUTE_MS);
    expect(shown()).toBe(30 * MINUTE_MS);
  });
});

describeClock('Firebase', () => createServerClock({ watch: () => {}, renew: async () => {} }));
