import { expect, test } from 'vitest';
import { readSmtpUrl } from './smtp-server-address.ts';

test('the URL of a mail server gives its place, its login and how the connection is protected', () => {
  expect(readSmtpUrl('smtps://firm%40taxi.example:p%2Fw@mail.example\n')).toEqual({
    host: 'mail.example',
    port: 465,
    secure: true,
    requireTLS: false,
    login: { user: 'firm@taxi.example', pass: 'p/w' },
  });
});

test('a connection that begins in the clear must change to TLS, except to this machine', () => {
  expect(readSmtpUrl('smtp://mail.example')).toMatchObject({ port: 587, secure: false, requireTLS: true });
  expect(readSmtpUrl('smtp://127.0.0.1:2525')).toMatchObject({ port: 2525, requireTLS: false, login: null });
});

test.each([
  '',
  'mail.example',
  'https://mail.example',
  'smtp://',
  'smtp://a:%zz@mail.example',
  'smtps://firm:1234/5@mail.example',
  'smtps://firm:1234?5@mail.example',
  'smtps://firm:1234#5@mail.example',
])('the text %j is no URL of a mail server', (typed) => {
  expect(readSmtpUrl(typed)).toBeNull();
});
