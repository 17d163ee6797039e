import { expect, it } from 'vitest';
import { writtenLines } from '#domain/rides/model/import/undo-lines.ts';
import { namedEntries } from './named-entries.ts';

const entries = (fields: Readonly<Record<string, unknown>>) => namedEntries(fields, (text) => text === 'ann');

it.each([
  ['a field of the document, alone', { by: 'ann', place: 'Pier 1' }, { by: 'ann' }],
  [
    'the line of a log',
    { log: { 0: { by: 'bob', did: 'book' }, 1: { by: 'ann', did: 'accept' } }, rider: 'bob' },
    { 'log.1': { by: 'ann', did: 'accept' } },
  ],
  ['an entry of a list', { declined: ['bob', 'ann'] }, { 'declined.1': 'ann' }],
  ['an entry under the name', { seen: { ann: 3, bob: 4 } }, { 'seen.ann': 3 }],
  ['a map below a map', { a: { b: { c: { by: 'ann' } }, d: 1 } }, { 'a.b.c': { by: 'ann' } }],
  ['nothing', { by: 'bob', text: 'ann and bob' }, {}],
])('the export has what names a person in a document: %s', (_, fields, named) => {
  expect(entries(fields)).toEqual(named);
});

it('the export has the line of an imported file that names a person', () => {
  const line = (id: string) => ({ line: 1, title: id, id, before: null, after: { name: id } });
  expect(entries({ was: writtenLines([line('bob'), line('ann')]) })).toEqual({ 'was.1': line('ann') });
});
