import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { posix } from 'node:path';
import { parseSync } from 'vite';
import type { Place } from './place.ts';
import { BOOKS_STACK, RIDES_STACK } from './model-stacks.ts';
import { ALIASES, PLACES, ROOMS } from './rooms.ts';
import { sourceFiles } from './source-files.ts';

/** The specifier of an import as written; `null` if the program computes it at run time. */
type Specifier = string | null;

const REFERENCE = /^\/\/\/\s*<reference\s+(?:types|path)=["']([^"']+)["']/gm;
const LITERAL = /^(['"])(.*)\1$/s;

/**
 * All imports of a module: static ones, type imports included, re-exports, `import()` and reference directives. Types
 * such as `import('x').T` are left out, because the linter refuses them. Throws a `SyntaxError` for invalid code.
 */
function importsOf(file: string, source: string): readonly Specifier[] {
  const { module, errors } = parseSync(file, source);
  if (errors[0]) throw new SyntaxError(`${file}: ${errors[0].message}`);
  const imported = module.staticImports.map(({ moduleRequest }) => moduleRequest.value);
  const reexported = module.staticExports
    .flatMap(({ entries }) => entries)
    .flatMap(({ moduleRequest }) => (moduleRequest ? [moduleRequest.value] : []));
  const loaded = module.dynamicImports.map(
    ({ moduleRequest }) => LITERAL.exec(source.slice(moduleRequest.start, moduleRequest.end))?.[2] ?? null,
  );
  const referenced = [...source.matchAll(REFERENCE)].flatMap(([, name]) => name ?? []);
  return [...new Set([...imported, ...reexported, ...loaded, ...referenced])];
}

const within = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`);

/** The package that a bare specifier belongs to; `node` for a built-in module. */
function packageOf(specifier: string): string {
  if (specifier.startsWith('node:')) return 'node';
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}

/** The path from the repository's root that `#alias/…` stands for; `null` for an alias that does not exist. */
function aliasTarget(specifier: string): string | null {
  const found = Object.entries(ALIASES).find(([alias]) => specifier.startsWith(`#${alias}/`));
  return found === undefined ? null : `${found[1]}${specifier.slice(found[0].length + 1)}`;
}

/** The advice if the import is of a folder above the file's own in a model's stack; otherwise `null`. */
function arrowUp(file: string, target: string): string | null {
  for (const stack of [RIDES_STACK, BOOKS_STACK]) {
    const from = stack.findIndex((room) => within(file, room));
    const to = stack.findIndex((room) => within(target, room));
    if (from !== -1 && to > from)
      return `${stack[to]} is above ${stack[from]}: move this file there, or what both need to a folder below both`;
  }
  return null;
}

/** The reason why a file may not import another file of the repository; `null` if it may. */
function fileTrespass(file: string, place: Place, specifier: string): string | null {
  const byAlias = specifier.startsWith('#');
  const target = byAlias ? aliasTarget(specifier) : posix.join(posix.dirname(file), specifier);
  if (target === null) return `package.json has no alias for ${specifier}`;
  if (![place.home, ...place.rooms].some((allowed) => within(target, allowed)))
    return arrowUp(file, target) ?? `this place may not import ${target}`;
  const room = ROOMS.find((name) => within(file, name));
  if (room !== undefined && within(target, room))
    return byAlias ? 'a room imports its own files by relative path' : null;
  // vite.config.ts loads tools/build by a bundler that does not know the aliases. The functions are a package of their
  // own, which has no aliases.
  const mustAlias =
    !['tools/build', 'functions/src'].includes(place.home) &&
    Object.values(ALIASES).some((name) => within(target, name));
  return mustAlias && !byAlias ? 'another room is imported by its alias' : null;
}

/**
 * The reason why a file may not import this specifier; `null` if it may.
 *
 * @param file its path from the repository's root, with slashes
 */
function trespassOf(file: string, specifier: Specifier): string | null {
  const place = PLACES.find(({ files }) => files.test(file));
  if (place === undefined) return 'tools/boundaries/rooms.ts has no place for this file';
  if (specifier === null) return place.computes ? null : 'this place may not compute what it imports';
  if (/^[.#]/.test(specifier)) return fileTrespass(file, place, specifier);
  const name = packageOf(specifier);
  return place.packages.includes(name) ? null : `this place may not import the package ${name}`;
}

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

  test.each(ROOMS)('%s has files with imports, which the check reads', (room) => {
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

  test('package.json has exactly the aliases of the rooms', () => {
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
    ['domain/accounts/model/user.ts', '#domain/shared/people/role.ts'],
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
    ['src/accounts/sign-in/sign-in-form.tsx', '#app/guards.tsx'],
    ['src/accounts/sign-in/sign-in-form.tsx', '#rides/shared/use-rides.ts'],
    ['src/words/errors-copy.ts', '#ui/icon.tsx'],
    ['domain/rides/model/ride/ride.ts', '../../../accounts/model/role.ts'],
    ['domain/rides/model/ride/ride.ts', '../booking/trip.ts'],
    ['domain/rides/model/booking/trip.ts', '../steps/obstacles.ts'],
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

describe('the stack of a model', () => {
  test('the message for an import of a folder above names the right folder', () => {
    expect(trespassOf('domain/rides/model/firm/fit-of.ts', '../steps/obstacles.ts')).toBe(
      'domain/rides/model/steps is above domain/rides/model/firm: move this file there, or what both need to a folder below both',
    );
  });

  test('an import of a folder below is permitted', () => {
    expect(trespassOf('domain/rides/model/steps/obstacles.ts', '../firm/shift.ts')).toBeNull();
  });

  test.each([
    ['rides', RIDES_STACK],
    ['books', BOOKS_STACK],
  ])('the stack of the %s names exactly the folders of their model', (capability, stack) => {
    const model = FILES.filter((file) => file.startsWith(`domain/${capability}/model/`));
    const rooms = [...new Set(model.map((file) => posix.dirname(file)))];
    expect(rooms.toSorted()).toEqual(stack.toSorted());
  });
});
