import { expect, it } from 'vitest';
import { bookedBy, entryOf, type Booker } from './booked-by.ts';

const finds = (booker: Booker, by: string) => bookedBy(by, 'u-robin').includes(entryOf(booker));

it('a passenger’s own booking is found as a passenger’s only', () => {
  const found = (['passenger', 'dispatch', { uid: 'u-robin' }, { uid: 'u-ada' }] as const).filter((booker) =>
    finds(booker, 'u-robin'),
  );
  expect(found).toEqual(['passenger']);
});

it('a booking by phone is found as dispatch’s and as its dispatcher’s', () => {
  const found = (['passenger', 'dispatch', { uid: 'u-robin' }, { uid: 'u-ada' }] as const).filter((booker) =>
    finds(booker, 'u-ada'),
  );
  expect(found).toEqual(['dispatch', { uid: 'u-ada' }]);
});
