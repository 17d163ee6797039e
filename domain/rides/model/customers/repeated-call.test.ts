import { describe, expect, it } from 'vitest';
import { PICK_UP_NOW } from '../booking/pick-up.ts';
import { someDetails } from '../booking/ride-details.builder.ts';
import { aRide } from '../ride/ride.builder.ts';
import { dayAfterRide, repeatedCall, type Repeat } from './repeated-call.ts';

/** 10:15 on a Tuesday in Berlin. */
const AT = { now: new Date('2026-11-24T09:15:00Z'), timeZone: 'Europe/Berlin' };
const DETAILS = someDetails({ note: 'Ring twice.', customer: 'CaraCaller0000000000' });
const NOW_RIDE = aRide('expired', { pickupAt: new Date('2026-11-24T08:00:00Z'), needs: ['child_seat'] });
const later = (pickupAt: string) => aRide('accepted', { kind: 'later', pickupAt: new Date(pickupAt) });
const pickUp = (ride: Parameters<typeof repeatedCall>[0], repeat: Repeat) =>
  repeatedCall(ride, DETAILS, repeat, AT).pickUp;

describe('a ride that is booked again', () => {
  it('“again” is the same ride for now, with the person, the places and the needs', () => {
    const { customer: _, deleteAt: __, ...person } = DETAILS;
    expect(repeatedCall(NOW_RIDE, DETAILS, 'again', AT)).toEqual({
      ...person,
      withoutNumber: false,
      people: '1',
      needs: ['child_seat'],
      pickUp: PICK_UP_NOW,
    });
  });

  it('a caller without a number has none again, and an account without a number is asked for one', () => {
    const [without, called] = [
      { ...DETAILS, phone: '' },
      { ...NOW_RIDE, rider: 'caller-ride-1' },
    ];
    expect(repeatedCall(called, without, 'again', AT)).toMatchObject({ phone: '', withoutNumber: true });
    expect(repeatedCall(called, DETAILS, 'again', AT)).toMatchObject({ withoutNumber: false });
    expect(repeatedCall({ ...NOW_RIDE, rider: 'u-robin' }, without, 'again', AT)).toMatchObject({
      withoutNumber: false,
    });
  });

  it('“again” has the ride’s time if that is still ahead, and otherwise is now', () => {
    const ahead = { kind: 'later', date: '2026-11-25', time: '07:30', turn: null };
    expect(pickUp(later('2026-11-25T06:30:00Z'), 'again')).toEqual(ahead);
    expect(pickUp(later('2026-11-24T06:30:00Z'), 'again')).toEqual(PICK_UP_NOW);
  });

  it('the way back has the ends exchanged, and for a ride that is ahead its day without a time', () => {
    const back = repeatedCall(later('2026-11-25T06:30:00Z'), DETAILS, 'return', AT);
    expect([back.from, back.to]).toEqual([DETAILS.to, DETAILS.from]);
    expect(back.pickUp).toEqual({ kind: 'later', date: '2026-11-25', time: '', turn: null });
    expect(pickUp(NOW_RIDE, 'return')).toEqual(PICK_UP_NOW);
  });

  it('“a day later” is tomorrow at the same time, or the day after a ride that is ahead', () => {
    expect(pickUp(NOW_RIDE, 'next-day')).toMatchObject({ kind: 'later', date: '2026-11-25', time: '09:00' });
    const friday = later('2026-11-27T06:30:00Z');
    expect(pickUp(friday, 'next-day')).toMatchObject({ date: '2026-11-28', time: '07:30' });
    expect([dayAfterRide(NOW_RIDE, AT), dayAfterRide(friday, AT)]).toEqual(['2026-11-25', '2026-11-28']);
  });

  it('“a day later” is at the same time on the clocks, even over the night in which they change', () => {
    const saturday = { ...AT, now: new Date('2026-10-24T09:15:00Z') };
    const ride = aRide('completed', { pickupAt: new Date('2026-10-24T05:30:00Z') });
    expect(repeatedCall(ride, DETAILS, 'next-day', saturday).pickUp).toMatchObject({
      date: '2026-10-25',
      time: '07:30',
    });
  });
});
