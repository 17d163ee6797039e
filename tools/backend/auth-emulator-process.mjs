/**
 * Runs the Auth emulator in a process of its own, through the documented module interface of firebase-tools. This file
 * is plain JavaScript: a TypeScript loader would inspect each file of firebase-tools and take two seconds longer.
 *
 * Arguments: the path of a firebase.json, the project id. A failure is one line on stderr.
 */
import firebase from 'firebase-tools';
import specification from 'firebase-tools/lib/emulator/auth/apiSpec.js';

/** Operations that neither this product nor its tests call. */
const UNUSED = /tenants|IdpConfigs|SamlConfigs|mfa|passkey/i;

/**
 * The emulator compiles a check for each parameter of each operation, which takes four fifths of its time to start.
 * It ignores the parameters that all operations share, such as `prettyPrint`, so these need no check.
 * If firebase-tools moves the specification, its import fails. The emulator also starts without these lines.
 */
for (const [path, item] of Object.entries(specification.default.paths)) {
  if (UNUSED.test(path)) delete specification.default.paths[path];
  else if ('parameters' in item) {
    item.parameters = item.parameters.filter((parameter) => !('$ref' in parameter));
  }
}

const [config, project] = process.argv.slice(2);

/** How long stopping may take before the process ends anyway. Shorter than `GRACE_PERIOD_MS` in child-group.ts. */
const STOP_TIMEOUT_MS = 4000;

/** Stops the emulator when the process that started it has ended for any reason. */
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
