import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findJars, findOfficial, lackOf } from './find-official.ts';

let home = '';
beforeEach(() => {
  home = realpathSync(mkdtempSync(join(tmpdir(), 'machine-')));
});
afterEach(() => rmSync(home, { recursive: true }));

function put(name: string): string {
  const file = join(home, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, '');
  return file;
}

const JAR = 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';
/** A machine on which only what the test puts there is found. */
const find = (env: Readonly<Record<string, string>> = {}) =>
  findJars({ FIREBASE_EMULATORS_PATH: join(home, 'cache'), PATH: join(home, 'bin'), ...env }, [
    join(home, 'usual'),
  ]);

describe('the official emulator’s jar', () => {
  test('a machine without any has none', () => {
    expect(find()).toEqual([]);
  });

  test('the Google Cloud CLI that CLOUDSDK_ROOT_DIR names has it', () => {
    const jar = put(`named/${JAR}`);
    expect(find()).toEqual([]);
    expect(find({ CLOUDSDK_ROOT_DIR: join(home, 'named') })).toEqual([jar]);
  });

  test('it is found from a gcloud on the path that is a link', () => {
    const jar = put(`somewhere/${JAR}`);
    const gcloud = put('somewhere/bin/gcloud');
    expect(find()).toEqual([]);
    mkdirSync(join(home, 'bin'));
    symlinkSync(gcloud, join(home, 'bin/gcloud'));
    expect(find()).toEqual([jar]);
  });

  test.each(['google-cloud-sdk', 'lib/google-cloud-sdk', 'share/google-cloud-sdk'])(
    'it is found from a gcloud that wraps the one in %s',
    (root) => {
      const jar = put(`${root}/${JAR}`);
      put('bin/gcloud');
      expect(find()).toEqual([jar]);
    },
  );

  test('it is found in a usual place without a gcloud, once, however many ways lead there', () => {
    const jar = put(`usual/${JAR}`);
    expect(find()).toEqual([jar]);
    expect(find({ CLOUDSDK_ROOT_DIR: join(home, 'usual') })).toEqual([jar]);
  });

  test('the newest jar of those that firebase-tools keeps comes after the Google Cloud CLI’s', () => {
    put('cache/cloud-firestore-emulator-v1.9.0.jar');
    const newest = put('cache/cloud-firestore-emulator-v1.22.0.jar');
    put('cache/firebase-database-emulator-v4.11.2.jar');
    expect(find()).toEqual([newest]);
    const jar = put(`usual/${JAR}`);
    expect(find()).toEqual([jar, newest]);
  });

  test('a named jar is used alone, and must exist', () => {
    put(`usual/${JAR}`);
    const named = put('mine.jar');
    expect(find({ FIRESTORE_EMULATOR_BINARY_PATH: named })).toEqual([named]);
    expect(find({ FIRESTORE_EMULATOR_BINARY_PATH: `${named}.gone` })).toEqual([]);
  });
});

describe('a Java for the jar', () => {
  test('one that is too old is told from none', () => {
    const tooOld =
      'has been compiled by a more recent version of the Java Runtime (class file version 65.0), this version …';
    expect(lackOf(true, tooOld)).toBe('its jar needs Java 21');
    expect(lackOf(true, '')).toContain('or there is none');
    expect(lackOf(false, '')).toBeNull();
  });

  test('a jar that no Java can run is not used', async () => {
    const broken = put('mine.jar');
    expect(await findOfficial({ ...process.env, FIRESTORE_EMULATOR_BINARY_PATH: broken })).toEqual({
      lacks: expect.stringContaining('the official emulator cannot run: '),
    });
  });
});
