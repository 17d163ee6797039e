import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { readEnvironment } from '../../../src/app/composition/environment.ts';
import { productionReminders } from './production-reminders.ts';

const PROJECT = { VITE_FIREBASE_API_KEY: 'key', VITE_FIREBASE_PROJECT_ID: 'demo' };

function remindersOf(variables: object): string {
  const environment = readEnvironment({ ...PROJECT, ...variables });
  return environment.backend === 'firebase' ? productionReminders(environment.firebase).join('\n') : '';
}

describe('the reminders of a deployment', () => {
  test('a deployment without App Check reminds of its key, and of a budget alert', () => {
    expect(remindersOf({})).toMatch(/Set VITE_FIREBASE_APP_CHECK_KEY[^]*budget alert/);
  });

  test('a deployment with App Check reminds of its enforcement, and of a budget alert', () => {
    expect(remindersOf({ VITE_FIREBASE_APP_CHECK_KEY: 'site-key' })).toMatch(
      /turn on enforcement[^]*budget alert/,
    );
  });
});

describe('a bare `firebase deploy`', () => {
  test('a bare `firebase deploy` is refused by its predeploy, which says what to use instead', async () => {
    const Firebase = z.object({ hosting: z.object({ predeploy: z.string() }) });
    const { hosting } = Firebase.parse(JSON.parse(readFileSync('firebase.json', 'utf8')));
    const [node, ...argv] = hosting.predeploy.split(' ');
    expect(node).toBe('node');
    await expect(promisify(execFile)(process.execPath, argv)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('npm run deploy'),
    });
  });
});
