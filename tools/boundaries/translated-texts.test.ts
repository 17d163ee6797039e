import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sourceFiles } from './source-files.ts';

const ROOT = process.cwd();

/** Elements for texts in another language than the page's, or in none. */
const FOREIGN = /<(?:bdi|kbd|code|time)\b(?![^>]*\btranslate=)/;
/** A time is also said in words, which are translated around it. */
const IN_WORDS = 'src/ui/data/relative-time.tsx src/rides/shared/ride-timeline.tsx'.split(' ');

test('every name, place, plate, address, time, key and code has the attribute for browser translation', () => {
  const screens = sourceFiles(ROOT, 'src').filter((file) => file.endsWith('.tsx') && !/\.test\./.test(file));
  const silent = screens
    .filter((file) => !IN_WORDS.includes(file))
    .filter((file) => FOREIGN.test(readFileSync(`${ROOT}/${file}`, 'utf8')));
  expect(silent).toEqual([]);
});
