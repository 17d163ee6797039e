import { FirebaseError } from 'firebase/app';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { toDocumentFailure } from './document-failure.ts';

const failureOf = (code: string) => toDocumentFailure(new FirebaseError(code, 'in the SDK’s words'));

describe('what the document database says', () => {
  test.each([
    ['unknown', 'network'],
    ['permission-denied', 'permission-denied'],
    ['unavailable', 'unavailable'],
    ['deadline-exceeded', 'unavailable'],
    ['resource-exhausted', 'unavailable'],
    ['internal', 'unavailable'],
    ['aborted', 'unavailable'],
  ])('%s is %s', (code, ours) => {
    expect(failureOf(code)).toEqual({ code: ours });
  });

  test.each([
    ['auth/user-token-expired', { code: 'session-expired', providerCode: 'auth/user-token-expired' }],
    ['auth/user-disabled', { code: 'user-disabled', providerCode: 'auth/user-disabled' }],
    ['auth/network-request-failed', { code: 'network' }],
    ['unauthenticated', { code: 'session-expired', providerCode: 'unauthenticated' }],
  ])('%s, from a token that could not be renewed, is told as the provider’s', (code, failure) => {
    expect(failureOf(code)).toEqual(failure);
  });

  test('a code without a meaning for a person stays visible', () => {
    expect(failureOf('failed-precondition')).toEqual({ code: 'unexpected', message: 'failed-precondition' });
  });

  test('a document that is none is told in a word, not in a parser’s', () => {
    const { error } = z.object({ gate: z.string() }).safeParse({});
    expect(toDocumentFailure(error)).toEqual({ code: 'unexpected', message: 'malformed document' });
  });

  test('what no SDK threw is unexpected', () => {
    expect(toDocumentFailure('odd')).toEqual({ code: 'unexpected', message: 'odd' });
  });
});
