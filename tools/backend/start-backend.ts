import { runUntilStopped } from './lifecycle.ts';
import { describeBackend, startLocalBackend } from './local-backend.ts';
import { watchRulesFile } from './rules-loader.ts';
import { readSettings } from './settings.ts';

/** `npm run backend`: Auth and Firestore without data. The rules are reloaded when their file changes. */
await runUntilStopped(async (lifecycle) => {
  const backend = await startLocalBackend(readSettings(process.env), lifecycle);
  lifecycle.own(watchRulesFile(backend.firestore.host));
  console.log(describeBackend(backend));
});
