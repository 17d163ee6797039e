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

it('a series of requests ends without network, server or session, and goes on after a refusal or defect', () => {
  for (const code of ['network', 'unavailable', 'app-check-unavailable'] as const)
    expect(endsSeries({ code }), code).toBe(true);
  for (const code of ['session-expired', 'user-disabled', 'too-many-requests'] as const)
    expect(endsSeries({ code, providerCode: '' }), code).toBe(true);
  for (const code of ['permission-denied', 'unexpected', 'ride-expired'] as const)
    expect(endsSeries({ code }), code).toBe(false);
});
