import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSortedKeys } from './sorted-keys.ts';

const key = fc.string({ unit: fc.constantFrom('a', 'b', 'c', '\u0000'), maxLength: 4 });

describe('sorted keys', () => {
  it('sorted keys behave like a sorted set, whatever is added and removed', () => {
    const step = fc.tuple(fc.boolean(), key);
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), key, fc.option(key), (steps, prefix, after) => {
        const [keys, model] = [createSortedKeys(), new Set<string>()];
        for (const [isAdded, text] of steps) {
          if (isAdded) {
            keys.add(text);
            model.add(text);
          } else {
            keys.remove(text);
            model.delete(text);
          }
        }
        const start = after === null ? null : `${prefix}${after}`;
        const expected = [...model]
          .sort()
          .filter((text) => text.startsWith(prefix) && (start === null || text > start));
        expect(keys.list(prefix, start, 100)).toEqual(expected);
        expect(keys.list(prefix, start, 2)).toEqual(expected.slice(0, 2));
      }),
    );
  });

  it.each(['ascending', 'descending', 'scattered'])(
    'sorted keys keep their order through many insertions, %s',
    (order) => {
      const amount = 5000;
      const text = (number: number) => String(number).padStart(5, '0');
      const numbers = Array.from({ length: amount }, (_, index) => index);
      const turn = { ascending: 1, descending: amount - 1, scattered: 1237 }[order] ?? 1;
      const keys = createSortedKeys();
      for (const number of numbers) keys.add(text((number * turn) % amount));
      expect(keys.list('', null, amount + 1)).toEqual(numbers.map(text));
      for (const number of numbers) if (number % 3 !== 0) keys.remove(text(number));
      expect(keys.list('', null, amount)).toEqual(numbers.filter((number) => number % 3 === 0).map(text));
      expect(keys.list('', text(2500), 2)).toEqual([text(2502), text(2505)]);
    },
  );
});
