/**
 * The Auth emulator, in a process of its own, through the documented module surface of firebase-tools.
 * Plain JavaScript on purpose: a TypeScript loader would look at each of its files and take two seconds longer.
 *
 * Arguments: the path of a firebase.json, the project id. A failure is one line on stderr.
 */
import firebase from 'firebase-tools';

const [config, project] = process.argv.slice(2);

/** The emulator is asked to stop, as by Ctrl-C, when its starter is gone, however that ended. */
process.on('disconnect', () => {
  setTimeout(() => process.exit(1), 4000).unref();
  process.kill(process.pid, 'SIGINT');
});

firebase.emulators.start({ only: 'auth', config, project, nonInteractive: true }).then(
  () => process.exit(0),
  (error) => {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(1);
  },
);
