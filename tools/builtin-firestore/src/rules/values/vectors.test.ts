import { expect, it } from 'vitest';
import { map, vector } from '../../values/sample-values.ts';
import { accessRequest, valueText } from '../testing/rules-fixture.ts';

const fields = new Map([
  ['v', vector(1, 2)],
  ['same', vector(1, 2)],
  ['other', vector(2, 1)],
  ['m', map({ v: vector(1, 2) })],
]);
const request = accessRequest({ resource: { path: 'items/one', fields } });

/** The value of an expression in which the fields stand for themselves. */
function valueOf(expression: string): string {
  const names = /(?<!['.\w])(v|same|other|m)(?!\w)/g;
  return valueText(expression.replaceAll(names, 'resource.data.$1'), request);
}

it.each([
  ['v == same', 'true'],
  ['v == other', 'false'],
  ['v in [other, same]', 'true'],
  ["m == {'v': v}", 'true'],
  ['v == null', 'false'],
  ['v == [1.0, 2.0]', 'false'],
  ["v == {'__type__': '__vector__', 'value': [1.0, 2.0]}", 'false'],
  ['v is map', 'false'],
  ['v is list', 'false'],
  ["m.get('v', 1) is map", 'false'],
  ["m.get(['v', 'value'], 1) == 1", 'true'],
])('rules see a vector as a value with nothing in it: %s is %s', (condition, value) => {
  expect(valueOf(condition)).toBe(value);
});

it.each(['v.value', "v['value']", 'v[0]', 'v.size()', 'm.v.value', 'v < 1', "'value' in v"])(
  'rules fail on what is within a vector: %s',
  (expression) => {
    expect(valueOf(expression)).toMatch(/^error: /);
  },
);
