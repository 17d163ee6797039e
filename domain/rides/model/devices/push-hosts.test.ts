import { expect, it } from 'vitest';
import { isPushAddress } from './push-hosts.ts';

it.each([
  'https://fcm.googleapis.com/fcm/send/dGVzdA:APA91b',
  'https://updates.push.services.mozilla.com/wpush/v2/gAAAA_-',
  'https://web.push.apple.com/QGx0',
  'https://wns2-par02p.notify.windows.com/w/?token=BQYAAA%2b%3d',
])('an address at a push service is accepted: %s', (address) => {
  expect(isPushAddress(address)).toBe(true);
});

it.each([
  'http://fcm.googleapis.com/fcm/send/1',
  'https://169.254.169.254/latest/meta-data',
  'https://127.0.0.1/fcm.googleapis.com/',
  'https://fcm.googleapis.com.evil.example/1',
  'https://fcm.googleapis.com@evil.example/1',
  'https://fcm.googleapis.com:8443/1',
  'https://evil.example/https://fcm.googleapis.com/1',
  'https://evil.notify.windows.com.evil.example/1',
  'https://a/b.notify.windows.com/1',
  'https://fcm.googleapis.com/1\n',
  'https://fcm.googleapis.com/',
  `https://fcm.googleapis.com/${'a'.repeat(474)}`,
  '',
])('any other address is refused: %s', (address) => {
  expect(isPushAddress(address)).toBe(false);
});
