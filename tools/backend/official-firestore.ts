import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { startChildGroup, type ChildGroup } from './child-group.ts';
import { freePort } from './port.ts';
import { LOOPBACK, PROJECT_ID } from './settings.ts';

/** firebase-tools refuses an older Java for its emulators. */
const OLDEST_JAVA = 21;
const JAR = /^cloud-firestore-emulator-v[\d.]+\.jar$/;

/** The jar that firebase-tools would use, if this machine has it. */
export function findJar(env: NodeJS.ProcessEnv): string | null {
  const named = env['FIRESTORE_EMULATOR_BINARY_PATH'];
  if (named) return existsSync(named) ? named : null;
  const cache = env['FIREBASE_EMULATORS_PATH'] || join(homedir(), '.cache', 'firebase', 'emulators');
  if (!existsSync(cache)) return null;
  const newest = readdirSync(cache)
    .filter((file) => JAR.test(file))
    .toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    .at(-1);
  return newest === undefined ? null : join(cache, newest);
}

/** The major version that `java -version` printed; `null` if it printed none. */
export function parseJavaVersion(output: string): number | null {
  const [, first, second] = /version "(\d+)(?:\.(\d+))?/.exec(output) ?? [];
  // Java 8 called itself 1.8.
  const major = first === '1' ? second : first;
  return major === undefined ? null : Number(major);
}

function javaVersion(): Promise<number | null> {
  return new Promise((resolve) => {
    execFile('java', ['-version'], (error, stdout, stderr) =>
      resolve(error === null ? parseJavaVersion(stdout + stderr) : null),
    );
  });
}

/** Whether the official emulator can run here without a download: its jar, or the reason why not. */
export async function findOfficial(env: NodeJS.ProcessEnv): Promise<{ jar: string } | { lacks: string }> {
  const jar = findJar(env);
  if (jar === null) return { lacks: 'the official emulator’s jar is not installed' };
  const java = await javaVersion();
  return java !== null && java >= OLDEST_JAVA ? { jar } : { lacks: `Java ${OLDEST_JAVA} is not installed` };
}

/** Starts the official emulator, without rules: they are loaded through its control endpoint. */
export async function startOfficial(jar: string, port: number): Promise<ChildGroup> {
  const websocket = String(await freePort());
  const where = ['--host', LOOPBACK, '--port', String(port), '--websocket_port', websocket];
  const args = ['-Duser.language=en', '-jar', jar, ...where, '--project_id', PROJECT_ID];
  return startChildGroup('java', args, { stdio: 'ignore' });
}
