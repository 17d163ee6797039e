import type { Clock } from '#domain/shared/clock.ts';

/** The device's clock, used for accounts and, unless a test moves the time, for everything in memory. */
export const systemClock: Clock = { now: () => new Date() };
