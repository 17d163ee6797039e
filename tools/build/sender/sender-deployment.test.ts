import { execFile } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isPair, makePushKeys } from '../../../functions/src/push-keys.ts';
import { functionsProblem, mailIdentityOf, mailProblem, senderProblem } from './sender-deployment.ts';
import { projectOf } from './stored-key.ts';

const run = promisify(execFile);
const { publicKey, privateKey } = makePushKeys();
const PROJECT = {
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_PROJECT_ID: 'mine',
  VITE_ADMIN_CONTACT_EMAIL: 'firm@example.com',
};

/** A script in place of the Firebase CLI: prints its arguments, and stores the secret in a file. */
const FIREBASE = `#!/bin/sh
case "$1" in
  functions:secrets:access) [ "$2" = SMTP_URL ] && [ -n "$SMTP" ] && echo "$SMTP" && exit 0; [ -f "$SECRET" ] && exec /bin/cat "$SECRET"; echo "HTTP Error: \${ANSWER:-404}"; exit 1;;
  functions:secrets:set) exec /bin/cat > "$SECRET";;
  *) echo firebase "$@";;
esac
`;

let folder = '';
let secret = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sender-'));
  secret = join(folder, 'secret');
  for (const [name, text] of [
    ['npm', '#!/bin/sh\necho npm "$@"\n'],
    ['firebase', FIREBASE],
  ] as const) {
    writeFileSync(join(folder, name), text);
    chmodSync(join(folder, name), 0o755);
  }
});
afterEach(() => rmSync(folder, { recursive: true }));

const script = (name: string, env: Readonly<Record<string, string>> = {}) =>
  run(process.execPath, ['--import', 'tsx', `tools/build/${name}.ts`, '--project', 'mine'], {
    env: { PATH: folder, SECRET: secret, ...env },
  });

describe('the deployment of a page that offers notifications', () => {
  test('a public key whose private half is the project’s secret may be deployed', () => {
    expect(senderProblem(publicKey, { state: 'there', privateKey })).toBeNull();
  });

  test.each([
    ['without a secret', { state: 'none' }, /no secret PUSH_PRIVATE_KEY/],
    ['whose secret may not be read', { state: 'unread', why: 'HTTP 403' }, /could not be read \(HTTP 403\)/],
    ['of another pair', { state: 'there', privateKey: makePushKeys().privateKey }, /do not belong together/],
    ['whose secret is no key', { state: 'there', privateKey: 'x' }, /do not belong together/],
  ] as const)('a public key %s is refused', (_, stored, problem) => {
    expect(senderProblem(publicKey, stored)).toMatch(problem);
  });

  test.each([
    [
      ['--project', 'mine', '--message', 'new'],
      ['--project', 'mine'],
    ],
    [
      ['-P', 'mine'],
      ['-P', 'mine'],
    ],
    [['--force', '--project=mine'], ['--project=mine']],
    [[], []],
  ])('the options %j name the project by %j', (argv, project) => {
    expect(projectOf(argv)).toEqual(project);
  });
});

describe('the deployment of a page that says that mails come', () => {
  test('a page whose mail server is the project’s secret may be deployed', () => {
    expect(
      mailProblem('no-reply@taxi.example', { state: 'there', value: 'smtps://a:b@mail.example' }),
    ).toBeNull();
  });

  test.each([
    [
      'without a secret',
      { state: 'none' },
      /no secret SMTP_URL\. Run "npx firebase functions:secrets:set SMTP_URL/,
    ],
    ['whose secret may not be read', { state: 'unread', why: 'HTTP 403' }, /could not be read \(HTTP 403\)/],
    [
      'whose secret is no mail server',
      { state: 'there', value: 'mail.example' },
      /is no URL of a mail server/,
    ],
  ] as const)('a page %s is refused', (_, stored, problem) => {
    expect(mailProblem('no-reply@taxi.example', stored)).toMatch(problem);
  });

  test('a VITE_MAIL_FROM that is no email address is refused', () => {
    expect(mailProblem('Taxi <no-reply@taxi.example>', { state: 'none' })).toMatch(
      /VITE_MAIL_FROM is no email/,
    );
  });

  test.each([
    [{ MAIL_LANGUAGE: 'fr' }, 'MAIL_LANGUAGE is none of en, de: fr.'],
    [{ PUSH_REGION: 'Europe' }, 'PUSH_REGION is no region such as europe-west1: Europe.'],
    [{ VITE_ADMIN_CONTACT_EMAIL: 'office' }, /^VITE_ADMIN_CONTACT_EMAIL, .* is no email address: office\.$/],
  ])('functions with the setting %j are refused', (wrong, problem) => {
    const right = {
      VITE_ADMIN_CONTACT_EMAIL: 'office@taxi.example',
      MAIL_LANGUAGE: 'de',
      PUSH_REGION: 'europe-west1',
    };
    expect(functionsProblem(right)).toBeNull();
    expect(functionsProblem({ VITE_ADMIN_CONTACT_EMAIL: 'office@taxi.example' })).toBeNull();
    expect(functionsProblem({ ...right, ...wrong })).toMatch(problem);
  });

  test('mails have the firm’s name, language and address for answers', () => {
    expect(mailIdentityOf({ VITE_BRAND_NAME: '' })).toBeNull();
    expect(
      mailIdentityOf({
        VITE_MAIL_FROM: 'a@taxi.example',
        VITE_BRAND_NAME: 'Taxi',
        VITE_ADMIN_CONTACT_EMAIL: 'office@taxi.example',
        MAIL_LANGUAGE: 'de',
      }),
    ).toEqual({ from: 'a@taxi.example', name: 'Taxi', replyTo: 'office@taxi.example', language: 'de' });
    expect(mailIdentityOf({ VITE_MAIL_FROM: 'a@taxi.example' })).toMatchObject({
      name: 'Car Booking System',
      language: 'en',
    });
  });
});

const importsOf = (bundle: string) =>
  [...bundle.matchAll(/^import .* from "(.+)";$/gm)].flatMap(([, name = '']) =>
    name.startsWith('node:') ? [] : name,
  );

describe('npm run deploy with a public key', () => {
  const deploy = () => script('deploy', { ...PROJECT, VITE_PUSH_KEY: publicKey });

  test('npm run deploy installs, bundles and deploys the functions, which import only firebase-functions', async () => {
    writeFileSync(secret, privateKey);
    const { stdout } = await deploy();
    expect(stdout.trim().split('\n').slice(0, 3)).toEqual([
      'npm run build',
      'npm ci --ignore-scripts --prefix functions',
      'firebase deploy --config dist.firebase.json --only hosting,firestore,functions --project mine',
    ]);
    const bundle = readFileSync('functions/dist/cloud-functions.js', 'utf8');
    expect(importsOf(bundle)).toEqual([
      'firebase-functions/params',
      'firebase-functions/v2',
      'firebase-functions/v2/firestore',
      'firebase-functions/v2/scheduler',
    ]);
    expect(bundle).toContain(publicKey);
    expect(bundle).not.toContain(privateKey);
  });

  test('npm run deploy builds nothing without the private half of the key', async () => {
    await expect(deploy()).rejects.toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(/^Not deployed: VITE_PUSH_KEY is set, but .*npm run push:keys.*\n$/),
    });
  });
});

describe('npm run deploy with an address that mails come from', () => {
  const deploy = (more: Readonly<Record<string, string>>) =>
    script('deploy', {
      ...PROJECT,
      VITE_MAIL_FROM: 'no-reply@taxi.example',
      VITE_BRAND_NAME: 'Taxi Example',
      ...more,
    });

  test('npm run deploy bundles the sender of mails alone, with what it needs and without its secret', async () => {
    await deploy({ SMTP: 'smtps://firm:very-secret@mail.example' });
    const bundle = readFileSync('functions/dist/cloud-functions.js', 'utf8');
    expect(importsOf(bundle)).toEqual([
      'firebase-functions/params',
      'firebase-functions/v2/firestore',
      'firebase-functions/v2/scheduler',
    ]);
    expect(bundle).toMatch(/^export \{ mailMinutePassed, mailQueued \};$/m);
    expect(bundle).toContain('Taxi Example');
    expect(bundle).not.toContain('very-secret');
    expect(bundle).not.toContain('PUSH_PRIVATE_KEY');
  });

  test('npm run deploy builds nothing without the secret of the mail server', async () => {
    await expect(deploy({})).rejects.toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(/^Not deployed: VITE_MAIL_FROM is set, but .*SMTP_URL.*\n$/),
    });
  });
});

describe('the project of npm run deploy', () => {
  const deploy = (...argv: readonly string[]) =>
    run(process.execPath, ['--import', 'tsx', 'tools/build/deploy.ts', ...argv], {
      env: { PATH: folder, SECRET: secret, ...PROJECT },
    });

  test('a deployment to another project than the one whose data its pages use is refused', async () => {
    await expect(deploy('--project', 'other')).rejects.toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(
        /^Not deployed: --project is other, and VITE_FIREBASE_PROJECT_ID is mine: /,
      ),
    });
  });

  test('npm run deploy names a program that is not there in one sentence', async () => {
    rmSync(join(folder, 'npm'));
    await expect(deploy()).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^Not deployed: npm could not be started \(.*\)\. Run "npm ci"\.\n$/),
    });
  });
});

describe('npm run push:keys', () => {
  const keyIn = (output: string) => /^VITE_PUSH_KEY=(.+)$/m.exec(output)?.[1] ?? '';

  test('npm run push:keys makes one pair, stores the private half as a secret, and prints the public half each time', async () => {
    const first = await script('push-keys');
    const stored = readFileSync(secret, 'utf8');
    expect(isPair({ publicKey: keyIn(first.stdout), privateKey: stored })).toBe(true);
    expect(first.stdout).not.toContain(stored);
    const second = await script('push-keys');
    expect(keyIn(second.stdout)).toBe(keyIn(first.stdout));
    expect(readFileSync(secret, 'utf8')).toBe(stored);
  });

  test('npm run push:keys makes no pair while it is unknown whether a pair exists', async () => {
    await expect(script('push-keys', { ANSWER: '403' })).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('HTTP Error: 403'),
    });
    expect(existsSync(secret)).toBe(false);
  });
});
