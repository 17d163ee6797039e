import { describe, expect, test } from 'vitest';
import { appHtml, fileOfPath, pageHtml, plainHead, splitHead } from './page-html.ts';

const BUILT = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Product</title>
    <script type="module" crossorigin src="/assets/app.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/router.js">
    <link rel="stylesheet" crossorigin href="/assets/app.css">
  </head>
  <body><div id="root"></div></body>
</html>`;

test('a page’s markup is split into its title and its body, without preloads, and must have a title', () => {
  expect(splitHead('<link rel="preload"/><title>Sign in</title><div>x</div>')).toEqual({
    title: '<title>Sign in</title>',
    body: '<div>x</div>',
  });
  expect(() => splitHead('<div>x</div>')).toThrow('no title');
});

test('the file of a path is where hosting looks for the path', () => {
  expect(['/', '/sign-in', '/sign-in/driver'].map(fileOfPath)).toEqual([
    'index.html',
    'sign-in.html',
    'sign-in/driver.html',
  ]);
});

describe('a page', () => {
  const parts = {
    head: plainHead(BUILT),
    css: 'a{}',
    firstFrame: 'first()',
    notice: '<b></b>',
    waiting: '<i></i>',
  };

  test('a page has its styles and scripts inline, and all but the first script after its markup', () => {
    const page = {
      ...parts,
      fits: 'always',
      title: '<title>T</title>',
      markup: '<p></p>',
      translations: [{ language: 'de', title: '<title>D</title>', body: '<p>d</p>', texts: ['/de.js'] }],
      translate: 'translate()',
      scripts: ['fill()'],
      modules: ['load()', 'go()'],
    };
    expect(pageHtml(page)).toBe(
      '<!doctype html><html lang="en" data-fits="always"><head><meta charset="utf-8"><title>T</title>' +
        '<link rel="expect" href="#painted" blocking="render" media="(min-width: 48rem)">' +
        '<script>first()</script><style>a{}</style></head><body>' +
        '<div id="root" class="in-data-waiting:hidden"><p></p></div><template id="painted"></template><i></i><b></b>' +
        '<template lang="de" title="D"><link rel="modulepreload" crossorigin href="/de.js"><p>d</p></template>' +
        '<script>translate()</script><template id="shown"></template><script>fill()</script>' +
        '<script type="module">load()</script><script type="module">go()</script></body></html>\n',
    );
  });

  test('the page of all other addresses has a skeleton before its style sheet', () => {
    const html = appHtml({
      ...parts,
      html: BUILT,
      coreFile: '/assets/core.full.js',
      preloads: ['/assets/product.js'],
    });
    expect(html).toContain('data-fits="never"');
    expect(html.indexOf('<i></i>')).toBeLessThan(html.indexOf('rel="stylesheet"'));
    expect(html).toContain('<link rel="modulepreload" crossorigin href="/assets/product.js">');
    expect(html.indexOf('core.full.js')).toBeLessThan(html.indexOf('src="/assets/app.js"'));
  });
});
