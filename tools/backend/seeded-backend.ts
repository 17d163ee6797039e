import { describeAccounts } from '#emulator-seed/describe-accounts.ts';
import { SEED_PASSWORD } from '#emulator-seed/seed-accounts.ts';
import { seed } from '#emulator-seed/seed.ts';
import { seedDecisions } from '#emulator-seed/seed-decisions.ts';
import { seedRides } from '#emulator-seed/seed-rides.ts';
import type { Lifecycle } from './lifecycle.ts';
import { describeBackend, startLocalBackend } from './local-backend.ts';
import { printLinkMails } from './printed-link-mails.ts';
import { startLocalSender } from './sender/local-sender.ts';
import { watchRulesFile } from './rules-loader.ts';
import { APP_HOST, PROJECT_ID, type Settings } from './settings.ts';

const FIRST_TO_TRY = [
  `A ride in two windows, each account with the password ${SEED_PASSWORD}:`,
  '  1. Sign in as driver@example.com, choose a car, enter a phone number and go on duty.',
  '  2. In a private window, sign in as passenger@example.com and request a ride.',
  '  3. Take the ride in the first window, and watch the second one. admin@example.com sees both.',
].join('\n');

/** Starts the backend with the seed. `announce` prints the accounts and the address, and starts the sender. */
export async function startSeededBackend(
  settings: Settings,
  lifecycle: Lifecycle,
): Promise<{ announce(): void }> {
  console.log('Starting identity and the database, which takes some ten seconds …');
  const backend = await startLocalBackend(settings, lifecycle);
  const { authUrl, firestore } = backend;
  lifecycle.own(watchRulesFile(firestore.host));
  const target = { authUrl, firestoreHost: firestore.host, projectId: PROJECT_ID };
  await Promise.all([seed(target), seedRides(target, settings.hasWeek)]);
  if (settings.hasWeek) await seedDecisions(target);
  const appUrl = `http://${APP_HOST}:${settings.appPort}`;
  return {
    announce() {
      console.log(describeBackend(backend));
      console.log(describeAccounts());
      console.log(
        'All data are lost when this process ends. Mails go to a mail server in here and are printed,',
      );
      console.log('and so are the notices for closed pages.');
      console.log(`Ready: ${appUrl}`);
      console.log(FIRST_TO_TRY);
      console.log('Ctrl-C stops everything.');
      lifecycle.own(printLinkMails(authUrl, appUrl));
      startLocalSender(firestore.host, lifecycle);
    },
  };
}
