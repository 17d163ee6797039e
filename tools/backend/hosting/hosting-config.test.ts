import { describe, expect, test } from 'vitest';
import { headersFor, matchesGlob, readHostingConfig } from './hosting-config.ts';

describe('a hosting glob', () => {
  test.each([
    ['**', '/', true],
    ['**', '/admin/accounts/u1', true],
    ['/assets/**', '/assets/index-1a2b.js', true],
    ['/assets/**', '/assets/fonts/a.woff2', true],
    ['/assets/**', '/assetsx/a.js', false],
    ['/*.js', '/main.js', true],
    ['/*.js', '/deep/main.js', false],
    ['/**/*.js', '/deep/er/main.js', true],
    ['/a.js', '/abjs', false],
    ['!/assets/**', '/sign-in', true],
    ['!/assets/**', '/assets/gone.js', false],
  ])('%s on %s: %s', (glob, path, matches) => {
    expect(matchesGlob(glob, path)).toBe(matches);
  });
});

describe('headers', () => {
  const config = {
    public: 'dist',
    cleanUrls: true,
    rewrites: [],
    headers: [
      { source: '**', headers: [{ key: 'Cache-Control', value: 'no-cache' }] },
      { source: '/assets/**', headers: [{ key: 'Cache-Control', value: 'immutable' }] },
    ],
  };

  test('headers of a later rule win', () => {
    expect(headersFor(config, '/assets/a.js')).toEqual({ 'Cache-Control': 'immutable' });
    expect(headersFor(config, '/sign-in')).toEqual({ 'Cache-Control': 'no-cache' });
  });
});

describe('the product’s own hosting', () => {
  test('the product’s hosting shows the product on every path except those of its own files', () => {
    const { rewrites } = readHostingConfig();
    expect(rewrites).toContainEqual({ source: '!/assets/**', destination: '/app.html' });
  });
});
