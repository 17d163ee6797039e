import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeClock } from '#adapters/contracts/clock.contract.ts';
import { MINUTE_MS } from '#domain/shared/durations.ts';
import { createServerClock, type TokenTimes } from './server-clock.ts';

const ISSUED = Date.UTC(2026, 2, 1, 10);

/** The times of a token that came when the device's clock said so many milliseconds more than the server's. */
const times = (ahead: number): TokenTimes => ({ ahead, issued: ISSUED });

/** The clock of a device that says so many milliseconds more than the server, with what tells it of another token. */
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
    told: () => clock.now().getTime() - ISSUED,
    tell: (next: TokenTimes | null) => tell(next),
  };
}

describe('the server’s time on a device', () => {
  afterEach(() => vi.restoreAllMocks());

  it.each([10, -10])('a clock that is %i minutes ahead tells it right', (minutes) => {
    const off = minutes * MINUTE_MS;
    expect(clockOf(off, times(off)).told()).toBe(0);
  });

  it('another token counts from then on, and a sign-out changes nothing', () => {
    const { told, tell } = clockOf(0, null);
    expect(told()).toBe(0);
    tell(times(-MINUTE_MS));
    expect(told()).toBe(MINUTE_MS);
    tell(null);
    expect(told()).toBe(MINUTE_MS);
  });

  it('a clock that turns out to be ahead is put right at once, and does not stand still until then', () => {
    const { told, tell } = clockOf(10 * MINUTE_MS, null);
    expect(told()).toBe(10 * MINUTE_MS);
    tell(times(10 * MINUTE_MS));
    expect(told()).toBe(0);
  });

  it('a device’s clock that is put back while the page is open changes nothing', () => {
    const { pass, told, tell, renew } = clockOf(0, times(0));
    pass(5 * MINUTE_MS, -55 * MINUTE_MS);
    tell(times(0));
    expect(told()).toBe(5 * MINUTE_MS);
    pass(MINUTE_MS, MINUTE_MS);
    expect(told()).toBe(6 * MINUTE_MS);
    expect(renew).not.toHaveBeenCalled();
  });

  it('one that was put back before is put right by a new token', () => {
    const { told, tell, renew } = clockOf(-55 * MINUTE_MS, times(0));
    expect(renew).toHaveBeenCalledOnce();
    expect(told()).toBeGreaterThanOrEqual(0);
    tell(times(-55 * MINUTE_MS));
    expect(told()).toBe(0);
  });

  it('a page that slept tells the time by the device’s clock', () => {
    const { pass, told } = clockOf(0, times(0));
    pass(0, 30 * MINUTE_MS);
    expect(told()).toBe(30 * MINUTE_MS);
  });
});

describeClock('Firebase', () => createServerClock({ watch: () => {}, renew: async () => {} }));
