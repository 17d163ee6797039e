import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';

const Names = z.record(z.string(), z.string());
const Manifest = z.object({ dependencies: Names, devDependencies: Names });
const Installed = z.object({ license: z.string(), version: z.string() });

const manifest = Manifest.parse(JSON.parse(readFileSync('package.json', 'utf8')));
const [product = '', development = ''] = readFileSync('docs/dependencies.md', 'utf8').split(
  '## For development',
);

function listed(section: string): Map<string, string> {
  const rows = section.matchAll(/^\| `(?<name>[^`]+)` \| (?<licence>[^|]+) \| (?<why>[^|]+) \|$/gm);
  return new Map([...rows].map(({ groups }) => [groups?.['name'] ?? '', groups?.['licence'] ?? '']));
}

describe('docs/dependencies.md', () => {
  test.each([
    ['in the product', product, manifest.dependencies],
    ['for development', development, manifest.devDependencies],
  ])(
    'docs/dependencies.md says why each package of %s is there, and names no other',
    (_, section, wanted) => {
      expect([...listed(section).keys()].sort()).toEqual(Object.keys(wanted).sort());
    },
  );

  test('docs/dependencies.md names the licence that each package states', () => {
    for (const [name, licence] of listed(product + development)) {
      const installed = Installed.parse(
        JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')),
      );
      expect(licence, name).toBe(installed.license);
    }
  });

  test('every version is pinned', () => {
    for (const [name, version] of Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })) {
      expect(version, name).toMatch(/^\d+\.\d+\.\d+$/);
    }
  });
});
