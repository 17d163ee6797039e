import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { importsOf } from './imports-of.ts';
import { ALIASES, PLACES, ROOMS } from './rooms.ts';
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
    expect(imports).toEqual(
      Object.fromEntries(Object.entries(ALIASES).map(([alias, room]) => [`#${alias}/*`, `./${room}/*`])),
    );
  });
});

describe('a boundary', () => {
  test.each([
    ['domain/accounts/model/user.ts', 'zod'],
    ['domain/accounts/model/user.ts', 'node:crypto'],
    ['domain/accounts/model/user.ts', '../../../src/core/product/product.ts'],
    ['domain/accounts/model/user.ts', '#domain/accounts/model/role.ts'],
    ['domain/accounts/model/user.test.ts', 'firebase/auth'],
    ['adapters/records/accounts/user-repository.ts', 'firebase/firestore/lite'],
    ['adapters/memory/memory-identity.ts', '../firebase/identity/firebase-identity.ts'],
    ['adapters/firebase/firebase-adapters.ts', 'builtin-firestore/store'],
    ['src/accounts/sign-in/sign-in-form.tsx', '#adapters/memory/memory-identity.ts'],
    ['src/accounts/sign-in/sign-in-form.tsx', 'firebase/auth'],
    ['src/app/composition/compose-product.ts', '#emulator-seed/seed.ts'],
    ['tools/backend/start-backend.ts', '#core/navigation/paths.ts'],
    ['src/app/shell.tsx', null],
    ['a-new-room/thing.ts', './other.ts'],
    ['src/a-new-layer/thing.ts', './other.ts'],
  ])('a boundary keeps %s from importing %s [S7.9]', (file, specifier) => {
    expect(trespassOf(file, specifier)).not.toBeNull();
  });

  test.each([
    ['domain/accounts/model/user.ts', '../ports/user-repository.ts'],
    ['domain/accounts/ports/user-repository.ts', '../services/session.ts'],
    ['domain/shared/result.ts', '../accounts/services/session.ts'],
    ['domain/accounts/services/session.ts', '../../rides/model/ride/ride.ts'],
    ['src/accounts/sign-in/sign-in-form.tsx', '#app/guards.ts'],
    ['src/accounts/sign-in/sign-in-form.tsx', '#rides/shared/use-rides.ts'],
    ['src/words/errors-copy.ts', '#ui/icon.tsx'],
  ])('a layer keeps %s from importing %s above it', (file, specifier) => {
    expect(trespassOf(file, specifier)).not.toBeNull();
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
