import type { Payer } from './payer.ts';

/** One change made to a payer: the state before, the state after, the author and the time. */
export interface PayerChange {
  readonly was: Payer;
  readonly now: Payer;
  readonly by: string;
  readonly at: Date;
}

/** The changes made to a payer, newest first. A change is left out if the state before or after it is unknown. */
export function payerChanges(payer: Payer, former: readonly Payer[]): readonly PayerChange[] {
  const states = new Map([payer, ...former].map((each) => [each.rev, each]));
  return former
    .toSorted((one, other) => other.rev - one.rev)
    .flatMap((was) => {
      const now = states.get(was.rev + 1);
      // `at` of a former state is the time at which it ended.
      return now === undefined ? [] : [{ was, now, by: now.by, at: was.at }];
    });
}
