import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { readEnvironment } from '../../../src/app/composition/environment.ts';
import { deploymentOf } from './deployment.ts';

const PROJECT = { VITE_FIREBASE_API_KEY: 'key', VITE_FIREBASE_PROJECT_ID: 'demo' };
const EMULATORS = {
  VITE_AUTH_EMULATOR_URL: 'http://127.0.0.1:9099',
  VITE_FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080',
};
const APP_CHECK = { VITE_FIREBASE_APP_CHECK_KEY: 'site-key' };
const WITH_APP_CHECK = { ...PROJECT, ...APP_CHECK, VITE_FIREBASE_APP_ID: '1:2:web:3' };
const deploying = (variables: Readonly<Record<string, unknown>>) => deploymentOf(readEnvironment(variables));
const run = promisify(execFile);

describe('a deployment', () => {
  test.each([PROJECT, WITH_APP_CHECK])(
    'a deployment of a complete project has no problem: %o',
    (variables) => {
      expect(deploying(variables)).not.toHaveProperty('problem');
    },
  );

  test.each([
    ['nothing configured', {}, /no complete Firebase project/],
    ['half a project', { VITE_FIREBASE_API_KEY: 'key' }, /no complete Firebase project/],
    ['the memory backend', { VITE_BACKEND: 'memory' }, /no complete Firebase project/],
    ['the emulators', { ...PROJECT, ...EMULATORS }, /127\.0\.0\.1:9099/],
    ['App Check without the app it attests', { ...PROJECT, ...APP_CHECK }, /VITE_FIREBASE_APP_ID/],
  ])('a deployment of %s is refused', (_, variables, problem) => {
    expect(deploying(variables)).toEqual({ problem: expect.stringMatching(problem) });
  });

  test.each([
    ['without App Check', 'of its key', PROJECT, /Set VITE_FIREBASE_APP_CHECK_KEY/],
    ['with App Check', 'of its enforcement', WITH_APP_CHECK, /turn on enforcement/],
  ])('a deployment %s reminds %s, and of a budget alert', (_, _what, variables, first) => {
    const reminders = [expect.stringMatching(first), expect.stringContaining('budget alert')];
    expect(deploying(variables)).toEqual({ reminders });
  });

  test('npm run deploy builds, gives firebase the project that it was given, and ends with the reminders', async () => {
    const programs = mkdtempSync(join(tmpdir(), 'deploy-'));
    for (const name of ['npm', 'firebase']) {
      writeFileSync(join(programs, name), `#!/bin/sh\necho ${name} "$@"\n`);
      chmodSync(join(programs, name), 0o755);
    }
    const Scripts = z.object({ scripts: z.object({ deploy: z.string() }) });
    const { scripts } = Scripts.parse(JSON.parse(readFileSync('package.json', 'utf8')));
    const [node, ...script] = scripts.deploy.split(' ');
    expect(node).toBe('node');
    const { stdout } = await run(process.execPath, [...script, '--project', 'mine'], {
      env: { ...PROJECT, PATH: programs },
    });
    rmSync(programs, { recursive: true });
    expect(stdout.trim().split('\n')).toEqual([
      'npm run build',
      'firebase deploy --config dist.firebase.json --only hosting,firestore --project mine',
      expect.stringMatching(/^Still to do, unless it is done: App Check/),
      expect.stringMatching(/^Still to do, unless it is done: A budget alert/),
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
