import { describeAccounts } from '#emulator-seed/describe-accounts.ts';
import { seedDecisions } from '#emulator-seed/seed-decisions.ts';
import { seedRides } from '#emulator-seed/seed-rides.ts';
import { seed } from '#emulator-seed/seed.ts';
import { LOOPBACK, PROJECT_ID, readSettings } from './settings.ts';
import { inOneLine, StartupFailure } from './startup-failure.ts';

/** `npm run seed`: restores the seed's accounts, decisions and rides on a running local backend. */
try {
  const { authPort, firestorePort } = readSettings(process.env);
  const [authUrl, firestoreHost] = [`http://${LOOPBACK}:${authPort}`, `${LOOPBACK}:${firestorePort}`];
  const target = { authUrl, firestoreHost, projectId: PROJECT_ID };
  console.log(`Restoring the seed accounts and their rides at ${authUrl} and ${firestoreHost} …`);
  await seed(target);
  await seedRides(target, true);
  await seedDecisions(target);
  console.log('They are restored to their stated form; everything else was left as it is.');
  console.log(describeAccounts());
} catch (error) {
  console.error(
    error instanceof StartupFailure
      ? `✖ ${error.message}`
      : `✖ The local backend could not be seeded (${inOneLine(error)}). Is it running where AUTH_PORT and FIRESTORE_PORT say?`,
  );
  process.exitCode = 1;
}
