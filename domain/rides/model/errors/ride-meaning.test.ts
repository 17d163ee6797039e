import { describe, expect, it } from 'vitest';
import { rideMeaning } from './ride-meaning.ts';

describe('the field of a failure of rides', () => {
  it('a place that must be corrected is that end of the ride which the error names', () => {
    expect(rideMeaning({ code: 'place-too-short', field: 'to' }).field).toBe('to');
    expect(rideMeaning({ code: 'setting-unusable', field: 'lead' }).field).toBe('lead');
  });

  it('a code that always means one field says it, and what no field can mend has none', () => {
    expect(rideMeaning({ code: 'time-twice', time: '02:30' }).field).toBe('turn');
    expect(rideMeaning({ code: 'ride-taken' }).field).toBeNull();
  });

  it('why a driver was not given a ride has no field: it is said at the button', () => {
    expect(rideMeaning({ code: 'driver-full', ride: 'ride-1' }).field).toBeNull();
    expect(rideMeaning({ code: 'driver-off-duty' }).field).toBeNull();
    expect(rideMeaning({ code: 'driver-unavailable' }).field).toBeNull();
  });

  it('a failure that is not one of rides has the field that it has everywhere', () => {
    expect(rideMeaning({ code: 'network' }).field).toBeNull();
    expect(rideMeaning({ code: 'name-required' }).field).toBe('name');
  });
});
