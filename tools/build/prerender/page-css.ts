import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { compile, optimize } from '@tailwindcss/node';

/** The words of a text that may be class names. Tailwind ignores the others. */
function wordsIn(text: string): string[] {
  return text.split(/[\s"'`<>=\\]+/).filter((word) => /^[\w@[*-]/.test(word));
}

/** Returns a function that makes a page's style sheet: the Tailwind classes that the given texts mention. */
export async function createPageCss(
  theme: string,
  inBrand = (css: string) => css,
): Promise<(texts: readonly string[]) => Promise<string>> {
  const file = resolve(theme);
  const source = inBrand(await readFile(file, 'utf8')).replace(/source\([^)]*\)/, 'source(none)');
  return async (texts) => {
    const { build } = await compile(source, { base: dirname(file), from: file, onDependency: () => {} });
    const words = [...new Set(texts.flatMap(wordsIn))];
    const { code } = optimize(build(words), { minify: true });
    return code.replace(/^\/\*!.*?\*\/\s*/, '').trim();
  };
}
