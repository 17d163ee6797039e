import { describe, expect, it } from 'vitest';
import { nearestPlace } from './nearest-place.ts';

const AT = { lat: 52.5, lng: 13.4 };
const CLINIC = { text: 'Clinic', lat: 52.501, lng: 13.4 };
const STATION = { text: 'Station', lat: 52.5, lng: 13.402 };

describe('the place that a person is at', () => {
  it('the nearer of two places is found, with its distance in metres', () => {
    const found = nearestPlace(AT, [STATION, CLINIC]);
    expect(found?.place).toBe(CLINIC);
    expect(Math.round(found?.metres ?? 0)).toBe(111);
  });

  it('a degree to the east is shorter than a degree to the north', () => {
    expect(Math.round(nearestPlace(AT, [STATION])?.metres ?? 0)).toBe(136);
  });

  it('a place 249.9 m away is near, and a place 250.1 m away is not', () => {
    const north = (metres: number) => [{ text: 'Pier', lat: AT.lat + metres / 111_320, lng: AT.lng }];
    expect(nearestPlace(AT, north(249.9))?.place.text).toBe('Pier');
    expect(nearestPlace(AT, north(250.1))).toBeNull();
  });

  it('a place without coordinates is never near', () => {
    expect(nearestPlace(AT, [{ text: 'City Hospital' }])).toBeNull();
  });
});
