import { execFile } from 'node:child_process';
import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';

/** Google's own Firestore emulator: the path of its jar, and the Java program that runs it. */
export interface OfficialEmulator {
  readonly jar: string;
  readonly java: string;
}

export const MAIN_CLASS = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';

/** The folders in which installers and systems' packages put the Google Cloud CLI. */
const USUAL_ROOTS = [
  join(homedir(), 'google-cloud-sdk'),
  '/usr/lib/google-cloud-sdk',
  '/usr/lib64/google-cloud-sdk',
  '/usr/share/google-cloud-sdk',
  '/usr/local/share/google-cloud-sdk',
  '/opt/google-cloud-sdk',
  '/opt/homebrew/share/google-cloud-sdk',
  '/snap/google-cloud-cli/current',
];

/** The possible roots of the Google Cloud CLI, relative to the folder of `gcloud` or of a wrapper around it. */
const FROM_GCLOUD = ['..', '../google-cloud-sdk', '../lib/google-cloud-sdk', '../share/google-cloud-sdk'];

const JAR_IN_ROOT = 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';
const JAR_IN_CACHE = /^cloud-firestore-emulator-v[\d.]+\.jar$/;

function rootsFromGcloud(path: string): readonly string[] {
  return path
    .split(delimiter)
    .map((folder) => join(folder, 'gcloud'))
    .filter((file) => existsSync(file))
    .flatMap((file) => FROM_GCLOUD.map((way) => join(dirname(realpathSync(file)), way)));
}

/** The newest jar that firebase-tools has downloaded. */
function newestInCache(env: NodeJS.ProcessEnv): readonly string[] {
  const cache = env['FIREBASE_EMULATORS_PATH'] || join(homedir(), '.cache', 'firebase', 'emulators');
  if (!existsSync(cache)) return [];
  return readdirSync(cache)
    .filter((file) => JAR_IN_CACHE.test(file))
    .toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true }))
    .slice(0, 1)
    .map((file) => join(cache, file));
}

/**
 * The jars of this machine, best first: those of the Google Cloud CLI, then the newest one of firebase-tools. If
 * `FIRESTORE_EMULATOR_BINARY_PATH` is set, no other jar counts.
 */
function findJars(env: NodeJS.ProcessEnv): readonly string[] {
  const named = env['FIRESTORE_EMULATOR_BINARY_PATH'];
  if (named) return existsSync(named) ? [named] : [];
  const root = env['CLOUDSDK_ROOT_DIR'];
  const roots = [...(root ? [root] : []), ...rootsFromGcloud(env['PATH'] ?? ''), ...USUAL_ROOTS];
  const jars = roots.map((folder) => join(folder, JAR_IN_ROOT)).filter((jar) => existsSync(jar));
  return [...new Set([...jars.map((jar) => realpathSync(jar)), ...newestInCache(env)])];
}

/** The reason why Java could not run a jar, from its output; `null` if it could. */
function lackOf(failed: boolean, complaint: string): string | null {
  // Version 61 is Java 17.
  const [, version] = /class file version (\d+)/.exec(complaint) ?? [];
  if (version !== undefined) return `its jar needs Java ${Number(version) - 44}`;
  return failed ? 'its jar does not run with the Java that is here, or there is none' : null;
}

function lackOfJava({ jar, java }: OfficialEmulator, env: NodeJS.ProcessEnv): Promise<string | null> {
  return new Promise((resolve) => {
    execFile(java, ['-cp', jar, MAIN_CLASS, '--help'], { env }, (error, _, stderr) =>
      resolve(lackOf(error !== null, stderr)),
    );
  });
}

/** Returns the official emulator if a jar and a Java of this machine can run it, otherwise the reason. */
export async function findOfficial(
  env: NodeJS.ProcessEnv,
): Promise<OfficialEmulator | { readonly lacks: string }> {
  const java = env['JAVA_HOME'] ? join(env['JAVA_HOME'], 'bin', 'java') : 'java';
  let lacks = 'the official emulator is not installed';
  for (const jar of findJars(env)) {
    const lack = await lackOfJava({ jar, java }, env);
    if (lack === null) return { jar, java };
    lacks = `the official emulator cannot run: ${lack}`;
  }
  return { lacks };
}
