import { describe, expect, it } from 'vitest';
import { after, aStoredRide } from './ride.builder.ts';
import { readRide, type FoundRide } from './ride.ts';
import { lastSearches, readSearchFigure, searchFigureOf } from './search-figure.ts';

/** A ride that a driver took this many seconds after the request. */
function taken(id: string, seconds: number, changes: object = {}): FoundRide {
  const stored = aStoredRide('on_the_way', {
    createdAt: after(0),
    log: {
      0: { did: 'request', by: 'u-robin', at: after(0) },
      1: { did: 'take', by: 'u-dario', at: after(seconds) },
    },
    rev: 1,
    ...changes,
  });
  return readRide(id, stored);
}

const some = (...seconds: readonly number[]) =>
  seconds.map((took, number) => taken(`ride-${number}-${took}`, took));

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
    const edited = taken('ride-1', 60, {
      rev: 2,
      log: {
        0: { did: 'request', by: 'u-robin', at: after(0) },
        1: { did: 'edit', by: 'u-robin', at: after(30) },
        2: { did: 'take', by: 'u-dario', at: after(60) },
      },
    });
    expect(edited.state).toBe('on_the_way');
    expect(lastSearches([], [edited])).toEqual([]);
  });

  it('a stored figure is read, and any other document is not', () => {
    const figure = { median: 240, searches: 20, at: after(0) };
    expect(readSearchFigure(figure)).toEqual(figure);
    for (const document of [null, {}, { ...figure, median: '4' }]) {
      expect(readSearchFigure(document)).toBeNull();
    }
  });
});
