import { describe, expect, it } from 'vitest';
import { bookingSearch } from './booking-search.ts';
import { bookingStartIn } from './booking-start.ts';

const startIn = (search: Record<string, unknown>) => bookingStartIn(bookingSearch(search));

describe('the address of the board', () => {
  it('opens a booking for a number in any notation', () => {
    expect(startIn({ call: '+1 (555) 0142' })).toEqual({ phone: '+1 (555) 0142' });
    expect(startIn({ call: '5550142', again: 'ride-1' })).toEqual({ phone: '5550142' });
  });

  it.each([
    ['tel:+49301234', '+49301234'],
    ['tel:+49-30-1234;ext=5', '+49-30-1234 ext. 5'],
    ['01.23.45.67.89', '01.23.45.67.89'],
    ['0049301234', '0049301234'],
  ])('opens a booking for the link or number %s', (call, phone) => {
    expect(startIn({ call })).toEqual({ phone });
  });

  it.each(['anonymous', 'Unknown', 'private', 'sip:anonymous@anonymous.invalid'])(
    'opens a booking for a caller without a number: %s',
    (call) => {
      expect(startIn({ call })).toEqual({ phone: '' });
    },
  );

  it('opens a booking that repeats a ride, unchanged unless the address says how', () => {
    expect(startIn({ again: 'ride-1' })).toEqual({ ride: 'ride-1', repeat: 'again' });
    expect(startIn({ again: 'ride-1', as: 'return' })).toEqual({ ride: 'ride-1', repeat: 'return' });
  });

  it.each([{}, { call: '' }, { call: 5 }, { as: 'return' }])('opens no booking for %j', (search) => {
    expect(startIn(search)).toBeNull();
  });

  it.each([
    { call: 'somebody' },
    { call: '12' },
    { call: '030 12345, 0171 55512' },
    { again: '../accounts' },
    { again: 'ride-1', as: 'backwards' },
  ])('is unusable with %j', (search) => {
    expect(startIn(search)).toHaveProperty('unusable');
  });
});
