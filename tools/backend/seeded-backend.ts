import { describeAccounts } from '#emulator-seed/describe-accounts.ts';
import { seed } from '#emulator-seed/seed.ts';
import type { Lifecycle } from './lifecycle.ts';
import { describeBackend, startLocalBackend } from './local-backend.ts';
import { printResetLinks } from './reset-links.ts';
import { watchRulesFile } from './rules-loader.ts';
import { APP_HOST, PROJECT_ID, type Settings } from './settings.ts';

/** Starts the backend with the seed accounts. The rules are reloaded when their file changes. */
export async function startSeededBackend(
  settings: Settings,
  lifecycle: Lifecycle,
): Promise<{ announce(): void }> {
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
      console.log(`Ready: ${appUrl}`);
      lifecycle.own(printResetLinks(authUrl, appUrl));
    },
  };
}
