import { createAdministratorCommand } from './administrator/create-administrator-command.ts';
import { runCommand } from './command-line/run-command.ts';
import { exportFirmCommand } from './firm/export-firm-command.ts';
import { exportPersonCommand } from './person/export-person-command.ts';
import { deployChangesCommand } from './doctor/deploy-changes-command.ts';
import { doctorCommand } from './doctor/doctor-command.ts';
import { builtFiles, thisBuild } from './doctor/this-build.ts';
import { pruneRidesCommand } from './prune/prune-rides-command.ts';
import { releaseAddressCommand } from './release/release-address-command.ts';

type RunWith = (argv: readonly string[]) => Promise<number>;

const COMMANDS: Readonly<Record<string, RunWith>> = {
  'admin:create': (argv) => runCommand(createAdministratorCommand, argv),
  'accounts:export': (argv) => runCommand(exportPersonCommand, argv),
  'accounts:release': (argv) => runCommand(releaseAddressCommand, argv),
  'deploy:changes': (argv) => runCommand(deployChangesCommand(thisBuild, builtFiles), argv),
  doctor: (argv) => runCommand(doctorCommand(thisBuild), argv),
  'firm:export': (argv) => runCommand(exportFirmCommand, argv),
  'rides:prune': (argv) => runCommand(pruneRidesCommand, argv),
};

const [name = '', ...argv] = process.argv.slice(2);
process.exitCode = (await COMMANDS[name]?.(argv)) ?? 2;
