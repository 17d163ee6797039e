import type { Payer } from './payer.ts';

/** One change of a payer: the states before and after it, its author and its time. */
export interface PayerChange {
  readonly was: Payer;
  readonly now: Payer;
  readonly by: string;
  readonly at: Date;
}

/** The changes of a payer, newest first, from its former states. A change is left out if its result is missing. */
export function payerChanges(payer: Payer, former: readonly Payer[]): readonly PayerChange[] {
  const states = new Map([payer, ...former].map((each) => [each.rev, each]));
  return former
    .toSorted((one, other) => other.rev - one.rev)
    .flatMap((was) => {
      const now = states.get(was.rev + 1);
      // A former state has the time at which it ended.
      return now === undefined ? [] : [{ was, now, by: now.by, at: was.at }];
    });
}
