import { expect, test } from 'vitest';
import { mapOf } from '#domain/shared/composed-decoders.ts';
import { text } from '#domain/shared/decoders.ts';
import { tabDraft } from './tab-draft.ts';

test('a tab’s draft belongs to its owner, and is removed once another person opens the form', () => {
  const draft = tabDraft('trip', mapOf({ from: text }));
  draft.write('penny', { from: 'Airport' });
  expect(draft.read('penny')).toEqual({ from: 'Airport' });
  expect(draft.read('paul')).toBeNull();
  expect(draft.read('penny')).toBeNull();
});
