import { describe, expect, it } from 'vitest';
import { isDocumentId } from './is-document-id.ts';

describe('a document id', () => {
  it.each(['u1', '...', 'a b', '__a', '\u{1F695}', '__id7__', '\u{1F695}'.repeat(375)])(
    'a document id may be "%s"',
    (text) => expect(isDocumentId(text)).toBe(true),
  );

  it.each(['', '.', '..', 'a/b', '____', '__a__', '__a\nb__', '__id__', '\uD83D', 'x'.repeat(376)])(
    'a document id cannot be "%s"',
    (text) => expect(isDocumentId(text)).toBe(false),
  );
});
