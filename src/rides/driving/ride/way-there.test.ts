import { expect, test } from 'vitest';
import { mapLinks } from './way-there.tsx';

const ANDROID = 'Mozilla/5.0 (Linux; Android 14; Pixel 8)';
const OTHER = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)';
const hrefs = (...given: Parameters<typeof mapLinks>) => mapLinks(...given).map(({ href }) => href);

test('on Android one link lets the device choose the app', () => {
  expect(hrefs({ text: '5 Mill Road & Co' }, ANDROID)).toEqual(['geo:0,0?q=5%20Mill%20Road%20%26%20Co']);
  expect(hrefs({ text: 'Pier 3', lat: 53.5, lng: -9.9 }, ANDROID)).toEqual([
    'geo:53.5,-9.9?q=53.5%2C-9.9%28Pier%203%29',
  ]);
});

test('elsewhere a place in words is searched for by each app', () => {
  expect(hrefs({ text: '5 Mill Road' }, OTHER)).toEqual([
    'https://maps.apple.com/?daddr=5%20Mill%20Road',
    'https://www.google.com/maps/dir/?api=1&destination=5%20Mill%20Road',
    'https://waze.com/ul?q=5%20Mill%20Road&navigate=yes',
  ]);
});

test('elsewhere a place with coordinates is a point for each app', () => {
  expect(hrefs({ text: 'Pier 3', lat: 53.5, lng: 9.9 }, OTHER)).toEqual([
    'https://maps.apple.com/?daddr=53.5%2C9.9',
    'https://www.google.com/maps/dir/?api=1&destination=53.5%2C9.9',
    'https://waze.com/ul?ll=53.5%2C9.9&navigate=yes',
  ]);
});

test('an unpaired surrogate in a place breaks no link', () => {
  expect(() => hrefs({ text: 'Bad \ud800 place' }, OTHER)).not.toThrow();
});
