import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

const BIN = fileURLToPath(new URL('../bin/builtin-firestore.mjs', import.meta.url));

const OPEN = `rules_version = '2';
service cloud.firestore { match /databases/{d}/documents { match /open/{id} { allow read; } } }`;

/** Runs the command as an installation does: plain Node, from a folder that is not the package's. */
function run(folder: string, args: readonly string[]) {
  const child = spawn(process.execPath, [BIN, ...args], { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const ended = once(child, 'exit');
  return { child, ended, line: once(createInterface(child.stdout), 'line').then(String) };
}

function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'builtin-firestore-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  return folder;
}

test('the command serves the rules it is given, and ends on SIGTERM', { timeout: 30_000 }, async () => {
  const folder = folderWith({ 'my.rules': OPEN, 'my.indexes.json': '{"indexes": []}' });
  const files = ['--rules', 'my.rules', '--indexes', 'my.indexes.json'];
  const { child, ended, line } = run(folder, ['--port', '0', '--project', 'demo-p', ...files]);
  const address = (await line).replace('Built-in Firestore: ', '');
  const root = 'projects/demo-p/databases/(default)/documents';
  const statusOf = async (path: string): Promise<number> => {
    const body = JSON.stringify({ documents: [`${root}/${path}`] });
    return (await fetch(`${address}/v1/${root}:batchGet`, { method: 'POST', body })).status;
  };
  expect([await statusOf('open/a'), await statusOf('closed/a')]).toEqual([200, 403]);
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});

test('the command says in one line that rules need a project', { timeout: 30_000 }, async () => {
  const { child, ended } = run(folderWith({ 'my.rules': OPEN }), ['--port', '0', '--rules', 'my.rules']);
  const said = once(child.stderr, 'data');
  expect(await ended).toEqual([1, null]);
  expect(String(await said)).toBe('Rules belong to a project, and none was named.\n');
});
