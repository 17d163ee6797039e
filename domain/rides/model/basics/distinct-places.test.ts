import { expect, it } from 'vitest';
import { distinctPlaces } from './distinct-places.ts';

it('each known place is named once, by who names it first, with the first coordinates that are known of it', () => {
  const at = { lat: 52.5, lng: 13.4 };
  const known = [
    { text: '5 Mill Road', name: 'Home' },
    { text: 'Station' },
    { text: '5 Mill Road', ...at },
    { text: '5 Mill Road', lat: 1, lng: 1 },
  ];
  expect(distinctPlaces(known)).toEqual([{ text: '5 Mill Road', name: 'Home', ...at }, { text: 'Station' }]);
});
