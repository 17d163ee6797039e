import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { VERSION } from '#domain/shared/version.ts';

const Versioned = z.object({ version: z.string() });
const versionIn = (file: string) => Versioned.parse(JSON.parse(readFileSync(file, 'utf8'))).version;

test('the product, its packages, their locks and the newest entry of the changelog have one version', () => {
  const files = [
    'package.json',
    'package-lock.json',
    'functions/package.json',
    'functions/package-lock.json',
  ];
  const [, newest] = /^## (\S+)$/m.exec(readFileSync('CHANGELOG.md', 'utf8')) ?? [];
  expect([...files.map(versionIn), newest]).toEqual([...files, newest].map(() => VERSION));
});
