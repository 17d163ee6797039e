import { succeed } from '#domain/shared/result.ts';
import type { Command } from '../command-line/command.ts';
import { pruneRides } from './prune-rides.ts';

export const pruneRidesCommand: Command<null> = {
  name: 'rides:prune',
  help: `npm run rides:prune -- --project ID [--dry-run]

Removes who rode and the exact places of each ride, and customers who no longer call, once their time has come
(deleteAt). A project with billing does that by itself within a day; without billing, run this once a week. Rides
themselves stay, without the person. There is no way back.
`,
  options: {},
  parse: () => succeed(null),
  run: (_, run) => pruneRides(run, new Date()),
};
