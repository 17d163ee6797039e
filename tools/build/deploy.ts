import { spawnSync } from 'node:child_process';
import { loadEnv } from 'vite';
import { readEnvironment } from '../../src/app/composition/environment.ts';
import { deploymentProblem, projectProblem } from './hosting/deployment.ts';
import { bundleSender } from './sender/bundle-sender.ts';
import { functionsProblem, mailIdentityOf, mailProblem, senderProblem } from './sender/sender-deployment.ts';
import { projectIdOf, projectOf, readSecret, readStoredKey } from './sender/stored-key.ts';

/**
 * `npm run deploy` passes its options, such as `--project`, to the Firebase CLI. With `--dry-run` it only builds, and
 * prints what would change. Otherwise it ends with the doctor, whose findings do not undo the deployment.
 */
const FIREBASE = ['deploy', '--config', 'dist.firebase.json', '--only'];
const isDryRun = process.argv.includes('--dry-run');
const given = process.argv.slice(2).filter((word) => word !== '--dry-run');

if (process.argv.includes('--help')) {
  console.log(`npm run deploy -- --project ID [--dry-run]

Builds with .env.production.local, deploys hosting, rules, indexes and the functions that are configured, and ends with the
doctor. With --dry-run it builds, says what would change, and deploys nothing. Other options go to "firebase deploy".

Needs two logins: "npx firebase login" for the deployment, and "gcloud auth application-default login" for the doctor.`);
  process.exit(0);
}

/** Checked before the build, because the Firebase CLI checks only after it. A service account's key is a login, too. */
function hasLogin(): boolean {
  if (process.env['GOOGLE_APPLICATION_CREDENTIALS'] || process.env['FIREBASE_TOKEN']) return true;
  const { stdout } = spawnSync('firebase', ['login:list'], { encoding: 'utf8' });
  return !/no authorized accounts/i.test(stdout ?? '');
}

function refuse(why: string): never {
  console.error(`Not deployed: ${why}`);
  process.exit(1);
}

function run(program: string, args: readonly string[]): void {
  const { status, error } = spawnSync(program, args, { stdio: 'inherit' });
  if (error !== undefined) refuse(`${program} could not be started (${error.message}). Run "npm ci".`);
  if (status !== 0) process.exit(status ?? 1);
}

// The same variables as in the build decide whether to deploy.
const variables = loadEnv('production', process.cwd(), ['VITE_', 'PUSH_', 'MAIL_']);
const project = variables['VITE_FIREBASE_PROJECT_ID'] ?? '';
const publicKey = variables['VITE_PUSH_KEY'] ?? '';
const mail = mailIdentityOf(variables);
const hasFunctions = publicKey !== '' || mail !== null;
const wrong =
  deploymentProblem(readEnvironment(variables)) ??
  projectProblem(projectIdOf(given), project) ??
  (hasFunctions ? functionsProblem(variables) : null);
if (wrong !== null) refuse(`${wrong} Fill in .env.production.local; .env.example lists all variables.`);
if (!isDryRun && !hasLogin()) refuse('nobody is logged in. Run "npx firebase login".');
// Without this option the Firebase CLI would deploy to the project that was used last.
const argv = projectOf(given).length > 0 ? given : [...given, '--project', project];
const named = projectOf(argv);
const problem =
  (publicKey === '' ? null : senderProblem(publicKey, readStoredKey(named))) ??
  (mail === null ? null : mailProblem(mail.from, readSecret('SMTP_URL', named)));
if (problem !== null) refuse(problem);
run('npm', ['run', 'build']);
if (hasFunctions) {
  const contact = `mailto:${variables['VITE_ADMIN_CONTACT_EMAIL'] ?? ''}`;
  const region = variables['PUSH_REGION'] || 'us-central1';
  const push = publicKey === '' ? null : { publicKey, contact };
  await bundleSender({ region, push, mail }, 'functions/dist');
}
if (isDryRun) {
  run('npm', ['run', '--silent', 'deploy:changes', '--', '--project', project]);
} else {
  if (hasFunctions) run('npm', ['ci', '--ignore-scripts', '--prefix', 'functions']);
  run('firebase', [...FIREBASE, hasFunctions ? 'hosting,firestore,functions' : 'hosting,firestore', ...argv]);
  spawnSync('npm', ['run', '--silent', 'doctor', '--', '--project', project], { stdio: 'inherit' });
}
