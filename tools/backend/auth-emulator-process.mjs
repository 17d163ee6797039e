/**
 * The Auth emulator, in its own process, through the documented module interface of firebase-tools. Plain JavaScript on
 * purpose: a TypeScript loader would inspect each of its files and take two seconds longer.
 *
 * Arguments: the path of a firebase.json, the project id. A failure is one line on stderr.
 */
import firebase from 'firebase-tools';
import specification from 'firebase-tools/lib/emulator/auth/apiSpec.js';

/** Operations that neither this product nor its tests call. */
const UNUSED = /tenants|IdpConfigs|SamlConfigs|mfa|passkey/i;

/**
 * When it starts, the emulator compiles a check for each parameter of each operation, which took four fifths of the
 * time. The parameters that all operations share, such as `prettyPrint`, mean nothing to it and are not checked here.
 * If firebase-tools moves this module, the import fails; without these lines the emulator only starts more slowly.
 */
for (const [path, item] of Object.entries(specification.default.paths)) {
  if (UNUSED.test(path)) delete specification.default.paths[path];
  else if ('parameters' in item) {
    item.parameters = item.parameters.filter((parameter) => !('$ref' in parameter));
  }
}

const [config, project] = process.argv.slice(2);

/** How long stopping may take before the process ends anyway. Shorter than the starter's own grace period. */
const STOP_TIMEOUT_MS = 4000;

/** Stops the emulator, as Ctrl-C would, once the process that started it is gone, however that ended. */
process.on('disconnect', () => {
  setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref();
  process.kill(process.pid, 'SIGINT');
});

firebase.emulators.start({ only: 'auth', config, project, nonInteractive: true }).then(
  () => process.exit(0),
  (error) => {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(1);
  },
);
