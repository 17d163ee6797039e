import { describe, expect, it } from 'vitest';
import { queuePlaceIn, searchOf } from './queue-place.ts';

describe('the place in the queue', () => {
  it('the place in the queue is pending accounts without a search unless the address says otherwise', () => {
    expect(queuePlaceIn({})).toEqual({ filter: 'pending', role: null, search: '' });
    expect(queuePlaceIn({ filter: 'rejected', role: 'driver', search: ' pen ' })).toEqual({
      filter: 'rejected',
      role: 'driver',
      search: 'pen',
    });
  });

  it('the place in the queue ignores what is no status, no known role and no text', () => {
    expect(queuePlaceIn({ filter: 'deleted', role: 'auditor', search: 5 })).toEqual({
      filter: 'pending',
      role: null,
      search: '',
    });
  });

  it('the place in the queue is written into the address without what is usual, and read from it again', () => {
    expect(searchOf({ filter: 'pending', role: null, search: '' })).toEqual({});
    const place = { filter: 'approved', role: 'admin', search: 'a+b@example.com' } as const;
    expect(queuePlaceIn(searchOf(place))).toEqual(place);
  });
});
