import { expect, it } from 'vitest';
import { fileChanges, lineChanges } from './deployment-changes.ts';

it('a file is added, changed or removed by its path and its hash', () => {
  const live = new Map([
    ['/app.html', '1'],
    ['/old.js', '2'],
    ['/same.js', '3'],
  ]);
  const built = new Map([
    ['/app.html', '9'],
    ['/new.js', '2'],
    ['/same.js', '3'],
  ]);
  expect(fileChanges(live, built)).toEqual({
    added: ['/new.js'],
    changed: ['/app.html'],
    removed: ['/old.js'],
  });
});

it('a line counts as many times as one text has it more often than the other', () => {
  expect(lineChanges('a\nb\nb\n', 'a\nb\nc\nd')).toEqual({ added: 2, removed: 1 });
  expect(lineChanges('a\nb', 'b\na\n')).toEqual({ added: 0, removed: 0 });
});
