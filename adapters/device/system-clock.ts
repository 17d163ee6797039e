import type { Clock } from '#domain/shared/clock.ts';

/** The device's clock, which may be wrong. */
export const systemClock: Clock = { now: () => new Date() };
