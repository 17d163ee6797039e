import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';

const LockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({ integrity: z.string().optional(), link: z.boolean().optional() }),
  ),
});

const Names = z.record(z.string(), z.string());
const Manifest = z.object({ dependencies: Names, devDependencies: Names });

test('every package of the lock file has a hash that npm checks', () => {
  const { packages } = LockFile.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')));
  // The product, its workspaces and the links to them are not downloaded.
  const downloaded = Object.entries(packages).filter(
    ([path, { link }]) => path.includes('node_modules/') && link !== true,
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
