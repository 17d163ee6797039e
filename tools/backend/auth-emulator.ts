import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { startChildGroup } from './child-group.ts';
import type { Lifecycle } from './lifecycle.ts';
import { assertFree, freePort } from './port.ts';
import { LOOPBACK, PROJECT_ID } from './settings.ts';
import { StartupFailure } from './startup-failure.ts';
import { untilItAnswers } from './until-it-answers.ts';

/**
 * Writes the emulator's own firebase.json, and returns its path. The emulator serves several projects, because each
 * test file has its own. Hub and logging get free ports. By default they all start near 4500: of two backends that
 * start at the same time, one would fail.
 */
async function writeConfig(port: number): Promise<string> {
  const folder = resolve('.cache', `auth-emulator-${port}`);
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'firebase.json');
  const emulators = {
    auth: { host: LOOPBACK, port },
    hub: { host: LOOPBACK, port: await freePort() },
    logging: { host: LOOPBACK, port: await freePort() },
    ui: { enabled: false },
    singleProjectMode: false,
  };
  writeFileSync(file, JSON.stringify({ emulators }, null, 2));
  return file;
}

/** Turns off update checks, messages of the day and telemetry: starting must not require the internet. */
const QUIET = { CI: 'true', NO_UPDATE_NOTIFIER: '1' };

/** How many characters of the error output are stored. The reason for a failed start is at the beginning. */
const KEPT_CHARACTERS = 5000;

/** Returns the first line with `Error: `, otherwise the first that is not empty. The other lines are a stack trace. */
function gist(complaint: string): string {
  const lines = complaint.split('\n').map((line) => line.trim());
  return lines.find((line) => line.includes('Error: ')) ?? lines.find((line) => line !== '') ?? '';
}

/** Starts the Auth emulator, and resolves with its URL when it answers. Throws a `StartupFailure` if it does not. */
export async function startAuthEmulator(port: number, lifecycle: Lifecycle): Promise<string> {
  await assertFree(port, 'Auth emulator', 'AUTH_PORT');
  const script = resolve(import.meta.dirname, 'auth-emulator-process.mjs');
  const config = await writeConfig(port);
  const group = startChildGroup(process.execPath, [script, config, PROJECT_ID], {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    env: { ...process.env, ...QUIET, NODE_OPTIONS: '' },
  });
  lifecycle.own(group.stop);
  void group.ended.then(() => rmSync(dirname(config), { recursive: true, force: true }));
  let complaint = '';
  group.process.stderr?.on('data', (chunk: Buffer) => {
    complaint = (complaint + chunk.toString()).slice(0, KEPT_CHARACTERS);
  });
  const url = `http://${LOOPBACK}:${port}`;
  if (!(await untilItAnswers(url, group.isRunning))) {
    const why = gist(complaint) || (group.isRunning() ? 'it does not answer' : await group.ended);
    throw new StartupFailure(`The Auth emulator did not start: ${why}`);
  }
  void group.ended.then((how) => lifecycle.fail(`The Auth emulator ended unexpectedly (${how}).`));
  return url;
}
