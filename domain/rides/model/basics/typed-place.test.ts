import { expect, it } from 'vitest';
import { typedPlace } from './typed-place.ts';

const PIER = { text: 'Pier 3', lat: 53.5, lng: 9.9 };

it.each(['Pier 3', ' Pier 3', 'Pier 3 '])(
  'words that are typed again as %j have the coordinates of their place',
  (text) => {
    expect(typedPlace(text, [{ text: 'Pier' }, PIER])).toEqual({ ...PIER, text });
  },
);

it.each(['Pier', 'Pier 30', 'pier 3', ''])('other words, such as %j, have none', (text) => {
  expect(typedPlace(text, [PIER])).toEqual({ text });
});
