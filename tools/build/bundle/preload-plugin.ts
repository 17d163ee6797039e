import type { Plugin } from 'vite';

/** Vite's own helper, which each page carries, also serves servers, nonces and other folders: it is twice as large. */
const HELPER = '\0vite/preload-helper.js';

/** Asks for a chunk's files together with the chunk, and waits for its style sheet. */
const CODE = `
const asked = new Map();
function ask(file) {
  const href = '/' + file;
  if (asked.has(href) || document.querySelector('link[href="' + href + '"]')) return asked.get(href);
  const link = document.createElement('link');
  const isStyle = href.endsWith('.css');
  link.rel = isStyle ? 'stylesheet' : 'modulepreload';
  link.crossOrigin = '';
  link.href = href;
  document.head.append(link);
  const arrival = isStyle && new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => {
      asked.delete(href);
      link.remove();
      reject(new Error(href));
    };
  });
  asked.set(href, arrival);
  return arrival;
}
export const __vitePreload = (load, files = []) => Promise.all(files.map(ask)).then(load);
`;

/** Replaces Vite's helper. Fails where an update of Vite asks for it by another name. */
export function preloadPlugin(): Plugin {
  let met = false;
  return {
    name: 'preload',
    apply: 'build',
    enforce: 'pre',
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
