import { makePushKeys, publicKeyOf } from '../../functions/src/push-keys.ts';
import { projectOf, readStoredKey, storeKey } from './sender/stored-key.ts';

/* `npm run push:keys -- --project <id>` makes the sender's keys once: with new keys, devices must subscribe again. */
const project = projectOf(process.argv.slice(2));
if (project.length === 0) {
  console.error('No project: npm run push:keys -- --project ID, with the login of "npx firebase login".');
  process.exit(2);
}
const stored = readStoredKey(project);
if (stored.state === 'unread') {
  console.error(`No keys were made: whether the project has some could not be read (${stored.why}).`);
  process.exit(1);
}
if (stored.state === 'there') {
  console.log(
    `The project has its keys. In .env.production.local:\nVITE_PUSH_KEY=${publicKeyOf(stored.privateKey)}`,
  );
} else {
  const { publicKey, privateKey } = makePushKeys();
  if (!storeKey(project, privateKey)) {
    console.error('No keys were made: the project did not take the secret PUSH_PRIVATE_KEY.');
    process.exit(1);
  }
  console.log(
    `The private key is the project's secret. In .env.production.local:\nVITE_PUSH_KEY=${publicKey}`,
  );
}
