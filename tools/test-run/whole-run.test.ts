import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const BODY = "test('runs', () => expect(1).toBe(1));\ntest.skip('is skipped', () => expect(1).toBe(1));\n";

test.each([
  {
    runner: 'vitest/vitest.mjs',
    from: 'vitest',
    settings: ['run', '--config', resolve('vitest.config.ts'), '--project', 'unit'],
    complaint: 'skipped: is skipped',
  },
  {
    runner: 'playwright/cli.js',
    from: 'playwright/test',
    settings: ['test', '--config', '.', `--reporter=${resolve('e2e/whole-run.ts')}`],
    complaint: '1 tests skipped',
  },
])(
  '$from fails a run in which a test was skipped, under the settings of this repository',
  async (given) => {
    const folder = mkdtempSync(join(tmpdir(), 'planted-'));
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
    writeFileSync(join(folder, 'planted.test.ts'), `import { expect, test } from '${given.from}';\n${BODY}`);
    const said = await new Promise<string>((settle) => {
      const run = [resolve('node_modules', given.runner), ...given.settings];
      const env = { ...process.env, VITEST: '' };
      execFile(process.execPath, run, { cwd: folder, env }, (error, _, complaint) =>
        settle(`${error?.code ?? 0} ${complaint}`),
      );
    });
    rmSync(folder, { recursive: true });
    expect(said).toMatch(/^1 /);
    expect(said).toContain(given.complaint);
  },
  60_000,
);
