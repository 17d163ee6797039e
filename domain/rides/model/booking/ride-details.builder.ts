import type { RideDetails } from './ride-details.ts';

export const someDetails = (given: Partial<RideDetails> = {}): RideDetails => ({
  name: 'Cara Caller',
  phone: '+1 555 0142',
  from: { text: '5 Mill Road, Northside' },
  to: { text: 'City Hospital' },
  note: '',
  customer: null,
  deleteAt: new Date('2100-01-01T00:00:00Z'),
  ...given,
});
