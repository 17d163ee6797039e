import { runUntilStopped } from './lifecycle.ts';
import { describeBackend, startLocalBackend } from './local-backend.ts';
import { watchRulesFile } from './rules-loader.ts';
import { readSettings } from './settings.ts';

/** The local backend alone, empty: Auth and Firestore with the rules, which are reloaded when they change. */
await runUntilStopped(async (lifecycle) => {
  const backend = await startLocalBackend(readSettings(process.env), lifecycle);
  lifecycle.own(watchRulesFile(backend.firestore.host));
  console.log(describeBackend(backend));
});
