import { describeAccounts } from './describe-accounts.ts';
import { seed } from './seed.ts';
import { seedRides } from './seed-rides.ts';
import { seedTarget } from './seed-target.ts';

/** `npm run seed`: restores the seed accounts on a backend that is already running. */
const target = seedTarget(process.env);

try {
  await seed(target);
  await seedRides(target);
  console.log(
    'The seed accounts and their rides are restored to their stated form; everything else was left as it is.',
  );
  console.log(describeAccounts());
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  const { authUrl, firestoreHost } = target;
  console.error(`✖ The backend at ${authUrl} and ${firestoreHost} could not be seeded: ${reason}`);
  process.exitCode = 1;
}
