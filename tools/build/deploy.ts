import { spawnSync } from 'node:child_process';
import { loadEnv } from 'vite';
import { readEnvironment } from '../../src/app/composition/environment.ts';
import { deploymentOf } from './hosting/deployment.ts';

/* `npm run deploy`: what it is given, as `--project`, goes to firebase. */
const FIREBASE = ['deploy', '--config', 'dist.firebase.json', '--only', 'hosting,firestore'];

function run(program: string, args: readonly string[]): void {
  const { status } = spawnSync(program, args, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

// What the build would read is enough to tell whether to deploy.
const deployment = deploymentOf(readEnvironment(loadEnv('production', process.cwd())));
if ('problem' in deployment) {
  console.error(
    `Not deployed: ${deployment.problem} Fill in .env.production.local; .env.example lists all variables.`,
  );
  process.exit(1);
}
run('npm', ['run', 'build']);
run('firebase', [...FIREBASE, ...process.argv.slice(2)]);
for (const reminder of deployment.reminders) console.log(`Still to do, unless it is done: ${reminder}`);
