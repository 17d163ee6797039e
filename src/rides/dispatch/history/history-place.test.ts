import { describe, expect, test } from 'vitest';
import { historyPlaceIn } from './history-place.ts';
import { historySearch } from './history-search.ts';

describe('the place in the history of rides', () => {
  test('a place is read from its search parameters', () => {
    const search = {
      find: 'Cora',
      driver: 'u-dario',
      car: 'CB 1',
      by: 'u-ada',
      state: 'cancelled',
      from: '2026-11-01',
      to: '2026-11-30',
    };
    expect(historyPlaceIn(search)).toEqual({
      place: {
        find: 'Cora',
        driver: 'u-dario',
        plate: 'CB 1',
        booker: { uid: 'u-ada' },
        state: 'cancelled',
        from: '2026-11-01',
        to: '2026-11-30',
      },
      problems: {},
    });
    expect(historyPlaceIn({})).toEqual({ place: {}, problems: {} });
  });

  test('rides are booked by passengers, by dispatch, or by one dispatcher', () => {
    const bookers = ['passenger', 'dispatch', 'u-bob'].map((by) => historyPlaceIn({ by }).place.booker);
    expect(bookers).toEqual(['passenger', 'dispatch', { uid: 'u-bob' }]);
  });

  test('one day is a range from that day to that day, and either end may be open', () => {
    const day = '2026-11-22';
    expect(historyPlaceIn({ from: day, to: day }).place).toEqual({ from: day, to: day });
    expect(historyPlaceIn({ from: day }).place).toEqual({ from: day });
    expect(historyPlaceIn({ to: day }).place).toEqual({ to: day });
  });

  test('an invalid parameter counts as absent, and is named', () => {
    const search = {
      find: 'x'.repeat(101),
      car: 'x'.repeat(21),
      driver: '',
      rider: 7,
      state: 'lost',
      from: '2026-02-30',
      to: '1999-12-31',
    };
    expect(historyPlaceIn(historySearch(search))).toEqual({
      place: {},
      problems: { find: 'too-long', car: 'too-long', state: 'no-state', from: 'no-day', to: 'too-early' },
    });
  });

  test('an end before the beginning counts as absent, and is named', () => {
    expect(historyPlaceIn({ from: '2026-11-22', to: '2026-11-21' })).toEqual({
      place: { from: '2026-11-22' },
      problems: { to: 'before-from' },
    });
  });

  test('a passenger in the address makes the search text count as absent', () => {
    expect(historyPlaceIn({ find: 'Cora', rider: 'u-robin' }).place).toEqual({ rider: 'u-robin' });
  });
});
