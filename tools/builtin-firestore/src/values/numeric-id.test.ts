import { describe, expect, test } from 'vitest';
import { joinPath } from './resource-name.ts';
import { comparePaths } from './utf8-order.ts';

const accepts = (path: string): boolean => joinPath(path.split('/')).ok;

/** As the official emulator (1.19.9) answered. */
describe('numeric ids', () => {
  test.each([
    '__id7__',
    '__id-7__',
    '__id9223372036854775807__',
    '__id-9223372036854775808__',
    '____',
    '__a',
    '__id7',
  ])('the id %s names a document', (id) => expect(accepts(`a/${id}`)).toBe(true));

  test.each([
    '__id__',
    '__id0__',
    '__id-0__',
    '__id07__',
    '__id+7__',
    '__idx__',
    '__7__',
    '__id9223372036854775808__',
  ])('the id %s is reserved', (id) => expect(accepts(`a/${id}`)).toBe(false));

  test('a numeric id names no collection', () => {
    expect(accepts('__id7__/a')).toBe(false);
    expect(accepts('____/a')).toBe(true);
  });

  test('documents with numeric ids come first, in the order of their numbers', () => {
    const ids = ['a', '__id10__', ' ', '__id2__', '9', '__id-3__', '__id100__', '-', '__id-20__'];
    expect(ids.map((id) => `c/${id}`).sort(comparePaths)).toEqual(
      ['__id-20__', '__id-3__', '__id2__', '__id10__', '__id100__', ' ', '-', '9', 'a'].map(
        (id) => `c/${id}`,
      ),
    );
  });

  test('what lies below a numeric id sorts by it, too', () => {
    const paths = ['c/__id10__/d/a', 'c/__id2__/d/b', 'c/__id2__'];
    expect(paths.sort(comparePaths)).toEqual(['c/__id2__', 'c/__id2__/d/b', 'c/__id10__/d/a']);
  });
});
