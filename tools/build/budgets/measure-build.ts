import { gzipSync } from 'node:zlib';
import { closureOf } from '../bundle/chunk-groups.ts';
import { LOADED_TOGETHER } from '../bundle/loaded-together.ts';
import { inlineTexts } from '../hosting/inline-hashes.ts';

/** A file of a build. `imports` are the names of the files that a script needs before it runs. */
export interface BuiltFile {
  readonly name: string;
  readonly source: string;
  readonly imports: readonly string[];
  /** The entry module of this chunk; `null` if it has none. */
  readonly entry: string | null;
}

/** One line of the table. `js` and `css` are gzip bytes. */
export interface Measured {
  readonly name: string;
  readonly js: number;
  readonly css: number;
}

function gzip(text: string): number {
  return text === '' ? 0 : gzipSync(text, { level: 9 }).length;
}

/** Measures the inline scripts and styles of a prerendered page. */
function measurePage({ name, source }: BuiltFile): Measured {
  const js = inlineTexts(source, 'script').join('\n');
  const css = inlineTexts(source, 'style').join('\n');
  // Without this check, a page that includes its scripts in another way would count as 0 bytes.
  if (js === '' || css === '') throw new Error(`${name} carries no script or no style sheet.`);
  return { name, js: gzip(js), css: gzip(css) };
}

const FRAME = 'src/app/frame/signed-in-frame.tsx';
/**
 * The entry modules of the files that every person loads from the sign-in page to the frame behind it. The content of
 * the frame differs by role, and has budgets of its own.
 */
const WAY_IN = [
  ...LOADED_TOGETHER.product,
  ...LOADED_TOGETHER.router,
  FRAME,
  'src/ui/feedback/toast-view.tsx',
];

/** The pages, the complete sign-in, then the other files, the largest JS first. Throws if a part cannot be found. */
export function measureBuild(files: readonly BuiltFile[]): readonly Measured[] {
  const byName = new Map(files.map((file) => [file.name, file]));
  const pages = files.filter(({ name }) => name.endsWith('.html') && name !== 'app.html').map(measurePage);
  const later = files
    .filter(({ name }) => /\.(js|css)$/.test(name) && !name.endsWith('.full.js'))
    .map(({ name, source }) =>
      name.endsWith('.css') ? { name, js: 0, css: gzip(source) } : { name, js: gzip(source), css: 0 },
    );
  const entries = WAY_IN.map((module) => files.find(({ entry }) => entry?.endsWith(`/${module}`))?.name);
  const missing = WAY_IN.filter((_, index) => entries[index] === undefined);
  if (missing.length > 0) throw new Error(`No file of the build matches ${missing.join(', ')}.`);
  const way = closureOf(
    entries.filter((name) => name !== undefined),
    (name) => byName.get(name)?.imports ?? [],
  );
  const signIn = pages.find(({ name }) => name === 'sign-in.html');
  const js = later.filter(({ name }) => way.has(name)).reduce((sum, file) => sum + file.js, signIn?.js ?? 0);
  const css = later.reduce((sum, file) => sum + file.css, signIn?.css ?? 0);
  return [...pages, { name: 'complete sign-in', js, css }, ...later.toSorted((a, b) => b.js - a.js)];
}
