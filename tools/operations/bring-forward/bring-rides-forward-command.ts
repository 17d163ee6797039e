import { succeed } from '#domain/shared/result.ts';
import type { Command } from '../command-line/command.ts';
import { bringRidesForward } from './bring-rides-forward.ts';

export const bringRidesForwardCommand: Command<void> = {
  name: 'rides:bring-forward',
  help: `npm run rides:bring-forward -- --project ID [--dry-run]

Brings rides of earlier versions into the present form: moves reasons and notes from the log, which passengers and drivers
read, into remarks; takes drivers who never answered out of rides that ended; gives the rides of each caller names that tell
drivers nothing, and lists them in the customer's record; and gives promised rides a slot in their driver's record. Run it
once after deploying. A second run changes nothing.
`,
  options: {},
  parse: () => succeed(),
  run: (_, run) => bringRidesForward(run),
};
