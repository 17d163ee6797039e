import { resolve } from 'node:path';
import type { Plugin, ResolvedConfig, Rolldown } from 'vite';
import { PRERENDERED_PAGES } from '../../../src/public-pages/prerendered-pages.ts';
import { chunkGroups } from '../bundle/chunk-groups.ts';
import { LOADED_ON_DEMAND, LOADED_TOGETHER, LOADED_WITH_PAGES, ROUTES } from '../bundle/loaded-together.ts';
import { pageChunk, writePages } from './write-pages.ts';

const ENTRY = 'virtual:public-page/';
// The sign-in page must be the first: `chunkGroups` inlines in every page what the first one shares.
const PAGES = [
  ...new Set(['accounts/sign-in/sign-in-screen', ...PRERENDERED_PAGES.map(({ screen }) => screen)]),
];

function entryCode(page: string): string {
  return [
    `import { startPublicPage } from '/src/public-pages/start-public-page.tsx';`,
    `import { page } from '/src/${page}.tsx';`,
    'startPublicPage(page);',
  ].join('\n');
}

function mapValues<From, To>(
  record: Readonly<Record<string, From>>,
  to: (value: From) => To,
): Readonly<Record<string, To>> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, to(value)]));
}

/**
 * Writes the public pages as HTML with inline styles and scripts, so that a page appears and works without another
 * request. docs/performance.md has the measurements.
 */
export function prerenderPlugin(): Plugin {
  let mode = 'production';
  let root = '';
  let env: ResolvedConfig['env'] = {};
  let groups: ReadonlyMap<string, string> = new Map();
  let named: ReadonlySet<string> = new Set();
  return {
    name: 'prerender',
    apply: 'build',
    enforce: 'post',
    config() {
      const input: Record<string, string> = { app: 'index.html' };
      for (const page of PAGES) input[pageChunk(page)] = `${ENTRY}${page}`;
      const group = { debugName: 'loaded together', name: (id: string) => groups.get(id) ?? null };
      return {
        build: {
          rolldownOptions: {
            input,
            output: {
              // Names are short, because every sign-in loads the names of all files that routes need. A chunk of no
              // group and no page is named by its hash. The bundler would name it after any of its modules.
              chunkFileNames: ({ name, isDynamicEntry }) =>
                isDynamicEntry || named.has(name) ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js',
              codeSplitting: { includeDependenciesRecursively: false, groups: [group] },
            },
            // Turns off the warning that this plugin takes most of the build's time: it renders the pages.
            checks: { bundlerTimings: false },
          },
        },
      };
    },
    configResolved(config) {
      mode = config.mode;
      root = config.root;
      env = config.env;
    },
    resolveId: (id) => (id.startsWith(ENTRY) ? `\0${id}` : undefined),
    load: (id) => (id.startsWith(`\0${ENTRY}`) ? entryCode(id.slice(ENTRY.length + 1)) : undefined),
    buildEnd() {
      const pages = PAGES.map((page) => `\0${ENTRY}${page}`);
      const moduleOf = (file: string) =>
        this.getModuleInfo(resolve(root, file)) ??
        this.error(`The build has no ${file}: see loaded-together.ts.`);
      const modulesOf = (files: readonly string[]) => files.map((file) => moduleOf(file).id);
      const later = mapValues(LOADED_TOGETHER, modulesOf);
      const withPages = mapValues(LOADED_WITH_PAGES, modulesOf);
      const onDemand = mapValues(LOADED_ON_DEMAND, modulesOf);
      const routed = mapValues(ROUTES, (file) => moduleOf(file).dynamicallyImportedIds);
      const importsOf = (id: string) => this.getModuleInfo(id)?.importedIds ?? [];
      const importsLater = (id: string) => this.getModuleInfo(id)?.dynamicallyImportedIds ?? [];
      groups = chunkGroups({ pages, later, routed, withPages, onDemand }, importsOf, importsLater);
      // Names with `few-`, `asked-` or page indexes would only make addresses longer.
      named = new Set([...groups.values()].filter((name) => !/^few-|^asked-|-\d/.test(name)));
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle: Rolldown.OutputBundle) {
        await writePages(bundle, { mode, env }, (fileName, source) =>
          this.emitFile({ type: 'asset', fileName, source }),
        );
      },
    },
  };
}
