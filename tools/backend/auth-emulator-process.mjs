/**
 * The Auth emulator, in its own process, through the documented module interface of firebase-tools. Plain JavaScript on
 * purpose: a TypeScript loader would inspect each of its files and take two seconds longer.
 *
 * Arguments: the path of a firebase.json, the project id. A failure is one line on stderr.
 */
import firebase from 'firebase-tools';

const [config, project] = process.argv.slice(2);

/** How long stopping may take before the process ends all the same. Shorter than the starter's own grace period. */
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
