import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { createPageCss } from './page-css.ts';

test('the waiting frame shows its language without any other style sheet', async () => {
  const frame = await readFile('src/public-pages/entry-server.tsx', 'utf8');
  const css = await (await createPageCss('src/ui/theme/theme.css'))([frame]);
  expect(css).toMatch(/:lang\(de\)[^{]*\{display:none\}/);
  expect(css).toMatch(/:lang\(de\)[^{]*\{display:inline\}/);
});
