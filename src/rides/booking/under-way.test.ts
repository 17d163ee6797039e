import { describe, expect, test } from 'vitest';
import { after, aRide } from '#domain/rides/model/ride/ride.builder.ts';
import { ridesAhead, ridesUnderWay } from './under-way.ts';

const HOUR = 3600;
const NOW = after(0);
const later = (hours: number) => ({
  kind: 'later',
  pickupAt: after(hours * HOUR),
  searchFrom: after(hours * HOUR),
});

describe('the rides that a passenger is about', () => {
  test('a ride now is, and a later one is ahead', () => {
    const rides = [aRide('requested', later(24)), aRide('requested')];
    expect(ridesUnderWay(rides, NOW)).toEqual([rides[1]]);
    expect(ridesAhead(rides, NOW)).toEqual([rides[0]]);
  });

  test('a later ride is from when its driver may set off, half an hour before its pick-up', () => {
    const ride = aRide('accepted', later(1));
    expect(ridesUnderWay([ride], after(HOUR / 2 - 1))).toEqual([]);
    expect(ridesUnderWay([ride], after(HOUR / 2))).toEqual([ride]);
    expect(ridesAhead([ride], after(HOUR / 2))).toEqual([]);
  });

  test('a ride that is driven comes before those that are only due', () => {
    const rides = [aRide('accepted', later(0.25)), aRide('requested'), aRide('on_the_way', later(5))];
    expect(ridesUnderWay(rides, NOW)).toEqual([rides[2], rides[1], rides[0]]);
  });

  test('what is over is neither, and what is ahead comes soonest first', () => {
    const rides = [aRide('cancelled', later(1)), aRide('accepted', later(9)), aRide('requested', later(3))];
    expect(ridesUnderWay(rides, NOW)).toEqual([]);
    expect(ridesAhead(rides, NOW)).toEqual([rides[2], rides[1]]);
  });
});
