import { describeAccounts } from '#emulator-seed/describe-accounts.ts';
import { SEED_PASSWORD } from '#emulator-seed/seed-accounts.ts';
import { seed } from '#emulator-seed/seed.ts';
import type { Lifecycle } from './lifecycle.ts';
import { describeBackend, startLocalBackend } from './local-backend.ts';
import { printMails } from './printed-mails.ts';
import { watchRulesFile } from './rules-loader.ts';
import { APP_HOST, PROJECT_ID, type Settings } from './settings.ts';

/** This administrator has something to do right away: accounts wait for approval. */
const FIRST_TO_TRY = 'admin@example.com';

/** Starts the backend with the seed accounts. The rules are reloaded when their file changes. */
export async function startSeededBackend(
  settings: Settings,
  lifecycle: Lifecycle,
): Promise<{ announce(): void }> {
  console.log('Starting identity and the database, which takes some ten seconds …');
  const backend = await startLocalBackend(settings, lifecycle);
  const { authUrl, firestore } = backend;
  lifecycle.own(watchRulesFile(firestore.host));
  await seed({ authUrl, firestoreHost: firestore.host, projectId: PROJECT_ID });
  const appUrl = `http://${APP_HOST}:${settings.appPort}`;
  return {
    /** Prints that everything is ready, and what can be tried. */
    announce() {
      console.log(describeBackend(backend));
      console.log(describeAccounts());
      console.log('All data end with this process. Mails that would be sent are printed here.');
      console.log(`Ready: ${appUrl}`);
      console.log(`Sign in as ${FIRST_TO_TRY} with the password ${SEED_PASSWORD}. Ctrl-C stops everything.`);
      lifecycle.own(printMails(authUrl, firestore.host, appUrl));
    },
  };
}
