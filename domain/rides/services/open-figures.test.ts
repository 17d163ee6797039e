import { describe, expect, it } from 'vitest';
import { anApprovedAdmin, aPendingUser } from '../../accounts/model/user.builder.ts';
import type { User } from '../../accounts/model/user.ts';
import { fail, succeed } from '../../shared/result.ts';
import { errorOf, valueOf } from '../../shared/value-of.builder.ts';
import type { RideFilter } from '../model/history/ride-filter.ts';
import { after, BOOKED_AT } from '../model/ride/ride.builder.ts';
import type { RideRepository } from '../ports/ride-repository.ts';
import { createCountOpen } from './open-figures.ts';

/** The figures over a database that counts like this. */
function figuresOf(
  count: (filter: RideFilter) => ReturnType<RideRepository['count']>,
  user: User = anApprovedAdmin(),
) {
  const unasked = () => Promise.reject(new Error('not requested'));
  const rides = { read: unasked, details: unasked, remarks: unasked, page: unasked, count, open: unasked };
  return createCountOpen({
    rides: { ...rides, countRequests: unasked, changed: unasked, rider: unasked },
    clock: { now: () => BOOKED_AT },
    session: { current: () => ({ state: 'signed-in', user }), refresh: async () => {} },
  })();
}

describe('the figures of open rides', () => {
  it('count rides without a driver as waiting, and rides as late if no driver sets off within five minutes', async () => {
    const asked: RideFilter[] = [];
    const figures = await figuresOf(async (filter) => {
      asked.push(filter);
      return succeed({ requested: 4, offered: 2, accepted: 1 }[String(filter.state)] ?? 0);
    });
    expect(valueOf(figures)).toEqual({ waiting: 6, late: 7 });
    const until = (state: string) =>
      asked.filter((filter) => filter.state === state).map(({ period }) => period?.until);
    expect(until('accepted')).toEqual([after(-300)]);
    expect(until('requested')[1]).toEqual(after(-300));
    expect(new Set(asked.map(({ period }) => period?.from.toISOString()))).toEqual(
      new Set(['1970-01-01T00:00:00.000Z']),
    );
  });

  it('fail if a count fails, and are denied to a pending passenger', async () => {
    expect(errorOf(await figuresOf(async () => fail({ code: 'network' })))).toEqual({ code: 'network' });
    const denied = await figuresOf(async () => succeed(1), aPendingUser());
    expect(errorOf(denied)).toEqual({ code: 'permission-denied' });
  });
});
