import { describe, expect, it } from 'vitest';
import { areaOf } from './area-of.ts';

const LANDMARKS = ['City Hospital 52.5208, 13.4095', 'Airport'];

describe('what drivers see of a place', () => {
  it.each([
    ['5 Mill Road, Northside', 'Northside'],
    ['Hauptstraße 5, 10115 Berlin', 'Berlin'],
    ['12b Mill Road', 'Mill Road'],
    ['city hospital, ward 7', 'City Hospital'],
    ['The Airport', 'The Airport'],
    ['112', ''],
    ['Mill Road,', ''],
  ])('of %j drivers see %j', (text, area) => {
    expect(areaOf({ text }, LANDMARKS)).toBe(area);
  });

  it('an area is at most 60 characters', () => {
    expect(areaOf({ text: `${'x'.repeat(59)} yz` }, [])).toBe('x'.repeat(59));
    expect(areaOf({ text: 'x'.repeat(61) }, [])).toHaveLength(60);
  });

  it('an area ends with no half of a character', () => {
    expect(areaOf({ text: `${'x'.repeat(59)}😀` }, [])).toBe('x'.repeat(59));
  });
});
