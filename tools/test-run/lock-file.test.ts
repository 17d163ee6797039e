import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';

const LockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      integrity: z.string().optional(),
      link: z.boolean().optional(),
      inBundle: z.boolean().optional(),
      libc: z.unknown().optional(),
    }),
  ),
});

const Names = z.record(z.string(), z.string());
const Manifest = z.object({ dependencies: Names, devDependencies: Names });

test('every package of the lock file has a hash that npm checks', () => {
  const { packages } = LockFile.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')));
  // npm downloads neither the product nor its workspaces; a bundled package comes with the package that contains it.
  const downloaded = Object.entries(packages).filter(
    ([path, { link, inBundle }]) => path.includes('node_modules/') && link !== true && inBundle !== true,
  );
  expect(downloaded.length).toBeGreaterThan(500);
  expect(downloaded.filter(([, { integrity }]) => !integrity).map(([path]) => path)).toEqual([]);
});

test('every version that package.json asks for is pinned', () => {
  const { dependencies, devDependencies } = Manifest.parse(JSON.parse(readFileSync('package.json', 'utf8')));
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
    expect(version, name).toMatch(/^\d+\.\d+\.\d+$/);
  }
});

test('the functions are tested with the packages with which they are deployed', () => {
  const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
  const { dependencies } = z.object({ dependencies: Names }).parse(read('functions/package.json'));
  expect(Manifest.parse(read('package.json')).devDependencies).toMatchObject(dependencies);
});

/** The files that npm reads when it makes a lock file, by the folder of the lock file. */
const READ_BY_NPM: Readonly<Record<string, readonly string[]>> = {
  '.': ['.npmrc', 'package.json', 'package-lock.json', 'tools/builtin-firestore/package.json'],
  functions: ['package.json', 'package-lock.json'],
};

test.each(Object.entries(READ_BY_NPM))('npm install leaves the lock file in %s as it is', (folder, files) => {
  const copy = mkdtempSync(join(tmpdir(), 'lock-file-'));
  onTestFinished(() => rmSync(copy, { recursive: true }));
  for (const file of files) cpSync(join(folder, file), join(copy, file));
  execFileSync('npm', ['install', '--package-lock-only', '--ignore-scripts', '--offline'], { cwd: copy });
  const lockFile = (at: string) => readFileSync(join(at, 'package-lock.json'), 'utf8');
  expect(lockFile(copy)).toBe(lockFile(folder));
});

test('no entry of the lock file names its C library, which npm 10 would remove', () => {
  const { packages } = LockFile.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')));
  expect(Object.keys(packages).filter((path) => packages[path]?.libc !== undefined)).toEqual([]);
});
