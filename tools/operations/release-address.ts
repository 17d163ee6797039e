import { runCommand } from './command-line/run-command.ts';
import { releaseAddressCommand } from './release/release-address-command.ts';

process.exitCode = await runCommand(releaseAddressCommand, process.argv.slice(2));
