import type { Plugin, ResolvedConfig, Rolldown } from 'vite';
import { exceededBudgets } from './budgets.ts';
import { measureBuild, type BuiltFile, type Measured } from './measure-build.ts';

function builtFile(file: Rolldown.OutputChunk | Rolldown.OutputAsset): BuiltFile {
  if (file.type === 'chunk') {
    return { name: file.fileName, source: file.code, imports: file.imports, entry: file.facadeModuleId };
  }
  return { name: file.fileName, source: String(file.source), imports: [], entry: null };
}

/** A table with the size of each page and of a complete sign-in. Vite's own list has only the sizes of files. */
function sizeTable(measured: readonly Measured[]): string {
  const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1).padStart(6);
  const rows = measured
    .filter(({ name }) => !name.startsWith('assets/'))
    .map(({ name, js, css }) => `${name.padEnd(28)} ${kilobytes(js)} ${kilobytes(css)}`);
  return [`${'gzip, KB'.padEnd(28)}     JS    CSS`, ...rows].join('\n');
}

/** Prints the sizes of a build. Fails the build if a part exceeds its budget; a firm's build only warns. Runs last. */
export function budgetsPlugin(): Plugin {
  let config: ResolvedConfig | null = null;
  return {
    name: 'budgets',
    apply: 'build',
    enforce: 'post',
    configResolved(resolved) {
      config = resolved;
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const measured = measureBuild(Object.values(bundle).map(builtFile));
        config?.logger.info(sizeTable(measured));
        const exceeded = exceededBudgets(measured);
        if (exceeded.length === 0) return;
        const message = `The build has outgrown its budgets (tools/build/budgets/budgets.ts):\n${exceeded.join('\n')}`;
        // A firm's name and App Check's code (0.6 KB) are no growth of the product. The firm cannot reduce them, so
        // such a build only warns.
        const { VITE_BRAND_NAME: brand, VITE_FIREBASE_APP_CHECK_KEY: siteKey } = config?.env ?? {};
        if (brand || siteKey) this.warn(message);
        else this.error(message);
      },
    },
  };
}
