import { describe, expect, it } from 'vitest';
import { rideErrorField } from './ride-error-field.ts';

describe('the field of a failure of rides', () => {
  it('a place that must be corrected is that end of the ride which the error names', () => {
    expect(rideErrorField({ code: 'place-too-short', field: 'to' })).toBe('to');
    expect(rideErrorField({ code: 'setting-unusable', field: 'lead' })).toBe('lead');
  });

  it('a code that always means one field says it, and what no field can mend has none', () => {
    expect(rideErrorField({ code: 'time-twice', time: '02:30' })).toBe('turn');
    expect(rideErrorField({ code: 'ride-taken' })).toBeNull();
  });

  it('a failure that is not one of rides has the field that it has everywhere', () => {
    expect(rideErrorField({ code: 'network' })).toBeNull();
    expect(rideErrorField({ code: 'name-required' })).toBe('name');
  });
});
