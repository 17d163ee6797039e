import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import type { Plugin, ResolvedConfig, Rolldown } from 'vite';
import { PRERENDERED_PAGES } from '../../../src/public-pages/prerendered-pages.ts';
import type { CachedBuild } from '../../../src/worker/cached-build.ts';
import { ROUTES } from '../bundle/loaded-together.ts';
import { buildPageScript } from '../prerender/page-scripts.ts';
import { appManifest, START } from './app-manifest.ts';
import { cachedFiles, type BuiltScript } from './cached-files.ts';

/** The entry module of the first script of every page behind sign-in. */
const FIRST = 'index.html';

/** Modules that only the pages of administrators need. Other people's devices do not cache them. */
const DESK = [
  'domain/accounts/services/review-services.ts',
  'adapters/records/accounts/review-repository.ts',
  'src/app/composition/desk-composition.ts',
  'src/app/composition/order-composition.ts',
  'domain/rides/services/import-services.ts',
  'adapters/firebase/open-firebase-dispatch.ts',
  'adapters/records/rides/order-repository.ts',
  'src/books/desk-price/call-price.tsx',
  'src/books/payers/order-payer.tsx',
  'domain/books/services/order-billing.ts',
  'src/books/desk-price/edit-price.tsx',
  'src/books/desk-price/desk-ride-price.tsx',
];

/** Modules that no device caches. */
const LEFT_OUT = [
  // A page that cannot load the listeners sends requests at intervals instead.
  'adapters/firebase/listening/document-listeners.ts',
  // Public pages have this code inline. Without a network no one can register or prove an address.
  'src/accounts/register/register-screen.tsx',
  'src/accounts/pending/pending-screen.tsx',
  'src/accounts/repair/debug-login-screen.tsx',
  'src/accounts/reset/reset-password-screen.tsx',
  'src/accounts/proof/verify-email-screen.tsx',
];

/** The page with all controls, which a production build does not have. */
const GALLERY = 'src/app/gallery/controls-screen.tsx';

const hash = (of: string | Uint8Array, encoding: 'base64' | 'base64url') =>
  createHash('sha256').update(of).digest(encoding);

function builtScript(file: Rolldown.OutputChunk): BuiltScript {
  const { importedCss = [], importedAssets = [] } = file.viteMetadata ?? {};
  return {
    fileName: file.fileName,
    entry: file.facadeModuleId,
    imports: file.imports,
    later: file.dynamicImports,
    assets: [...importedCss, ...importedAssets],
  };
}

/** The files of a bundle that devices cache, with their version. Only administrators' devices cache those of `desk`. */
function cachedBuild(
  bundle: Rolldown.OutputBundle,
  leftOut: readonly string[],
  desk: readonly string[],
): CachedBuild {
  const page = bundle['app.html'];
  if (page?.type !== 'asset') throw new Error('The build has no app.html.');
  const files = Object.values(bundle);
  const scripts = files.filter((file) => file.type === 'chunk').map(builtScript);
  // The file with the inline code of public pages, which pages behind sign-in need, too.
  const core = files.map(({ fileName }) => fileName).filter((name) => name.endsWith('.full.js'));
  // Only public pages have pictures in WebP.
  const neededWithout = (modules: readonly string[]) =>
    cachedFiles(scripts, FIRST, modules).filter((name) => !name.endsWith('.webp'));
  const addressesOf = (names: readonly string[]) => names.map((name) => `/${name}`);
  const cached = addressesOf([...neededWithout([...leftOut, ...desk]), ...core]);
  const all = addressesOf(neededWithout(leftOut));
  const digest = hash(page.source, 'base64');
  return {
    version: hash(`${digest} ${[...all, ...core].join(' ')}`, 'base64url').slice(0, 12),
    page: { address: '/app', digest },
    files: cached,
    deskFiles: all.filter((address) => !cached.includes(address)),
    publicPaths: PRERENDERED_PAGES.map(({ path }) => path),
    start: START,
  };
}

/**
 * Writes the worker with its list of files to cache, and the manifest of an installed product. The worker opens pages
 * without a network. Runs after the pages are written. With `VITE_WORKER=off` it writes a worker that removes itself
 * (docs/production.md).
 */
export function workerPlugin(): Plugin {
  let config: ResolvedConfig | null = null;
  return {
    name: 'worker',
    apply: 'build',
    enforce: 'post',
    configResolved(resolved) {
      config = resolved;
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle: Rolldown.OutputBundle) {
        if (config === null) return;
        const { env, mode, root } = config;
        const emit = (fileName: string, source: string) => this.emitFile({ type: 'asset', fileName, source });
        emit('app.webmanifest', JSON.stringify(appManifest(env)));
        if (env['VITE_WORKER'] === 'off') {
          emit('sw.js', await buildPageScript('src/worker/remove-worker.ts', mode));
          return;
        }
        const pages = this.getModuleInfo(resolve(root, ROUTES.admin))?.dynamicallyImportedIds ?? [];
        const desk = [...pages.map((id) => id.slice(root.length + 1)), ...DESK];
        const build = cachedBuild(bundle, mode === 'production' ? LEFT_OUT : [...LEFT_OUT, GALLERY], desk);
        const code = await buildPageScript('src/worker/service-worker.ts', mode);
        emit('sw.js', `const BUILD=${JSON.stringify(build)};${code}`);
      },
    },
  };
}
