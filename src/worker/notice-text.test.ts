import { expect, test } from 'vitest';
import { DRIVER_NOTICES, PASSENGER_NOTICES } from '#domain/rides/model/notices/notice.ts';
import { LANGUAGES } from '#words/languages.ts';
import { noticeText } from './notice-text.ts';

const NOW = 1_000_000;
const shown = (message: object, language = 'en-GB') => noticeText(JSON.stringify(message), language, NOW);

test.each([...DRIVER_NOTICES, ...PASSENGER_NOTICES])(
  'the lock screen shows "%s" by its own text in every language, and a press opens the page of its reader',
  (kind) => {
    const each = LANGUAGES.map((language) => shown({ kind, tag: 'r', until: NOW }, `${language}-BE`));
    const english = each[0];
    const isDrivers = DRIVER_NOTICES.some((each) => each === kind);
    expect(english?.path).toBe(isDrivers ? '/driver/dashboard' : '/passenger/dashboard');
    expect(english?.tag).toBe('r');
    expect(english?.title).not.toBe('There is news');
    expect(new Set(each.map(({ title }) => title)).size).toBe(LANGUAGES.length);
  },
);

test('a notice that arrives too late is shown as general news, and opens the same page', () => {
  expect(shown({ kind: 'offer', tag: 'r', until: NOW - 1 })).toMatchObject({
    title: 'There is news',
    path: '/driver/dashboard',
  });
});

test.each(['', 'no JSON', '7', 'null', '{"kind":"evil","tag":7}', '{"path":"https://evil.example/"}'])(
  'an unknown message is shown as general news, and cannot choose its address: %s',
  (message) => {
    expect(noticeText(message, 'fr', NOW)).toEqual({
      title: 'There is news',
      text: 'Open the page to see it.',
      path: '/sign-in',
      tag: 'news',
    });
  },
);
