import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Waiting } from '../../src/prerendered/waiting.tsx';
import { createPageCss } from './page-css.ts';

test('the waiting frame shows its language without any other style sheet', async () => {
  const loading = { en: 'Loading…', de: 'Wird geladen …' };
  const markup = renderToStaticMarkup(createElement(Waiting, { behindSignIn: true, loading }));
  const css = await (await createPageCss('src/ui/theme.css'))([markup]);
  expect(css).toMatch(/:lang\(de\)[^{]*\{display:none\}/);
  expect(css).toMatch(/:lang\(de\)[^{]*\{display:inline\}/);
});
