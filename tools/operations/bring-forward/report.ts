import type { Run } from '../command-line/command.ts';
import type { Change } from './ride-plan.ts';

/** What is counted, and how the operator reads of it. */
const COUNTED = [
  ['customers', 'customers: a list of their rides, and their number'],
  ['drivers', 'drivers: slots for the rides that they have promised'],
  ['words', 'rides: reasons and notes in remarks instead of the log'],
  ['driver', 'rides: no driver where the one who was asked had not answered when they ended'],
  ['booker', 'rides: who has booked them, for the history'],
  ['caller', 'rides: a name of their own for the caller'],
] as const satisfies readonly (readonly [Change | 'customers' | 'drivers', string])[];
type Counted = (typeof COUNTED)[number][0];

/** What takes a person is said at once, and at the end how much was brought forward. */
export interface Report {
  skip(path: string, reason: string): void;
  note(path: string, fact: string): void;
  bring(what: Counted): void;
  /** A ride that goes on naming its customer. */
  leave(): void;
  end(): void;
}

export function createReport({ print, isDryRun }: Run): Report {
  const counts = new Map<Counted, number>();
  let left = 0;
  return {
    skip: (path, reason) => print(`skipped ${path}: ${reason}`),
    note: (path, fact) => print(`note ${path}: ${fact}`),
    bring: (what) => void counts.set(what, (counts.get(what) ?? 0) + 1),
    leave: () => void (left += 1),
    end() {
      for (const [what, told] of COUNTED) {
        const count = counts.get(what);
        if (count !== undefined) print(`${told}: ${count}`);
      }
      if (left > 0)
        print(
          `left with the customer's name, as older than that customer's list, or as it has none: ${left}`,
        );
      if (counts.size === 0) print('Nothing to change.');
      else print(isDryRun ? 'All this would be brought forward.' : 'All this is brought forward.');
    },
  };
}
