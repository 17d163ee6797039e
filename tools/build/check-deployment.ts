import { loadEnv } from 'vite';
import { readEnvironment } from '../../src/app/composition/environment.ts';
import { deploymentProblem } from './hosting/deployment-problem.ts';

/* Run by `npm run deploy` before the build: what the build would read is enough to deploy. */
const problem = deploymentProblem(readEnvironment(loadEnv('production', process.cwd())));
if (problem !== null) {
  console.error(`Not deployed: ${problem} Fill in .env.production.local; .env.example lists all variables.`);
  process.exitCode = 1;
}
