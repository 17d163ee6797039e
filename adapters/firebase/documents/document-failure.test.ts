import { FirebaseError } from 'firebase/app';
import { describe, expect, test } from 'vitest';
import { toDocumentFailure } from './document-failure.ts';

const failureOf = (code: string) => toDocumentFailure(new FirebaseError(code, 'in the SDK’s words'));

describe('a failure of the document database', () => {
  test.each([
    ['unknown', 'network'],
    ['permission-denied', 'permission-denied'],
    ['unavailable', 'unavailable'],
    ['deadline-exceeded', 'unavailable'],
    ['resource-exhausted', 'unavailable'],
    ['internal', 'unavailable'],
    ['aborted', 'unavailable'],
  ])('the SDK’s code %s becomes %s', (code, ours) => {
    expect(failureOf(code)).toEqual({ code: ours });
  });

  test('a token that the server refuses after its renewal is an expired session', () => {
    const failure = { code: 'session-expired', providerCode: 'unauthenticated' };
    expect(failureOf('unauthenticated')).toEqual(failure);
  });

  test('an unknown code becomes the message of an unexpected failure', () => {
    expect(failureOf('failed-precondition')).toEqual({ code: 'unexpected', message: 'failed-precondition' });
  });

  test('an error that no SDK threw is unexpected', () => {
    expect(toDocumentFailure('odd')).toEqual({ code: 'unexpected', message: 'odd' });
  });
});
