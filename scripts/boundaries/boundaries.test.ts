import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { importsOf } from './imports-of.ts';
import { ALIASED, PLACES, ROOMS } from './rooms.ts';
import { sourceFiles } from './source-files.ts';
import { trespassOf } from './trespass.ts';

const FILES = sourceFiles('.');
const IMPORTS = new Map(FILES.map((file) => [file, importsOf(file, readFileSync(file, 'utf8'))]));

describe('this repository', () => {
  test('this repository has no import across a boundary', () => {
    const trespasses = [...IMPORTS].flatMap(([file, specifiers]) =>
      specifiers.flatMap((specifier) => {
        const why = trespassOf(file, specifier);
        return why === null ? [] : [`${file} → ${specifier}: ${why}`];
      }),
    );
    expect(trespasses).toEqual([]);
  });

  test.each(ROOMS)('%s has files, and the check reads them', (room) => {
    const read = [...IMPORTS].filter(([file]) => file.startsWith(`${room}/`));
    expect(read.flatMap(([, specifiers]) => specifiers).length).toBeGreaterThan(0);
  });

  test('all source is in rooms, apart from the two configurations', () => {
    const outside = FILES.filter((file) => !ROOMS.some((room) => file.startsWith(`${room}/`)));
    expect(outside).toEqual(['vite.config.ts', 'vitest.config.ts']);
  });

  test('every place in the table has files', () => {
    for (const { files } of PLACES) {
      expect(
        FILES.some((file) => files.test(file)),
        String(files),
      ).toBe(true);
    }
  });

  test('the package’s aliases are those of the rooms that have one', () => {
    const { imports } = JSON.parse(readFileSync('package.json', 'utf8'));
    expect(Object.keys(imports)).toEqual(ALIASED.map((room) => `#${room}/*`));
  });
});

describe('a boundary', () => {
  test.each([
    ['domain/account/user.ts', 'zod'],
    ['domain/account/user.ts', 'node:crypto'],
    ['domain/account/user.ts', '../../hostile/trials.ts'],
    ['domain/account/user.ts', '../../src/app/product.ts'],
    ['domain/account/user.ts', '#adapters/memory/memory-identity.ts'],
    ['domain/account/user.ts', '#domain/account/role.ts'],
    ['domain/account/user.test.ts', 'firebase/auth'],
    ['domain/account/user.test.ts', '../../adapters/memory/memory-identity.ts'],
    ['adapters/device/system-clock.ts', '#adapters/memory/memory-world.ts'],
    ['adapters/memory/memory-identity.ts', 'firebase/auth'],
    ['adapters/memory/memory-identity.ts', '../../src/app/paths.ts'],
    ['adapters/memory/memory-identity.ts', '../firebase/firebase-identity.ts'],
    ['adapters/memory/memory-identity.ts', '../../rules-tests/model/table.ts'],
    ['adapters/firebase/firebase-identity.ts', '../memory/memory-identity.ts'],
    ['adapters/firebase/firebase-identity.ts', '#src/app/product.ts'],
    ['adapters/firebase/firebase-identity.ts', '#emulator/start-backend.ts'],
    ['adapters/firebase/firebase-identity.ts', '@firebase/auth'],
    ['src/app/app.tsx', '../../rules-tests/model/table.ts'],
    ['src/app/app.tsx', '../../scripts/audit.ts'],
    ['src/app/app.tsx', 'zod'],
    ['src/app/app.tsx', 'node:fs'],
    ['src/features/sign-in/sign-in-form.tsx', '#adapters/memory/memory-identity.ts'],
    ['src/features/sign-in/sign-in-form.tsx', '../../../adapters/memory/memory-identity.ts'],
    ['src/features/sign-in/sign-in-form.tsx', '#src/app/paths.ts'],
    ['src/features/sign-in/sign-in-form.tsx', 'firebase/auth'],
    ['src/features/sign-in/sign-in-form.tsx', 'firebase-tools'],
    ['src/composition/compose-product.ts', 'firebase/auth'],
    ['src/composition/compose-product.ts', '#emulator/start-backend.ts'],
    ['src/composition/compose-product.ts', '#emulator-seed/seed.ts'],
    ['commands/create-administrator.ts', 'firebase/auth'],
    ['commands/create-administrator.ts', '#adapters/firebase/firebase-adapters.ts'],
    ['emulator/start-backend.ts', '#src/app/paths.ts'],
    ['e2e/sign-in.spec.ts', '#src/app/paths.ts'],
    ['src/app/app.tsx', null],
    ['a-new-room/thing.ts', './other.ts'],
    ['thing.ts', './other.ts'],
  ])('a boundary keeps %s from importing %s', (file, specifier) => {
    expect(trespassOf(file, specifier)).not.toBeNull();
  });

  test.each([
    ['domain/services/session.ts', '../account/user.ts'],
    ['domain/services/session.test.ts', '#adapters/memory/memory-identity.ts'],
    ['adapters/memory/memory-identity.ts', '#domain/ports/identity-port.ts'],
    ['adapters/firebase/firebase-identity.ts', 'firebase/auth'],
    ['adapters/firebase/firebase-adapters.ts', '#adapters/device/system-clock.ts'],
    ['adapters/firebase/hostile-documents.test.ts', '../../hostile/trials.ts'],
    ['src/features/sign-in/sign-in-form.tsx', '../../app/paths.ts'],
    ['src/features/sign-in/sign-in-form.tsx', '#domain/services/sign-in.ts'],
    ['src/composition/compose-product.ts', '#adapters/firebase/firebase-adapters.ts'],
    ['src/composition/memory-adapters.ts', '#emulator-seed/seed-accounts.json'],
    ['scripts/prerender/render-pages.ts', null],
    ['vite.config.ts', './scripts/budgets/budgets-plugin.ts'],
  ])('a boundary lets %s import %s', (file, specifier) => {
    expect(trespassOf(file, specifier)).toBeNull();
  });
});

test('every form of an import is read', () => {
  const source = `/// <reference types="a" />
    import 'b'; import c from 'c'; import type { D } from 'd'; import { type E } from 'e';
    export * from 'f'; export { g } from 'g'; export type { H } from 'h';
    const later = () => import('i'); const any = (name: string) => import(name);`;
  expect(new Set(importsOf('some.ts', source))).toEqual(new Set([...'abcdefghi', null]));
  expect(() => importsOf('broken.ts', 'import {')).toThrow('broken.ts');
});

test('a folder without modules has none to check', () => {
  const empty = mkdtempSync(join(tmpdir(), 'boundaries-'));
  expect(sourceFiles(empty)).toEqual([]);
  rmSync(empty, { recursive: true });
});

const FOREIGN = ['document', 'window', 'process', 'Buffer', 'fetch', 'console', 'setTimeout', 'localStorage'];

/** The compiler's complaints about one file under the domain's own settings. */
function compileAsDomain(source: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'domain-'));
  writeFileSync(join(folder, 'planted.ts'), source);
  const settings = {
    extends: resolve('domain/tsconfig.json'),
    // The inherited path is that of the domain's own build information.
    compilerOptions: { tsBuildInfoFile: 'planted.tsbuildinfo' },
    include: ['.'],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings));
  return new Promise((settle) => {
    execFile(resolve('node_modules/.bin/tsc'), ['-p', folder], (_, stdout) => {
      rmSync(folder, { recursive: true });
      settle(stdout);
    });
  });
}

test('the compiler knows neither browser nor Node in the domain, only the language', async () => {
  const complaints = await compileAsDomain(
    `export const planted = [[1, 2].toSorted(), ${FOREIGN.join()}];\n`,
  );
  const unknown = [...complaints.matchAll(/Cannot find name '(\w+)'/g)].map(([, name]) => name);
  expect(unknown).toEqual(FOREIGN);
  expect(complaints).not.toContain('toSorted');
}, 30_000);
