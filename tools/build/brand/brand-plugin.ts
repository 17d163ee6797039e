import { existsSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { text } from '../../../domain/shared/decoders.ts';
import { BRAND_NAME } from '../../../src/core/brand-name.ts';
import { SettingsProblem } from '../settings-problem.ts';
import { accentTheme } from './accent-theme.ts';

/** The file names of the product's marks that `logo.tsx` imports, each with the ending of the firm's file. */
const MARKS = [
  ['logo-mark.svg', '.svg'],
  ['logo-mark-white.svg', '-white.svg'],
] as const;

const THEME = 'src/ui/theme/theme.css';

/** Vite's variables, from the `.env*` files and the environment of the build. */
type Variables = Readonly<Record<string, unknown>>;

/** The files of the firm's marks, by the product's file names. Throws a `SettingsProblem` if an SVG is missing. */
export function brandMarks(root: string, variables: Variables): ReadonlyMap<string, string> {
  const logo = text(variables['VITE_BRAND_LOGO']);
  if (!logo) return new Map();
  const marks = MARKS.map(([own, end]) => [own, resolve(root, logo.replace(/\.svg$/, end))] as const);
  const missing = marks.map(([, file]) => file).filter((file) => !file.endsWith('.svg') || !existsSync(file));
  if (missing.length === 0) return new Map(marks);
  throw new SettingsProblem(
    `VITE_BRAND_LOGO=${logo} needs an SVG file and the same in white beside it, as mark.svg and mark-white.svg; ` +
      `there is no ${missing.join(' and no ')}.`,
  );
}

function brandTitle(html: string, name: string): string {
  const escaped = name.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return html.replace(/(?<=<title>)[^<]*/, () => escaped);
}

/**
 * A module's code with the firm's name as a literal; `null` if the module does not import the name. An import would add
 * a variable to every page.
 */
export function withName(code: string, name: string): string | null {
  const imported = /import \{ BRAND_NAME \} from '#core\/brand-name\.ts';/;
  if (!imported.test(code)) return null;
  return code.replace(imported, '').replaceAll(/\bBRAND_NAME\b/g, () => JSON.stringify(name));
}

/** `theme.css` in the firm's colour if `VITE_BRAND_ACCENT` is set, otherwise unchanged. */
export function brandTheme(css: string, variables: Variables): string {
  const accent = text(variables['VITE_BRAND_ACCENT']);
  return accent ? accentTheme(css, accent) : css;
}

/** Gives a build the firm's name, mark and colour, from the variables that `.env.example` lists. */
export function brandPlugin(): Plugin {
  let variables: Variables = {};
  let name = BRAND_NAME;
  let marks: ReadonlyMap<string, string> = new Map();
  return {
    name: 'brand',
    // This plugin must run before Tailwind reads the theme.
    enforce: 'pre',
    configResolved({ root, env }) {
      variables = env;
      name = text(env['VITE_BRAND_NAME']) || BRAND_NAME;
      marks = brandMarks(root, env);
      // Checked here, so that a wrong colour stops the build at its start, with one sentence.
      brandTheme(readFileSync(join(root, THEME), 'utf8'), env);
    },
    resolveId: (id) => marks.get(basename(id)),
    transform(source, id) {
      const code = id.endsWith(`/${THEME}`) ? brandTheme(source, variables) : withName(source, name);
      return code === null ? undefined : { code, map: null };
    },
    transformIndexHtml: (html) => brandTitle(html, name),
    generateBundle() {
      const mark = marks.get('logo-mark.svg');
      // The server build, which only renders the pages, needs no icon.
      if (mark === undefined || this.environment.config.build.ssr) return;
      this.emitFile({ type: 'asset', fileName: 'favicon.svg', source: readFileSync(mark) });
    },
  };
}
