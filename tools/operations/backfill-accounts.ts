import { runCommand } from './command-line/run-command.ts';
import { backfillAccountsCommand } from './backfill/backfill-accounts-command.ts';

process.exitCode = await runCommand(backfillAccountsCommand, process.argv.slice(2));
