import { expect, test } from 'vitest';
import { DRIVER_NOTICES, PASSENGER_NOTICES } from '#domain/rides/model/notices/notice.ts';
import { noticeText } from './notice-text.ts';

const NOW = 1_000_000;
const shown = (message: object, language = 'en-GB') => noticeText(JSON.stringify(message), language, NOW);

test.each([...DRIVER_NOTICES, ...PASSENGER_NOTICES])(
  'the notice "%s" has a text in both languages, and opens the page of its reader',
  (kind) => {
    const [english, german] = ['en-GB', 'de-AT'].map((language) =>
      shown({ kind, tag: 'r', until: NOW }, language),
    );
    const isDrivers = DRIVER_NOTICES.some((each) => each === kind);
    expect(english?.path).toBe(isDrivers ? '/driver/dashboard' : '/passenger/dashboard');
    expect(english?.tag).toBe('r');
    expect(english?.title).not.toBe('There is news');
    expect(german?.title).not.toBe(english?.title);
  },
);

test('a notice that arrives too late is shown as general news, with the same page', () => {
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
