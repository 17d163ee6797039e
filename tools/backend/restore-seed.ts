import { describeAccounts } from '#emulator-seed/describe-accounts.ts';
import { seedRides } from '#emulator-seed/seed-rides.ts';
import { seed } from '#emulator-seed/seed.ts';
import { seedTarget } from './seed-target.ts';
import { inOneLine, StartupFailure } from './startup-failure.ts';

/** `npm run seed`: restores the seed accounts on the local backend that is running. */
try {
  const target = seedTarget(process.env);
  await seed(target);
  await seedRides(target);
  console.log(
    'The seed accounts and their rides are restored to their stated form; everything else was left as it is.',
  );
  console.log(describeAccounts());
} catch (error) {
  console.error(
    error instanceof StartupFailure
      ? `✖ ${error.message}`
      : `✖ The local backend could not be seeded (${inOneLine(error)}). Is it running where AUTH_PORT and FIRESTORE_PORT say?`,
  );
  process.exitCode = 1;
}
