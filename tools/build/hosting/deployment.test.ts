import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { readEnvironment } from '../../../src/app/composition/environment.ts';
import { deploymentProblem } from './deployment.ts';

const PROJECT = { VITE_FIREBASE_API_KEY: 'key', VITE_FIREBASE_PROJECT_ID: 'demo' };
const EMULATORS = {
  VITE_AUTH_EMULATOR_URL: 'http://127.0.0.1:9099',
  VITE_FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080',
};
const APP_CHECK = { VITE_FIREBASE_APP_CHECK_KEY: 'site-key' };
const WITH_APP_CHECK = { ...PROJECT, ...APP_CHECK, VITE_FIREBASE_APP_ID: '1:2:web:3' };
const deploying = (variables: Readonly<Record<string, unknown>>) =>
  deploymentProblem(readEnvironment(variables));
const run = promisify(execFile);

describe('a deployment', () => {
  test.each([PROJECT, WITH_APP_CHECK])(
    'a deployment of a complete project has no problem: %o',
    (variables) => {
      expect(deploying(variables)).toBeNull();
    },
  );

  test.each([
    ['nothing configured', {}, /no complete Firebase project/],
    ['half a project', { VITE_FIREBASE_API_KEY: 'key' }, /no complete Firebase project/],
    ['the memory backend', { VITE_BACKEND: 'memory' }, /no complete Firebase project/],
    ['the emulators', { ...PROJECT, ...EMULATORS }, /127\.0\.0\.1:9099/],
    ['App Check without the app it attests', { ...PROJECT, ...APP_CHECK }, /VITE_FIREBASE_APP_ID/],
  ])('a deployment of %s is refused', (_, variables, problem) => {
    expect(deploying(variables)).toMatch(problem);
  });

  /** The programs that `npm run deploy` starts, each with its arguments. */
  async function deploy(argv: readonly string[], doctor = 0): Promise<readonly string[]> {
    const programs = mkdtempSync(join(tmpdir(), 'deploy-'));
    for (const name of ['npm', 'firebase']) {
      const fails = `case "$*" in *doctor*) exit ${doctor};; esac`;
      writeFileSync(join(programs, name), `#!/bin/sh\necho ${name} "$@"\n${fails}\n`);
      chmodSync(join(programs, name), 0o755);
    }
    const Scripts = z.object({ scripts: z.object({ deploy: z.string() }) });
    const { scripts } = Scripts.parse(JSON.parse(readFileSync('package.json', 'utf8')));
    const [node, ...script] = scripts.deploy.split(' ');
    expect(node).toBe('node');
    const { stdout } = await run(process.execPath, [...script, ...argv], {
      env: { ...PROJECT, PATH: programs },
    });
    rmSync(programs, { recursive: true });
    return stdout.trim().split('\n');
  }

  const FIREBASE = 'firebase deploy --config dist.firebase.json --only hosting,firestore';

  test.each([
    [['--project', 'demo'], `${FIREBASE} --project demo`],
    [['-P=demo', '--force'], `${FIREBASE} -P=demo --force`],
    [[], `${FIREBASE} --project demo`],
  ])(
    'npm run deploy %j builds, deploys with these options and the project, and ends with the doctor',
    async (argv, line) => {
      expect(await deploy(argv)).toEqual([
        'npm run build',
        line,
        'npm run --silent doctor -- --project demo',
      ]);
    },
  );

  test('a deployment succeeds although the doctor finds something', async () => {
    expect(await deploy([], 1)).toHaveLength(3);
  });

  test('npm run deploy -- --dry-run builds, says what would change, and deploys nothing', async () => {
    expect(await deploy(['--dry-run', '--project', 'demo'])).toEqual([
      'npm run build',
      'npm run --silent deploy:changes -- --project demo',
    ]);
  });
});

describe('a bare `firebase deploy`', () => {
  test('a bare `firebase deploy` is refused by its predeploy, which names the right command', async () => {
    const Firebase = z.object({ hosting: z.object({ predeploy: z.string() }) });
    const { hosting } = Firebase.parse(JSON.parse(readFileSync('firebase.json', 'utf8')));
    const [node, ...argv] = hosting.predeploy.split(' ');
    expect(node).toBe('node');
    await expect(run(process.execPath, argv)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('npm run deploy'),
    });
  });
});
