import { describeAccounts } from './describe-accounts.ts';
import { seed } from './seed.ts';

/** `npm run seed`: restores the seed accounts on a backend that is already running. */
const firestoreHost = process.env['FIRESTORE_EMULATOR_HOST'] ?? '127.0.0.1:8080';
const authHost = process.env['FIREBASE_AUTH_EMULATOR_HOST'] ?? '127.0.0.1:9099';

try {
  await seed({ authUrl: `http://${authHost}`, firestoreHost, projectId: 'demo-car-booking' });
  console.log('The seed accounts are restored to their stated form; everything else was left as it is.');
  console.log(describeAccounts());
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  console.error(`✖ The backend at ${authHost} and ${firestoreHost} could not be seeded: ${reason}`);
  process.exitCode = 1;
}
