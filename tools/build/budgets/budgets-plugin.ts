import { writeFileSync } from 'node:fs';
import type { Plugin, Rolldown } from 'vite';
import { exceededBudgets } from './budgets.ts';
import { measureBuild, type BuiltFile, type Measured } from './measure-build.ts';

/** Where a build's sizes are written, for `npm run size` and `npm run bench`. */
export function sizesFileOf(outDir: string): string {
  return `${outDir}.sizes.json`;
}

export interface BuildSizes {
  readonly files: readonly Measured[];
  /** The modules behind each chunk, with their length before minification. */
  readonly modules: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

function builtFile(file: Rolldown.OutputChunk | Rolldown.OutputAsset): BuiltFile {
  if (file.type === 'chunk') {
    return { name: file.fileName, source: file.code, imports: file.imports, entry: file.facadeModuleId };
  }
  return { name: file.fileName, source: String(file.source), imports: [], entry: null };
}

/** Fails a build in which a part exceeds its budget. Runs after every other plugin that writes files. */
export function budgetsPlugin(): Plugin {
  let sizes: BuildSizes | null = null;
  return {
    name: 'budgets',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const modules: Record<string, Record<string, number>> = {};
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk') continue;
          const lengths = Object.entries(file.modules).map(([id, { renderedLength }]) => [
            id,
            renderedLength,
          ]);
          modules[file.fileName] = Object.fromEntries(lengths);
        }
        sizes = { files: measureBuild(Object.values(bundle).map(builtFile)), modules };
        const exceeded = exceededBudgets(sizes.files);
        if (exceeded.length > 0) {
          this.error(
            `The build has outgrown its budgets (tools/build/budgets/budgets.ts):\n${exceeded.join('\n')}`,
          );
        }
      },
    },
    writeBundle({ dir }) {
      if (dir !== undefined && sizes !== null) writeFileSync(sizesFileOf(dir), JSON.stringify(sizes));
    },
  };
}
