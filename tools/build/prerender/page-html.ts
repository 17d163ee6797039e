/** A page's markup in another language than English. */
export interface Translation {
  readonly language: string;
  readonly title: string;
  readonly body: string;
  /** The addresses of the chunks with this language's texts, which the page's code imports. */
  readonly texts: readonly string[];
}

export interface PageParts {
  /** From `plainHead`. */
  readonly head: string;
  readonly fits: string;
  readonly title: string;
  readonly css: string;
  readonly firstFrame: string;
  /** The notice for browsers that cannot run the page. */
  readonly notice: string;
  readonly waiting: string;
  readonly markup: string;
  readonly translations: readonly Translation[];
  /** The script that replaces the English markup by the translation for the visitor's language. */
  readonly translate: string;
  /** Classic scripts, which run while the page is parsed. */
  readonly scripts: readonly string[];
  /** Inline modules, which run in order after the page is parsed, each in a task of its own. */
  readonly modules: readonly string[];
}

/** Splits React's markup, which begins with the title and preloads. Drops the preloads; throws without a title. */
export function splitHead(markup: string): { title: string; body: string } {
  const begin = /^(?:<link[^>]*>|<title>[^<]*<\/title>)*/.exec(markup)?.[0] ?? '';
  const title = /<title>[^<]*<\/title>/.exec(begin)?.[0];
  if (title === undefined) throw new Error('A prerendered page has no title.');
  return { title, body: markup.slice(begin.length) };
}

/** The screens on which a form and its picture are side by side: Tailwind's `md`. */
const WIDE = '(min-width: 48rem)';

/** The class that hides the root element while the page shows the skeleton. */
export const ROOT_CLASS = 'in-data-waiting:hidden';

/** The head of `index.html` without title, scripts, preloads and style sheets. */
export function plainHead(html: string): string {
  const head = /<head>([\s\S]*?)<\/head>/.exec(html)?.[1] ?? '';
  return head
    .replaceAll(/<title>[\s\S]*?<\/title>|<script[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link rel="(?:modulepreload|stylesheet)"[^>]*>/g, '')
    .replaceAll(/\s*\n\s*/g, '')
    .replaceAll(' />', '>');
}

function preloadsOf(files: readonly string[]): string {
  return files.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`).join('');
}

/** A translation as a `<template>`. The browser neither shows nor runs its content, and fetches nothing for it. */
function templateOf({ language, title, body, texts }: Translation): string {
  const text = title.replaceAll(/<[^>]*>/g, '');
  return `<template lang="${language}" title="${text}">${preloadsOf(texts)}${body}</template>`;
}

/**
 * The HTML of a prerendered page. First comes the script that decides on the first frame. Then come the painted parts
 * and the code that makes them work. On a wide screen the form is centred in its card, and would move with each line
 * that arrives. So the first frame waits for all painted parts. On a phone only the footer would move, so each part is
 * painted on arrival. Skeleton and translations delay the first frame only if `first-frame.ts` says so.
 */
export function pageHtml(parts: PageParts): string {
  return [
    `<!doctype html><html lang="en" data-fits="${parts.fits}"><head>`,
    parts.head,
    parts.title,
    `<link rel="expect" href="#painted" blocking="render" media="${WIDE}">`,
    `<script>${parts.firstFrame}</script>`,
    `<style>${parts.css}</style>`,
    '</head><body>',
    `<div id="root" class="${ROOT_CLASS}">${parts.markup}</div>`,
    // An empty element: a browser counts an element with content as present before all its content has arrived.
    '<template id="painted"></template>',
    // Below the page: the page's link to its content must be the first link, and few people need the notice.
    parts.waiting,
    parts.notice,
    ...parts.translations.map(templateOf),
    `<script>${parts.translate}</script>`,
    '<template id="shown"></template>',
    ...parts.scripts.map((script) => `<script>${script}</script>`),
    ...parts.modules.map((module) => `<script type="module">${module}</script>`),
    '</body></html>\n',
  ].join('');
}

interface AppParts extends Pick<PageParts, 'head' | 'css' | 'firstFrame' | 'notice' | 'waiting'> {
  /** `index.html` as Vite wrote it. */
  readonly html: string;
  /** The address of the file with the code that public pages have inline. */
  readonly coreFile: string;
  /** Files that every page behind sign-in needs. */
  readonly preloads: readonly string[];
}

/** The HTML of every other address. It shows the skeleton until the router draws a page. */
export function appHtml(parts: AppParts): string {
  const { html, head, css, firstFrame, notice, waiting, coreFile, preloads } = parts;
  const found = (pattern: RegExp) => (html.match(pattern) ?? []).join('');
  return [
    '<!doctype html><html lang="en" data-fits="never"><head>',
    head,
    found(/<title>[^<]*<\/title>/),
    `<script>${firstFrame}</script>`,
    `<style>${css}</style>`,
    found(/<link rel="modulepreload"[^>]*>/g),
    preloadsOf(preloads),
    '</head><body>',
    `<div id="root" class="${ROOT_CLASS}"></div>`,
    waiting,
    notice,
    // The style sheet comes after the skeleton, so that the skeleton does not wait for it.
    found(/<link rel="stylesheet"[^>]*>/g),
    `<script type="module" src="${coreFile}"></script>`,
    found(/<script type="module"[^>]*src=[^>]*><\/script>/g),
    '</body></html>\n',
  ].join('');
}

/** The file that hosting serves at a path: for `/sign-in/driver` it is `sign-in/driver.html`. */
export function fileOfPath(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}
