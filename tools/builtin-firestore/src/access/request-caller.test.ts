import { describe, expect, test } from 'vitest';
import { double, integer, map, nothing, text } from '../values/sample-values.ts';
import { readCaller } from './request-caller.ts';

const encode = (value: string): string => Buffer.from(value).toString('base64url');
const bearer = (payload: string): string => `Bearer ${encode('{"alg":"none"}')}.${encode(payload)}.`;

describe('the authorization header', () => {
  test('2.3: a caller without the header is anonymous, and one with an owner or Google token is an administrator', () => {
    expect(readCaller(undefined)).toEqual({ ok: true, value: { kind: 'rules', auth: null } });
    for (const header of ['Bearer owner', 'bearer OWNER', 'BEARER ya29.x-y']) {
      expect(readCaller(header)).toEqual({ ok: true, value: { kind: 'administrator' } });
    }
  });

  test('2.3: the claims of an expired and unsigned token count', () => {
    const header = bearer('{"sub":"a","exp":1,"n":1.5,"admin":null,"firebase":{"identities":{}}}');
    expect(readCaller(header)).toEqual({
      ok: true,
      value: {
        kind: 'rules',
        auth: {
          uid: 'a',
          token: new Map([
            ['sub', text('a')],
            ['exp', integer(1)],
            ['n', double(1.5)],
            ['admin', nothing],
            ['firebase', map({ identities: map({}) })],
          ]),
        },
      },
    });
  });

  test.each([
    'Bearer x',
    'Bearer a.b',
    'Bearer owner2',
    'Bearer ..',
    bearer('{'),
    bearer('[]'),
    bearer('"x"'),
    bearer(`{"a":${'['.repeat(100)}${']'.repeat(100)}}`),
  ])('2.3: %s is an invalid token', (header) => {
    expect(readCaller(header)).toEqual({
      ok: false,
      fault: { status: 'INVALID_ARGUMENT', message: 'invalid jwt' },
    });
  });

  test.each(['', 'owner', 'Basic abc', 'Bearer', 'Bearer a b'])('2.3: "%s" is no bearer token', (header) => {
    expect(readCaller(header)).toEqual({ ok: false, fault: { status: 'UNKNOWN', message: '' } });
  });
});
