/** Gives commit times: microseconds, each greater than the last (protocol 3.2). */
export interface CommitClock {
  next(): bigint;
  /** The time of a read: never before the last commit. */
  now(): bigint;
}

/** `millis` is the wall clock, for instance `Date.now`. */
export function createCommitClock(millis: () => number): CommitClock {
  let last = 0n;
  const now = (): bigint => {
    const wall = BigInt(Math.trunc(millis())) * 1000n;
    return wall > last ? wall : last;
  };
  return {
    now,
    next: () => {
      const wall = now();
      last = wall > last ? wall : last + 1n;
      return last;
    },
  };
}

/** The commit time as a server timestamp and `request.time` show it: whole milliseconds (protocol 3.2). */
export const requestTime = (commitTime: bigint): bigint => commitTime - (commitTime % 1000n);
