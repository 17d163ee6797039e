import { runCommand } from './command-line/run-command.ts';
import { createAdministratorCommand } from './administrator/create-administrator-command.ts';

process.exitCode = await runCommand(createAdministratorCommand, process.argv.slice(2));
