import { describe, expect, it } from 'vitest';
import { endsSeries, rideMeaning } from './ride-meaning.ts';

describe('the field of a failure of rides', () => {
  it('an error that names a field is shown at this field', () => {
    expect(rideMeaning({ code: 'place-too-short', field: 'to' }).field).toBe('to');
    expect(rideMeaning({ code: 'setting-unusable', field: 'lead' }).field).toBe('lead');
  });

  it('a code that always means one field is shown there, and an error that no field can correct has no field', () => {
    expect(rideMeaning({ code: 'time-twice', time: '02:30' }).field).toBe('turn');
    expect(rideMeaning({ code: 'ride-taken' }).field).toBeNull();
  });

  it('the refusal to give a driver a ride has no field: it is shown at the button', () => {
    expect(rideMeaning({ code: 'driver-full', ride: 'ride-1' }).field).toBeNull();
    expect(rideMeaning({ code: 'driver-off-duty' }).field).toBeNull();
    expect(rideMeaning({ code: 'driver-unavailable' }).field).toBeNull();
  });

  it('a failure that other capabilities share has its usual field', () => {
    expect(rideMeaning({ code: 'network' }).field).toBeNull();
    expect(rideMeaning({ code: 'name-required' }).field).toBe('name');
  });
});

it('a series of requests ends without network, server or App Check, and goes on after a refusal', () => {
  const codes = ['network', 'unavailable', 'app-check-unavailable', 'permission-denied'] as const;
  expect(codes.map((code) => endsSeries({ code }))).toEqual([true, true, true, false]);
});
