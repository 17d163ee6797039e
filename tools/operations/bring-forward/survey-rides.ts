import { customerIn } from './ride-plan.ts';
import { text, time } from '#domain/shared/kinds.ts';
import { succeed } from '#domain/shared/result.ts';
import { forEachPage } from '../account-records/for-each-page.ts';
import type { CommandResult } from '../command-line/command-failure.ts';
import type { Run } from '../command-line/command.ts';

/** All rides, a page at a time; a long log makes a ride some 20 KB. */
export const RIDES = { collection: 'rides', limit: 100 } as const;

interface Dated {
  readonly id: string;
  readonly at: Date;
}

/** Ids of rides by the people whose records have to know them. */
export interface Survey {
  /** By customer the rides that still name them, the last booked first. */
  readonly calls: ReadonlyMap<string, readonly string[]>;
  /** By driver the promised rides, the earliest pick-up first. */
  readonly promises: ReadonlyMap<string, readonly string[]>;
}

function inOrder(found: ReadonlyMap<string, readonly Dated[]>, sign: 1 | -1) {
  const ids = (rides: readonly Dated[]) =>
    rides.toSorted((one, other) => sign * (one.at.getTime() - other.at.getTime())).map(({ id }) => id);
  return new Map([...found].map(([person, rides]) => [person, ids(rides)]));
}

/** Reads all rides once; of those that it finds, their ids stay in memory. */
export async function surveyRides(run: Run): Promise<CommandResult<Survey>> {
  const [calls, promises] = [new Map<string, Dated[]>(), new Map<string, Dated[]>()];
  const add = (to: Map<string, Dated[]>, person: string | null | undefined, ride: Dated) => {
    if (person !== null && person !== undefined) to.set(person, [...(to.get(person) ?? []), ride]);
  };
  const read = await forEachPage(run, RIDES, (page) => {
    for (const { id, fields } of page) {
      const at = (field: string) => time(fields[field]) ?? new Date(0);
      add(calls, customerIn(text(fields['rider']) ?? ''), { id, at: at('createdAt') });
      if (fields['state'] === 'accepted') add(promises, text(fields['driver']), { id, at: at('pickupAt') });
    }
    return succeed();
  });
  return read.ok ? succeed({ calls: inOrder(calls, -1), promises: inOrder(promises, 1) }) : read;
}
