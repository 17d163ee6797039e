import { basename } from 'node:path';
import type { ResolvedConfig, Rolldown } from 'vite';
import { brandTheme } from '../brand/brand-plugin.ts';
import { asModule, asScript, inlineChunk, standIn, type InlinedChunk } from './inline-chunk.ts';
import { createPageCss } from './page-css.ts';
import { appHtml, fileOfPath, pageHtml, plainHead, ROOT_CLASS, splitHead } from './page-html.ts';
import { buildPageScript } from './page-scripts.ts';
import { renderPages } from './render-pages.ts';

/** The name of the chunk with a page and the code that only this page has inline. */
export function pageChunk(screen: string): string {
  return `page-${basename(screen)}`;
}

type Emit = (fileName: string, source: string) => void;

const ASSETS = '/assets/';

function chunkNamed(bundle: Rolldown.OutputBundle, name: string): Rolldown.OutputChunk {
  const found = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === name);
  if (found?.type !== 'chunk') throw new Error(`The build has no chunk ${name}.`);
  return found;
}

/** The chunks that a chunk imports, directly or not, in the order in which they run. The last is the chunk itself. */
function inOrder(bundle: Rolldown.OutputBundle, chunk: Rolldown.OutputChunk): Rolldown.OutputChunk[] {
  const before = chunk.imports.flatMap((file) => {
    const imported = bundle[file];
    return imported?.type === 'chunk' ? inOrder(bundle, imported) : [];
  });
  return [...new Set([...before, chunk])];
}

/** Throws if the markup names a file that was not built: server and browser builds may compute different hashes. */
function assertPresent(bundle: Rolldown.OutputBundle, path: string, markup: string): void {
  for (const [, file = ''] of markup.matchAll(/["' ,]\/(assets\/[^"' ,]+)/g)) {
    if (bundle[file] === undefined)
      throw new Error(`The page ${path} asks for ${file}, which was not built.`);
  }
}

/** The addresses of the files with a language's texts that these chunks load on demand. */
function textsOf(
  bundle: Rolldown.OutputBundle,
  chunks: readonly Rolldown.OutputChunk[],
  language: string,
): readonly string[] {
  const files = new Set(chunks.flatMap(({ dynamicImports }) => dynamicImports));
  return [...files].flatMap((file) => {
    const chunk = bundle[file];
    const found = chunk?.type === 'chunk' && chunk.facadeModuleId?.endsWith(`.${language}.ts`);
    return found ? [`/${file}`] : [];
  });
}

/**
 * Emits the public pages, `app.html` instead of `index.html`, and a file with the code that all public pages have
 * inline. These chunks become stand-ins (`standIn`).
 */
export async function writePages(
  bundle: Rolldown.OutputBundle,
  { mode, env }: Pick<ResolvedConfig, 'mode' | 'env'>,
  emit: Emit,
): Promise<void> {
  const index = bundle['index.html'];
  if (index?.type !== 'asset') throw new Error('The build has no index.html.');
  const [rendered, noticeOldBrowser, firstFrame, translate, fillAddress, pageCss] = await Promise.all([
    renderPages(mode),
    buildPageScript('src/public-pages/notice-old-browser.ts', mode, ['es2015']),
    buildPageScript('src/public-pages/first-frame.ts', mode),
    buildPageScript('src/public-pages/translate-page.ts', mode),
    buildPageScript('src/public-pages/fill-address.ts', mode),
    createPageCss('src/ui/theme/theme.css', (css) => brandTheme(css, env)),
  ]);
  const { pages } = rendered;
  const notice = `${rendered.notice}<script>${noticeOldBrowser}</script>`;
  const { waiting, waitingBehindSignIn } = rendered;
  const head = plainHead(String(index.source));
  delete bundle['index.html'];

  const inlined = new Map<string, InlinedChunk>();
  const inline = (chunk: Rolldown.OutputChunk) => {
    const known = inlined.get(chunk.fileName) ?? inlineChunk(chunk.fileName, chunk.code, ASSETS);
    inlined.set(chunk.fileName, known);
    return known;
  };

  const closures: Rolldown.OutputChunk[][] = [];
  for (const page of new Set(pages.map(({ screen }) => screen))) {
    const chunks = inOrder(bundle, chunkNamed(bundle, pageChunk(page)));
    closures.push(chunks);
    const modules = chunks.map((chunk) => asModule(inline(chunk)));
    const addresses = pages
      .filter(({ screen }) => screen === page)
      .map(({ markup, translations, ...rendered }) => ({
        ...rendered,
        ...splitHead(markup),
        translations: translations.map(({ language, markup: translated }) => ({
          language,
          ...splitHead(translated),
          texts: textsOf(bundle, chunks, language),
        })),
      }));
    const css = await pageCss([
      notice,
      waiting,
      ROOT_CLASS,
      ...modules,
      ...addresses.map(({ body }) => body),
    ]);
    for (const { path, fits, fillsAddress, title, body, translations } of addresses) {
      assertPresent(bundle, path, body);
      const parts = {
        head,
        fits,
        title,
        css,
        firstFrame,
        notice,
        waiting,
        markup: body,
        translations,
        translate,
        modules,
      };
      emit(fileOfPath(path), pageHtml({ ...parts, scripts: fillsAddress ? [fillAddress] : [] }));
    }
  }

  const [first = [], ...others] = closures;
  const everywhere = first.filter((chunk) => others.every((chunks) => chunks.includes(chunk)));
  const core = chunkNamed(bundle, 'core');
  const coreFile = core.fileName.replace(/\.js$/, '.full.js');
  emit(coreFile, asScript(everywhere.map((chunk) => inline(chunk))));
  for (const chunk of everywhere) chunk.code = standIn(inline(chunk));
  const css = await pageCss([notice, waitingBehindSignIn, ROOT_CLASS]);
  // Nearly every address without a prerendered page is behind sign-in, and all pages there need these files.
  const preloads = ['product', 'signed-in'].map((name) => `/${chunkNamed(bundle, name).fileName}`);
  emit(
    'app.html',
    appHtml({
      html: String(index.source),
      head,
      css,
      firstFrame,
      notice,
      waiting: waitingBehindSignIn,
      coreFile: `/${coreFile}`,
      preloads,
    }),
  );
}
