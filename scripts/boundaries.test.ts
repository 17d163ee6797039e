import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';

const OXLINT = resolve('node_modules/.bin/oxlint');
const Report = z.object({
  number_of_files: z.number(),
  diagnostics: z.array(z.object({ code: z.string(), filename: z.string() })),
});

function lint(house: string, room = '.'): Promise<z.infer<typeof Report>> {
  return new Promise((settle, reject) => {
    execFile(OXLINT, ['--format', 'json', room], { cwd: house, maxBuffer: 1 << 26 }, (_, stdout) => {
      // Where it finds no file, the linter answers with a sentence instead of a report.
      if (stdout.startsWith('No files found')) return settle({ number_of_files: 0, diagnostics: [] });
      const parsed = Report.safeParse(JSON.parse(stdout));
      return parsed.success ? settle(parsed.data) : reject(parsed.error);
    });
  });
}

// Each test starts the linter, which a busy machine takes its time for.
describe('the boundaries between the rooms', { timeout: 30_000 }, () => {
  let house = '';

  beforeEach(() => {
    house = mkdtempSync(join(tmpdir(), 'boundaries-'));
    copyFileSync('.oxlintrc.json', join(house, '.oxlintrc.json'));
  });
  afterEach(() => rmSync(house, { recursive: true, force: true }));

  const plant = (file: string, imported: string) => {
    mkdirSync(dirname(join(house, file)), { recursive: true });
    writeFileSync(join(house, file), `import { thing } from '${imported}';\nexport const kept = thing;\n`);
  };
  const trespassers = async () =>
    (await lint(house)).diagnostics
      .filter(({ code }) => code.includes('no-restricted-imports'))
      .map(({ filename }) => filename);

  test.each([
    ['domain/account/user.ts', 'zod'],
    ['domain/account/user.ts', '#adapters/memory/memory-identity.ts'],
    ['domain/account/user.ts', '../../src/app/product.ts'],
    ['domain/account/user.ts', 'node:crypto'],
    ['domain/account/user.test.ts', 'firebase/auth'],
    ['adapters/memory/memory-identity.ts', 'firebase/auth'],
    ['adapters/memory/memory-identity.ts', '#adapters/firebase/firebase-identity.ts'],
    ['adapters/firebase/firebase-identity.ts', '#src/app/product.ts'],
    ['adapters/firebase/firebase-identity.ts', '#emulator/start-backend.ts'],
    ['src/features/sign-in/sign-in-form.tsx', '#adapters/memory/memory-identity.ts'],
    ['src/features/sign-in/sign-in-form.tsx', 'firebase/auth'],
    ['src/composition/compose-product.ts', 'firebase/auth'],
    ['src/composition/compose-product.ts', '#emulator/start-backend.ts'],
    ['commands/create-administrator.ts', 'firebase/auth'],
  ])('%s may not import %s', async (file, imported) => {
    plant(file, imported);
    expect(await trespassers()).toEqual([file]);
  });

  test.each([
    ['domain/services/session.ts', '../account/user.ts'],
    ['domain/services/session.test.ts', '#adapters/memory/memory-identity.ts'],
    ['adapters/firebase/firebase-identity.ts', 'firebase/auth'],
    ['adapters/memory/memory-identity.ts', '#domain/ports/identity-port.ts'],
    ['src/features/sign-in/sign-in-form.tsx', '#domain/services/sign-in.ts'],
    ['src/composition/compose-product.ts', '#adapters/firebase/firebase-adapters.ts'],
    ['e2e/sign-in.spec.ts', 'firebase/auth'],
  ])('%s may import %s', async (file, imported) => {
    plant(file, imported);
    expect(await trespassers()).toEqual([]);
  });

  test('a check that reads no file is told apart from a clean one', async () => {
    expect((await lint(house)).number_of_files).toBe(0);
  });

  test('the check reads every room of this repository', async () => {
    for (const room of [
      'domain',
      'adapters',
      'src',
      'emulator',
      'emulator-seed',
      'commands',
      'rules-tests',
      'e2e',
    ]) {
      expect((await lint('.', room)).number_of_files, room).toBeGreaterThan(0);
    }
  });
});
