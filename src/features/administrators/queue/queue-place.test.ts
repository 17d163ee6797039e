import { describe, expect, it } from 'vitest';
import { queuePlaceIn, searchOf } from './queue-place.ts';

describe('the place in the queue', () => {
  it('the place in the queue is pending accounts without a search unless the address says otherwise', () => {
    expect(queuePlaceIn({})).toEqual({ filter: 'pending', search: '' });
    expect(queuePlaceIn({ filter: 'rejected', search: ' pen ' })).toEqual({
      filter: 'rejected',
      search: 'pen',
    });
  });

  it('the place in the queue ignores what is no status and no text', () => {
    expect(queuePlaceIn({ filter: 'deleted', search: 5 })).toEqual({ filter: 'pending', search: '' });
  });

  it('the place in the queue is written into the address without what is usual, and read from it again', () => {
    expect(searchOf({ filter: 'pending', search: '' })).toEqual({});
    const place = { filter: 'approved', search: 'a+b@example.com' } as const;
    expect(queuePlaceIn(searchOf(place))).toEqual(place);
  });
});
