import { describe, expect, it } from 'vitest';
import { after, aStoredRide } from './ride.builder.ts';
import { readRide, type FoundRide } from './ride.ts';
import { lastSearches, readSearchFigure, searchFigureOf } from './search-figure.ts';

/** A ride with these steps, each so many seconds after the request. */
function searched(id: string, steps: Readonly<Record<string, number>>): FoundRide {
  const log = Object.entries(steps).map(([did, at]) => ({ did, by: 'u-dario', at: after(at) }));
  return readRide(id, aStoredRide('on_the_way', { log: { ...log }, rev: log.length - 1 }));
}

const some = (...seconds: readonly number[]) =>
  seconds.map((took, number) => searched(`ride-${number}-${took}`, { request: 0, take: took }));

describe('the median of recent searches', () => {
  it('four searches have no median, and five have a median', () => {
    expect(searchFigureOf(lastSearches([], some(60, 61, 62, 63)))).toBeNull();
    expect(searchFigureOf(lastSearches([], some(600, 61, 62, 63, 10)))).toEqual({ median: 62, searches: 5 });
  });

  it('half of an even number of searches took no longer than the median', () => {
    expect(searchFigureOf(lastSearches([], some(1, 2, 3, 40, 50, 60)))).toEqual({ median: 3, searches: 6 });
  });

  it('only the last twenty searches count, each once, even of rides that are no longer listed', () => {
    const first = lastSearches([], some(...Array.from({ length: 15 }, (_, number) => 100 + number)));
    const both = lastSearches(first, [...some(...Array.from({ length: 15 }, (_, number) => 200 + number))]);
    expect(searchFigureOf(both)).toMatchObject({ searches: 20 });
    expect(both.every(({ took }) => took >= 110)).toBe(true);
    expect(lastSearches(both, some(214))).toHaveLength(20);
  });

  it.each([
    ['it has no driver yet', aStoredRide('requested')],
    ['it is for later', aStoredRide('accepted', { kind: 'later' })],
    ['its record is damaged', { state: 'accepted' }],
  ])('a ride does not count if %s', (_why, stored) => {
    expect(lastSearches([], [readRide('ride-1', stored)])).toEqual([]);
  });

  it('a ride does not count if its time may have been changed', () => {
    const edited = searched('ride-1', { request: 0, edit: 30, take: 60 });
    expect(edited.state).toBe('on_the_way');
    expect(lastSearches([], [edited])).toEqual([]);
  });

  it.each(['recall', 'offer'])('a search begins again if the driver is lost by %s', (did) => {
    const ride = searched('ride-1', { request: 0, assign: 20, [did]: 40, decline: 50, take: 900 });
    expect(lastSearches([], [ride])).toMatchObject([{ at: after(900), took: 860 }]);
    const first = lastSearches([], [searched('ride-1', { request: 0, assign: 20 })]);
    expect(lastSearches(first, [searched('ride-1', { request: 0, assign: 20, [did]: 40 })])).toEqual([]);
  });

  it('a stored figure is read, and any other document is not', () => {
    const figure = { median: 240, searches: 20, at: after(0) };
    expect(readSearchFigure(figure)).toEqual(figure);
    for (const document of [null, {}, { ...figure, median: '4' }]) {
      expect(readSearchFigure(document)).toBeNull();
    }
  });
});
