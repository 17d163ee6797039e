import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sourceFiles } from './source-files.ts';

const ROOT = process.cwd();

/** Elements without `translate` whose text is in no language or in another one than the page. */
const FOREIGN = /<(?:bdi|kbd|code|time)\b(?![^>]*\btranslate=)/;
/** These files show a time in words, which a browser may translate. */
const IN_WORDS = 'src/ui/data/relative-time.tsx src/rides/shared/ride-timeline.tsx'.split(' ');

test('every name, place, plate, address, time, key and code has the attribute for browser translation', () => {
  const screens = sourceFiles(ROOT, 'src').filter((file) => file.endsWith('.tsx') && !/\.test\./.test(file));
  const silent = screens
    .filter((file) => !IN_WORDS.includes(file))
    .filter((file) => FOREIGN.test(readFileSync(`${ROOT}/${file}`, 'utf8')));
  expect(silent).toEqual([]);
});
