/** Seeded randomness, so that a soak can be repeated. */
export interface Dice {
  /** At least 0, and less than 1. */
  next(): number;
  pick<T>(from: readonly T[]): T | undefined;
}

export function createDice(seed: number): Dice {
  let state = seed;
  // Mulberry32: small, and uniform enough to choose the next activity.
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return { next, pick: (from) => from[Math.floor(next() * from.length)] };
}
