import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sourceFiles } from './source-files.ts';

const ROOT = process.cwd();

/** An element that says nothing about `translate`, and whose text a browser must not translate. */
const FOREIGN = /<(?:bdi|kbd|code|time)\b(?![^>]*\btranslate=)/;
/** The files that show a time in words, which a browser may translate. */
const IN_WORDS = 'src/ui/data/relative-time.tsx src/rides/shared/ride-timeline.tsx'.split(' ');

test('every element with a name, place, plate, address, time, key or code has the attribute `translate`', () => {
  const screens = sourceFiles(ROOT, 'src').filter((file) => file.endsWith('.tsx') && !/\.test\./.test(file));
  const silent = screens
    .filter((file) => !IN_WORDS.includes(file))
    .filter((file) => FOREIGN.test(readFileSync(`${ROOT}/${file}`, 'utf8')));
  expect(silent).toEqual([]);
});
