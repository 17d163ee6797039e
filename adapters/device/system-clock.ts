import type { Clock } from '#domain/shared/clock.ts';

/** The device's clock: that of accounts, and of everything in memory unless a test moves the time. */
export const systemClock: Clock = { now: () => new Date() };
