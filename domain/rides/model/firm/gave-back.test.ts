import { describe, expect, it } from 'vitest';
import { SERVER_TIME } from '../../../shared/record-write.ts';
import { after } from '../ride/ride.builder.ts';
import { gaveBackFields, manyAt, readGaveBack, restOf, returnPlace, type GaveBack } from './gave-back.ts';
import { aShift } from './shift.builder.ts';

/** The stored record after rides were given back at these seconds. */
function gaveBackAt(...seconds: readonly number[]): GaveBack {
  return seconds.reduce<GaveBack>((before, second) => {
    const place = returnPlace(before);
    return readGaveBack({ ...before, place, [place]: after(second) }) ?? null;
  }, null);
}

describe('the rides that a driver has given back', () => {
  it('a driver who has given back no ride has no record and no wait', () => {
    const { gaveBack } = aShift();
    expect(gaveBack).toBeNull();
    expect(returnPlace(gaveBack)).toBe('0');
    expect(restOf(gaveBack)).toBeNull();
    expect(manyAt(gaveBack)).toBeNull();
  });

  it('the fourth time replaces the first, and the fifth the second', () => {
    const places = [1, 2, 3, 4, 5].map((count) =>
      returnPlace(gaveBackAt(...Array.from({ length: count }, (_, n) => n))),
    );
    expect(places).toEqual(['1', '2', '0', '1', '2']);
  });

  it('giving back a ride stores the place, the ride, and the server’s time at the place', () => {
    expect(gaveBackFields('2', 'ride-1')).toEqual({
      'gaveBack.place': '2',
      'gaveBack.ride': 'ride-1',
      'gaveBack.2': SERVER_TIME,
    });
  });

  it('a record of another shape cannot be read', () => {
    for (const stored of [{ place: 0 }, { place: '3' }, { place: '0', 0: 'yesterday' }, 'often']) {
      expect(readGaveBack(stored)).toBeUndefined();
    }
  });
});

describe('the wait of a driver who has given back rides', () => {
  it.each([
    [[0], 60, false],
    [[0, 100], 160, false],
    [[0, 100, 200], 600, true],
    [[0, 300, 539], 600, true],
    [[0, 300, 540], 600, false],
    [[0, 300, 900], 960, false],
    [[0, 800, 900, 1000], 1400, true],
    [[0, 0, 0, 0, 0, 0], 600, true],
  ])('after rides given back at %j seconds lasts until %i', (seconds, from, many) => {
    expect(restOf(gaveBackAt(...seconds))).toEqual({ from: after(from), many });
  });
});

describe('a driver who has given back rides', () => {
  it.each([
    [[0, 100], null],
    [[0, 300, 600], 600],
    [[0, 300, 601], null],
    [[0, 700, 800, 900], 900],
    [[0, 0, 0, 700], null],
  ])('at %j seconds has given back many since %s', (seconds, since) => {
    expect(manyAt(gaveBackAt(...seconds))).toEqual(since === null ? null : after(since));
  });
});
