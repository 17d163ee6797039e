import type { Plugin } from 'vite';
import { closureOf } from './chunk-groups.ts';

/** Vite's id of its preload helper. It is 0.4 KB larger than ours, because it also handles nonces and base paths. */
const HELPER = '\0vite/preload-helper.js';

/** The code of our helper: requests a chunk's dependencies, and loads the chunk when its style sheets are there. */
const CODE = `
const requested = new Map();
function request(file) {
  const href = '/' + file;
  if (requested.has(href) || document.querySelector('link[href="' + href + '"]')) return requested.get(href);
  const link = document.createElement('link');
  const isStyle = href.endsWith('.css');
  link.rel = isStyle ? 'stylesheet' : 'modulepreload';
  link.crossOrigin = '';
  link.href = href;
  document.head.append(link);
  const arrival = isStyle && new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => {
      requested.delete(href);
      link.remove();
      reject(new Error(href));
    };
  });
  requested.set(href, arrival);
  return arrival;
}
export const __vitePreload = (load, files = []) => Promise.all(files.map(request)).then(load);
`;

/**
 * Replaces Vite's helper. The lists of dependencies leave out files that are loaded with the importing chunk anyway.
 * Fails the build if Vite imports the helper by another name.
 */
export function preloadPlugin(): Plugin {
  let met = false;
  let loadedWith = (_file: string): ReadonlySet<string> => new Set();
  return {
    name: 'preload',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      build: {
        modulePreload: {
          resolveDependencies: (_, files, { hostId }) => {
            const loaded = loadedWith(hostId);
            return files.filter((file) => !loaded.has(file)).toSorted();
          },
        },
      },
    }),
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        const importsOf = (file: string) => {
          const output = bundle[file];
          return output?.type === 'chunk' ? output.imports : [];
        };
        const known = new Map<string, ReadonlySet<string>>();
        loadedWith = (file) => {
          const found = known.get(file) ?? closureOf([file], importsOf);
          known.set(file, found);
          return found;
        };
      },
    },
    load(id) {
      if (id !== HELPER) return undefined;
      met = true;
      return { code: CODE, moduleSideEffects: false };
    },
    buildEnd(error) {
      if (error === undefined && !met) this.error(`The build has no ${HELPER}.`);
    },
  };
}
