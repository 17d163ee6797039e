import type { Clock } from '#domain/shared/clock.ts';

/** The device's clock, right or wrong. */
export const systemClock: Clock = { now: () => new Date() };
