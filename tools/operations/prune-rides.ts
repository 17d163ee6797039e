import { runCommand } from './command-line/run-command.ts';
import { pruneRidesCommand } from './prune/prune-rides-command.ts';

process.exitCode = await runCommand(pruneRidesCommand, process.argv.slice(2));
