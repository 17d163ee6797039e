import { describe, expect, it } from 'vitest';
import { queuePlaceIn, searching, searchOf } from './queue-place.ts';

describe('the place in the queue', () => {
  it('the place in the queue is the waiting accounts, or a search over every status, unless the address says otherwise', () => {
    expect(queuePlaceIn({})).toEqual({ filter: 'pending', role: null, search: '' });
    expect(queuePlaceIn({ search: 'pen' })).toEqual({ filter: 'any', role: null, search: 'pen' });
    expect(queuePlaceIn({ filter: 'rejected', role: 'driver', search: ' pen ' })).toEqual({
      filter: 'rejected',
      role: 'driver',
      search: 'pen',
    });
  });

  it('the place in the queue ignores an invalid status, role or kind of address', () => {
    expect(queuePlaceIn({ filter: 'deleted', role: 'auditor', address: 'doubted' })).toEqual({
      filter: 'pending',
      role: null,
      search: '',
    });
  });

  it('the place in the queue is written into the address without defaults, and read from it again', () => {
    expect(searchOf({ filter: 'pending', role: null, search: '' })).toEqual({});
    expect(searchOf({ filter: 'any', role: null, search: 'pen' })).toEqual({ search: 'pen' });
    expect(searchOf({ filter: 'pending', role: null, search: 'pen' })).toEqual({
      filter: 'pending',
      search: 'pen',
    });
    for (const proof of [{}, { address: 'unproven' }, { address: 'proven' }] as const) {
      const place = { filter: 'approved', role: 'admin', search: 'a+b@example.com', ...proof } as const;
      expect(queuePlaceIn(searchOf(place))).toEqual(place);
    }
    expect(searchOf({ filter: 'pending', role: null, address: 'unproven', search: '' })).toEqual({
      address: 'unproven',
    });
  });

  it('a new search covers every status, a changed search keeps the filter, and a cleared search shows waiting accounts', () => {
    const approved = { filter: 'approved', role: null, search: '' } as const;
    const found = searching(approved, 'ros');
    expect(found).toEqual({ filter: 'any', role: null, search: 'ros' });
    expect(searching({ ...found, filter: 'rejected' }, 'rossi').filter).toBe('rejected');
    expect(searching(found, '').filter).toBe('pending');
  });
});
