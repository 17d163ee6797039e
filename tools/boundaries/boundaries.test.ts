import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
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

  test('no folder has more than 25 files of production code', () => {
    const folders = FILES.filter(
      (file) => !/\.(test|builder|contract|spec)\.tsx?$|^(e2e|tests)\//.test(file),
    ).map(dirname);
    const filesIn = (folder: string) => folders.filter((each) => each === folder).length;
    expect([...new Set(folders)].filter((folder) => filesIn(folder) > 25)).toEqual([]);
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
    ['domain/accounts/model/user.ts', '../../../tests/hostile/trials.ts'],
    ['domain/accounts/model/user.ts', '../../../src/core/product/product.ts'],
    ['domain/accounts/model/user.ts', '#adapters/memory/memory-identity.ts'],
    ['domain/accounts/model/user.ts', '#domain/accounts/model/role.ts'],
    ['domain/accounts/model/user.test.ts', 'firebase/auth'],
    ['domain/accounts/model/user.test.ts', '../../../adapters/memory/memory-identity.ts'],
    ['adapters/contracts/clock.contract.ts', '#adapters/memory/memory-world.ts'],
    ['adapters/device/system-clock.ts', '#adapters/memory/memory-world.ts'],
    ['adapters/feeds/account-feed.ts', '#adapters/records/user-repository.ts'],
    ['adapters/records/user-repository.ts', 'firebase/firestore/lite'],
    ['adapters/records/user-repository.ts', '#adapters/memory/memory-world.ts'],
    ['adapters/records/user-repository.ts', 'zod'],
    ['adapters/memory/memory-identity.ts', 'firebase/auth'],
    ['adapters/memory/memory-identity.ts', 'node:fs'],
    ['adapters/memory/memory-identity.ts', '../../src/core/navigation/paths.ts'],
    ['adapters/memory/memory-identity.ts', '../firebase/identity/firebase-identity.ts'],
    ['adapters/memory/memory-identity.ts', '../../tests/rules/model/table.ts'],
    ['adapters/firebase/firebase-adapters.ts', 'builtin-firestore/store/database.ts'],
    ['adapters/firebase/firebase-adapters.ts', '../memory/memory-identity.ts'],
    ['adapters/firebase/firebase-adapters.ts', '../contracts/clock.contract.ts'],
    ['adapters/firebase/firebase-adapters.ts', '#src/core/product/product.ts'],
    ['adapters/firebase/firebase-adapters.ts', '#backend/start-backend.ts'],
    ['adapters/firebase/firebase-adapters.ts', '@firebase/auth'],
    ['src/app/shell.tsx', '../../tests/rules/model/table.ts'],
    ['src/app/shell.tsx', '../../tools/test-run/audit.ts'],
    ['src/app/shell.tsx', 'zod'],
    ['src/app/shell.tsx', 'node:fs'],
    ['src/features/visitors/sign-in/sign-in-form.tsx', '#adapters/memory/memory-identity.ts'],
    ['src/features/visitors/sign-in/sign-in-form.tsx', '../../../../adapters/memory/memory-identity.ts'],
    ['src/features/visitors/sign-in/sign-in-form.tsx', '#src/core/navigation/paths.ts'],
    ['src/features/visitors/sign-in/sign-in-form.tsx', 'firebase/auth'],
    ['src/features/visitors/sign-in/sign-in-form.tsx', 'firebase-tools'],
    ['src/app/composition/compose-product.ts', 'firebase/auth'],
    ['src/app/composition/compose-product.ts', '../../../firestore.rules?raw'],
    ['src/app/composition/compose-product.ts', '#backend/start-backend.ts'],
    ['src/app/composition/compose-product.ts', '#emulator-seed/seed.ts'],
    ['tools/builtin-firestore/src/main.ts', '#backend/settings.ts'],
    ['tools/operations/run.ts', '#digests'],
    ['tools/operations/run.ts', 'firebase/auth'],
    ['tools/operations/run.ts', '#adapters/firebase/firebase-adapters.ts'],
    ['tools/backend/start-backend.ts', '#src/core/navigation/paths.ts'],
    ['e2e/sign-in.spec.ts', '#src/core/navigation/paths.ts'],
    ['src/app/shell.tsx', null],
    ['a-new-room/thing.ts', './other.ts'],
    ['src/a-new-layer/thing.ts', './other.ts'],
    ['src/features/a-new-user/thing.ts', './other.ts'],
    ['domain/a-new-capability/thing.ts', './other.ts'],
    ['thing.ts', './other.ts'],
  ])('a boundary keeps %s from importing %s', (file, specifier) => {
    expect(trespassOf(file, specifier)).not.toBeNull();
  });

  test.each([
    ['domain/accounts/model/user.ts', '../ports/user-repository.ts'],
    ['domain/accounts/model/user.ts', '../admission/admission-policy.ts'],
    ['domain/accounts/admission/admission-policy.ts', '../services/session.ts'],
    ['domain/accounts/ports/user-repository.ts', '../services/session.ts'],
    ['domain/shared/result.ts', '../accounts/services/session.ts'],
    ['domain/shared/error-meaning.ts', '../rides/model/errors/ride-error.ts'],
    ['domain/accounts/services/session.ts', '../../rides/model/ride/ride.ts'],
    ['domain/rides/model/ride/ride.ts', '../../ports/ride-repository.ts'],
    ['domain/rides/ports/ride-repository.ts', '../services/take-step.ts'],
    ['domain/rides/ports/ride-repository.ts', '../../accounts/model/user.ts'],
    ['domain/rides/services/acting.ts', '../../accounts/services/session.ts'],
    ['domain/rides/services/acting.ts', '../../accounts/ports/user-repository.ts'],
    ['src/features/visitors/sign-in/sign-in-form.tsx', '../../../app/guards.ts'],
    ['src/features/visitors/sign-in/sign-in-form.tsx', '../../administrators/queue/use-queue.ts'],
    ['src/features/members/profile/profile-route.tsx', '../../administrators/queue/use-queue.ts'],
    ['src/ui/actions/button.tsx', '../../features/visitors/home/home-screen.tsx'],
    ['src/ui/actions/button.tsx', '../../app/shell.tsx'],
    ['src/copy/errors.ts', '../ui/icon.tsx'],
    ['src/core/navigation/paths.ts', '../../ui/icon.tsx'],
    ['src/core/navigation/paths.ts', '../../copy/errors.ts'],
    ['src/core/product/product.ts', '../../app/composition/compose-product.ts'],
    ['src/app/composition/compose-product.ts', '../guards.ts'],
  ])('a layer keeps %s from importing %s above it', (file, specifier) => {
    expect(trespassOf(file, specifier)).not.toBeNull();
  });

  test.each([
    ['domain/accounts/services/session.ts', '../model/user.ts'],
    ['domain/accounts/services/session.test.ts', '#adapters/memory/memory-identity.ts'],
    ['domain/accounts/model/name.ts', '../../shared/result.ts'],
    ['domain/rides/services/acting.ts', '../../accounts/model/user.ts'],
    ['domain/rides/services/take-step.ts', '../model/ride/ride.ts'],
    ['adapters/memory/memory-identity.ts', '#domain/accounts/ports/identity-port.ts'],
    ['adapters/memory/documents/document-server.ts', 'builtin-firestore/store/database.ts'],
    ['adapters/memory/memory-world.test.ts', '#adapters/contracts/clock.contract.ts'],
    ['adapters/firebase/identity/firebase-identity.ts', 'firebase/auth'],
    ['adapters/firebase/firebase-adapters.ts', '#adapters/device/system-clock.ts'],
    ['adapters/firebase/firebase-adapters.ts', '#adapters/feeds/late-feed.ts'],
    ['adapters/firebase/firebase-adapters.ts', '#adapters/records/user-repository.ts'],
    ['adapters/memory/memory-browser.ts', '#adapters/records/user-repository.ts'],
    ['adapters/firebase/documents/hostile-documents.test.ts', '../../../tests/hostile/trials.ts'],
    ['src/features/visitors/sign-in/sign-in-form.tsx', '../../../core/navigation/paths.ts'],
    ['src/features/visitors/sign-in/sign-in-form.tsx', '#domain/accounts/services/sign-in.ts'],
    ['src/features/administrators/accounts/account-page.tsx', '../../members/dashboard/last-decision.tsx'],
    ['src/app/composition/compose-product.ts', '#adapters/firebase/firebase-adapters.ts'],
    ['src/app/composition/memory-adapters.ts', '#emulator-seed/seed-accounts.json'],
    ['tools/build/prerender/render-pages.ts', null],
    ['vite.config.ts', './tools/build/budgets/budgets-plugin.ts'],
  ])('a boundary lets %s import %s', (file, specifier) => {
    expect(trespassOf(file, specifier)).toBeNull();
  });
});

/** The linter's complaints about the files of a folder, under this repository's own settings. */
function lint(folder: string): Promise<string> {
  const settings = ['--config', resolve('.oxlintrc.json')];
  return new Promise((settle) => {
    execFile(resolve('node_modules/.bin/oxlint'), settings, { cwd: folder }, (_, stdout) => settle(stdout));
  });
}

test('the linter refuses two files that import each other, even if only for a type', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cycle-'));
  writeFileSync(join(folder, 'one.ts'), "import type { Two } from './two.ts';\nexport type One = Two | 1;\n");
  writeFileSync(join(folder, 'two.ts'), "import type { One } from './one.ts';\nexport type Two = One | 2;\n");
  const complaints = await lint(folder);
  rmSync(folder, { recursive: true });
  expect(complaints).toContain('no-cycle');
  expect(complaints).toContain('one.ts');
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
