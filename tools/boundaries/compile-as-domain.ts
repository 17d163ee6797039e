import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** The compiler's complaints about one file under the domain's own settings. Its imports must be absolute. */
export function compileAsDomain(source: string): Promise<string> {
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
