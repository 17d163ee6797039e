import { describe, expect, test } from 'vitest';
import { historyPlaceIn } from './history-filter.tsx';
import { historySearch } from './history-search.ts';

describe('the place in the history of rides', () => {
  test('a place is what its own search parameters say', () => {
    const places = [
      {},
      {
        find: 'Cora',
        driver: 'u-dario',
        state: 'no_show',
        day: '2026-11-01',
        until: '2026-11-30',
      },
      { rider: 'customer-1' },
    ] as const;
    expect(places.map((place) => historyPlaceIn(place))).toEqual(places);
  });

  test('a parameter that is no such thing counts as absent', () => {
    const search = {
      find: '  ',
      driver: '',
      rider: 7,
      state: 'lost',
      day: '2026-02-30',
      until: '2026-03-01',
    };
    expect(historyPlaceIn(historySearch(search))).toEqual({});
  });

  test('an end that is not after the first day counts as absent, and so does one without a first day', () => {
    expect(historyPlaceIn({ day: '2026-11-22', until: '2026-11-22' }).until).toBeUndefined();
    expect(historyPlaceIn({ day: '2026-11-22', until: '2026-11-21' }).until).toBeUndefined();
    expect(historyPlaceIn({ until: '2026-11-21' }).until).toBeUndefined();
  });

  test('where one passenger is named, words count for nothing', () => {
    expect(historyPlaceIn({ find: 'Cora', rider: 'u-robin' })).toEqual({ rider: 'u-robin' });
  });
});
