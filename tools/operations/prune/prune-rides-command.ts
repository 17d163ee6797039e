import { succeed } from '#domain/shared/result.ts';
import type { Command } from '../command-line/command.ts';
import { pruneRides } from './prune-rides.ts';

export const pruneRidesCommand: Command<null> = {
  name: 'rides:prune',
  help: `npm run rides:prune -- --project ID [--dry-run]

Removes who rode and the exact places of each ride, what was said about its steps, and customers who no longer call, once
their time has come (deleteAt), but not while the ride is open. With billing the database removes them by itself within a
day, open ride or not; without billing, run this once a week. Rides themselves stay, without the person. There is no way
back.
`,
  options: {},
  parse: () => succeed(null),
  run: (_, run) => pruneRides(run, new Date()),
};
