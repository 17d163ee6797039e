import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { createPageCss } from './page-css.ts';

test('the style sheet of a page alone hides the waiting frame’s other language', async () => {
  const frame = await readFile('src/public-pages/entry-server.tsx', 'utf8');
  const css = await (await createPageCss('src/ui/theme/theme.css'))([frame]);
  expect(css).toMatch(/:lang\(de\)[^{]*\{display:none\}/);
  expect(css).toMatch(/:lang\(de\)[^{]*\{display:inline\}/);
});
