import { describe, expect, it } from 'vitest';
import { anApprovedAdmin, aPendingUser } from '../../accounts/model/user.builder.ts';
import { errorOf, valueOf } from '../../shared/value-of.builder.ts';
import { NO_HOURS } from '../model/firm/availability.ts';
import { aRideWorld, DARIO, ROBIN } from './ride-world.builder.ts';

const AWAY = { hours: NO_HOURS, away: [{ first: '2026-03-05', last: '2026-03-06' }], laterNews: false };
const ADMIN = anApprovedAdmin();

describe('the availability of drivers', () => {
  it('a driver writes, reads and changes their own availability', async () => {
    const { availability, requestsOf } = aRideWorld(DARIO);
    expect(valueOf(await availability.read(DARIO.uid))).toBeNull();
    valueOf(await availability.save(DARIO.uid, AWAY, null));
    const stored = valueOf(await availability.read(DARIO.uid));
    expect(stored).toMatchObject({ ...AWAY, id: DARIO.uid, by: DARIO.uid, name: DARIO.name });
    valueOf(await availability.save(DARIO.uid, { ...AWAY, away: [] }, stored));
    expect(valueOf(await availability.read(DARIO.uid))?.away).toEqual([]);
    expect(requestsOf('write availability')).toBe(2);
  });

  it('an administrator writes and signs a driver’s availability, and lists the drivers’', async () => {
    const { availability } = aRideWorld(ADMIN);
    valueOf(await availability.save(DARIO.uid, AWAY, null));
    const all = valueOf(await availability.list());
    expect(all.timeZone).toBe('Europe/Berlin');
    expect(all.of.get(DARIO.uid)).toMatchObject({ ...AWAY, by: ADMIN.uid, name: ADMIN.name });
  });

  it.each([
    ['a driver for a colleague', DARIO, 'u-dilek'],
    ['a passenger', ROBIN, DARIO.uid],
    ['a passenger for themselves', ROBIN, ROBIN.uid],
    ['an administrator for themselves', ADMIN, ADMIN.uid],
    ['a pending administrator', aPendingUser({ role: 'admin' }), DARIO.uid],
    ['a pending driver', { ...DARIO, status: 'pending' as const }, DARIO.uid],
  ])('%s cannot save an availability, and nothing is sent', async (_, user, uid) => {
    const { availability, requestsOf } = aRideWorld(user);
    expect(errorOf(await availability.save(uid, AWAY, null))).toEqual({ code: 'permission-denied' });
    expect(requestsOf('write availability')).toBe(0);
  });

  it('nothing is listed without settings, because no zone is known', async () => {
    const { availability, documents } = aRideWorld(ADMIN);
    documents.put('settings/rides', null);
    expect(errorOf(await availability.list())).toEqual({ code: 'rides-not-set-up' });
  });

  it('a driver cannot list availabilities', async () => {
    const { availability, requestsOf } = aRideWorld(DARIO);
    expect(errorOf(await availability.list())).toEqual({ code: 'permission-denied' });
    expect(requestsOf('list availability')).toBe(0);
  });

  it('an unchanged availability is saved without a request', async () => {
    const { availability, requestsOf } = aRideWorld(DARIO);
    valueOf(await availability.save(DARIO.uid, AWAY, null));
    valueOf(await availability.save(DARIO.uid, AWAY, valueOf(await availability.read(DARIO.uid))));
    expect(requestsOf('write availability')).toBe(1);
  });
});
