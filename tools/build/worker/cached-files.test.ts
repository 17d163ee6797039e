import { expect, test } from 'vitest';
import { cachedFiles, type BuiltScript } from './cached-files.ts';

const script = (name: string, given: Partial<BuiltScript> = {}): BuiltScript => ({
  fileName: `${name}.js`,
  entry: `/repo/src/${name}.tsx`,
  imports: [],
  later: [],
  assets: [],
  ...given,
});
const BUILD = [
  script('main', { imports: ['core.js'], later: ['driver.js', 'board.js'], assets: ['all.css'] }),
  script('core'),
  script('driver', { later: ['dialog.js'], assets: ['mark.svg'] }),
  script('board', { imports: ['rows.js'], later: ['dialog.js', 'panel.js'] }),
  script('rows'),
  script('panel'),
  script('dialog'),
  script('public'),
];

test('files that a page requests at once or later are cached, and no others', () => {
  expect(cachedFiles(BUILD, 'src/driver.tsx', [])).toEqual(['dialog.js', 'driver.js', 'mark.svg']);
});

test('a page that is left out also leaves out the files that only it requests', () => {
  const found = cachedFiles(BUILD, 'src/main.tsx', ['src/board.tsx']);
  expect(found).toEqual(['all.css', 'core.js', 'dialog.js', 'driver.js', 'main.js', 'mark.svg']);
});

test('a missing page on the list of pages to leave out fails the build', () => {
  expect(() => cachedFiles(BUILD, 'src/main.tsx', ['src/moved.tsx'])).toThrow('src/moved.tsx');
});
