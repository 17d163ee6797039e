import { describe, expect, it } from 'vitest';
import { lacksEnding, suggestAddress } from './register-email.tsx';

describe('a typo hint', () => {
  it.each([
    ['robin@gmial.com', 'robin@gmail.com'],
    ['robin@gmai.com', 'robin@gmail.com'],
    ['robin@gmaill.com', 'robin@gmail.com'],
    ['robin@gmail.con', 'robin@gmail.com'],
    ['Robin+car@OUTLOK.com ', 'robin+car@outlook.com'],
    ['robin@wbe.de', 'robin@web.de'],
  ])('a typo hint for %s offers %s', (typed, meant) => {
    expect(suggestAddress(typed)).toBe(meant);
  });

  it.each([
    'robin@gmail.com',
    'robin@gmx.net',
    'robin@gmx.de',
    'robin@mail.com',
    'robin@email.com',
    'robin@ymail.com',
    'robin@example.com',
    'robin',
    '@gmial.com',
    '',
  ])('a typo hint for %j offers nothing', (typed) => {
    expect(suggestAddress(typed)).toBeNull();
  });
});

describe('an address without an ending', () => {
  it.each(['robin@nowhere', ' Robin@localhost '])('%j lacks the ending of its domain', (typed) => {
    expect(lacksEnding(typed)).toBe(true);
  });
  it.each(['robin@example.com', 'robin', '@nowhere', 'robin@', ''])(
    '%j has an ending, or is no address yet',
    (typed) => {
      expect(lacksEnding(typed)).toBe(false);
    },
  );
});
