/** Chance that a seed decides, so that a soak can be thrown again. */
export interface Dice {
  /** From 0 to below 1. */
  next(): number;
  pick<T>(from: readonly T[]): T | undefined;
}

export function createDice(seed: number): Dice {
  let state = seed;
  // Mulberry32: small, and even enough for choosing what somebody does next.
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return { next, pick: (from) => from[Math.floor(next() * from.length)] };
}
