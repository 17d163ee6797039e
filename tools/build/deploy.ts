import { spawnSync } from 'node:child_process';
import { loadEnv } from 'vite';
import { readEnvironment } from '../../src/app/composition/environment.ts';
import { deploymentOf } from './hosting/deployment.ts';
import { bundleSender } from './sender/bundle-sender.ts';
import { mailIdentityOf, mailProblem, senderProblem } from './sender/sender-deployment.ts';
import { projectOf, readSecret, readStoredKey } from './sender/stored-key.ts';

/* `npm run deploy`: what it is given, as `--project`, goes to firebase. */
const FIREBASE = ['deploy', '--config', 'dist.firebase.json', '--only'];
const argv = process.argv.slice(2);

function run(program: string, args: readonly string[]): void {
  const { status } = spawnSync(program, args, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

// The build's own environment decides whether to deploy.
const variables = loadEnv('production', process.cwd(), ['VITE_', 'PUSH_', 'MAIL_']);
const deployment = deploymentOf(readEnvironment(variables));
if ('problem' in deployment) {
  console.error(
    `Not deployed: ${deployment.problem} Fill in .env.production.local; .env.example lists all variables.`,
  );
  process.exit(1);
}
const project = projectOf(argv);
const publicKey = variables['VITE_PUSH_KEY'] ?? '';
const mail = mailIdentityOf(variables);
const problem =
  (publicKey === '' ? null : senderProblem(publicKey, readStoredKey(project))) ??
  (mail === null ? null : mailProblem(mail.from, readSecret('SMTP_URL', project)));
if (problem !== null) {
  console.error(`Not deployed: ${problem}`);
  process.exit(1);
}
run('npm', ['run', 'build']);
if (publicKey === '' && mail === null) {
  run('firebase', [...FIREBASE, 'hosting,firestore', ...argv]);
} else {
  run('npm', ['ci', '--ignore-scripts', '--prefix', 'functions']);
  const contact = `mailto:${variables['VITE_ADMIN_CONTACT_EMAIL'] ?? ''}`;
  const region = variables['PUSH_REGION'] || 'us-central1';
  const push = publicKey === '' ? null : { publicKey, contact };
  await bundleSender({ region, push, mail }, 'functions/dist');
  run('firebase', [...FIREBASE, 'hosting,firestore,functions', ...argv]);
}
for (const reminder of deployment.reminders) console.log(`Still to do, unless it is done: ${reminder}`);
