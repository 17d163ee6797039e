import type { Clock } from '#domain/shared/clock.ts';

/** The device's clock, used with every set of adapters. */
export const systemClock: Clock = { now: () => new Date() };
