import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { deployChangesCommand } from './deploy-changes-command.ts';
import {
  BUILD,
  FUNCTIONS_PATH,
  functionsOf,
  INDEXES,
  INDEXES_PATH,
  RULESET_PATH,
  startLocalGoogle,
  type LocalGoogle,
} from './local-google.builder.ts';

const LIVE_PATH = '/firebasehosting.googleapis.com/v1beta1/projects/cars/sites/cars/channels/live';
const FILES_PATH = '/firebasehosting.googleapis.com/v1beta1/sites/cars/versions/1/files';
const FILES = [
  { path: '/app.html', hash: '1' },
  { path: '/assets/a.js', hash: '2' },
];
const BUILT = new Map(FILES.map(({ path, hash }) => [path, hash]));

let google: LocalGoogle;
beforeAll(async () => {
  google = await startLocalGoogle();
});
afterAll(() => google.close());
beforeEach(() => {
  google.reset();
  google.answer(LIVE_PATH, { release: { version: { name: 'sites/cars/versions/1' } } });
  google.answer(FILES_PATH, { files: FILES });
});

const change = (build: typeof BUILD, built: typeof BUILT | null) =>
  google.run(
    deployChangesCommand(
      () => build,
      () => built,
    ),
  );
const changes = async (build = BUILD, built = BUILT) => (await change(build, built)).lines;

it('a project that has this build already would not change, and nothing is sent but GET', async () => {
  expect(await changes()).toEqual([
    'rules: no change',
    'indexes: no change',
    'functions: no change',
    'files: no change',
  ]);
  expect(google.methods()).toEqual(['GET']);
});

it('each part of a build that differs is named', async () => {
  google.answer(RULESET_PATH, { source: { files: [{ content: `${BUILD.rules}// old` }] } });
  const other = { ...INDEXES[0], name: 'projects/cars/databases/(default)/collectionGroups/boats/indexes/9' };
  google.answer(INDEXES_PATH, { indexes: [...INDEXES.slice(1), other] });
  google.answer(FUNCTIONS_PATH, { functions: functionsOf('old').functions.slice(0, 1) });
  const built = new Map([...BUILT, ['/app.html', '9'], ['/new.html', '3']]);
  built.delete('/assets/a.js');
  expect(await changes(BUILD, built)).toEqual([
    'rules: 0 lines come, 1 go',
    expect.stringMatching(/^indexes: 1 come: users: status/),
    expect.stringMatching(/^indexes: 1 are in the project alone, .*: boats: status/),
    'functions: 1 come: rideWritten',
    'functions: 1 change: minutePassed',
    'files: 1 come: /new.html',
    'files: 1 change: /app.html',
    'files: 1 go: /assets/a.js',
  ]);
});

it('a new project gets everything, and a part that may not be read is not known', async () => {
  google.remove(LIVE_PATH);
  google.answer(INDEXES_PATH, { error: { message: 'Denied.' } }, 403);
  expect(await changes({ ...BUILD, pushKey: null, mailFrom: null })).toEqual([
    'rules: no change',
    '? indexes: not known (Denied.)',
    'functions: not deployed, because neither VITE_PUSH_KEY nor VITE_MAIL_FROM is set',
    'files: 2 come: /app.html, /assets/a.js',
  ]);
});

it('functions that only the project has are named, unless they are of another product', async () => {
  const other = { name: 'projects/cars/locations/us-east1/functions/invoices' };
  google.answer(FUNCTIONS_PATH, { functions: [...functionsOf('abc').functions, other] });
  const functions = { names: ['rideWritten'], version: 'abc' };
  expect(await changes({ ...BUILD, functions })).toContain(
    'functions: 1 are in the project alone, and go if you say so: minutePassed',
  );
  expect(await changes({ ...BUILD, functions: null })).toContain(
    'functions: not deployed, because they are not built here',
  );
});

it('without a build there is nothing to compare, and one sentence says so', async () => {
  expect(await change(BUILD, null)).toMatchObject({
    exitCode: 1,
    complained: [expect.stringMatching(/^deploy:changes: Nothing is built here: run "npm run deploy"/)],
  });
});
