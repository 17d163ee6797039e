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

  it('why a driver was not given a ride has no field: it is said at the button', () => {
    expect(rideErrorField({ code: 'driver-full', ride: 'ride-1' })).toBeNull();
    expect(rideErrorField({ code: 'driver-off-duty' })).toBeNull();
    expect(rideErrorField({ code: 'driver-unavailable' })).toBeNull();
  });

  it('a failure that is not one of rides has the field that it has everywhere', () => {
    expect(rideErrorField({ code: 'network' })).toBeNull();
    expect(rideErrorField({ code: 'name-required' })).toBe('name');
  });
});
