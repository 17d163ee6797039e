import { describe, expect, it } from 'vitest';
import { anApprovedAdmin, anApprovedSystemAdmin, aPendingUser } from '../../accounts/model/user.builder.ts';
import { errorOf, valueOf } from '../../shared/value-of.builder.ts';
import { defaultSettings } from '../model/firm/settings.ts';
import { aRideWorld, DARIO, ROBIN } from './ride-world.builder.ts';

const STORED = {
  label: 'Blue van',
  plate: 'CB 1',
  colour: 'blue' as const,
  seats: 6,
  needs: [],
  active: true,
};
const VAN = { id: 'car-1', ...STORED, formerPlates: [] };
const PATH = 'settings/rides';
const SETTINGS = defaultSettings('UTC');

describe('the fleet', () => {
  it.each([DARIO, ROBIN, aPendingUser({ role: 'admin' })])(
    'a $status $role cannot save a vehicle, and nothing is sent',
    async (user) => {
      const { vehicles, requestsOf } = aRideWorld(user);
      expect(errorOf(await vehicles.save(VAN, null))).toEqual({ code: 'permission-denied' });
      expect(requestsOf('write vehicles')).toBe(0);
    },
  );

  it('a vehicle that was not changed is saved without a request', async () => {
    const { vehicles, requestsOf } = aRideWorld(anApprovedAdmin());
    valueOf(await vehicles.save(VAN, VAN));
    expect(requestsOf('write vehicles')).toBe(0);
  });
});

describe('the settings', () => {
  it('a system_admin saves the first settings and reads them', async () => {
    const { serviceSettings: settings, documents } = aRideWorld(anApprovedSystemAdmin());
    documents.put(PATH, null);
    valueOf(await settings.save(SETTINGS, null));
    expect(valueOf(await settings.read())).toEqual(SETTINGS);
  });

  it('the settings are known after a read without another request, until settings are saved', async () => {
    const { serviceSettings: settings, requestsOf } = aRideWorld(anApprovedSystemAdmin());
    expect(settings.known()).toBeNull();
    const read = valueOf(await settings.read());
    const asked = requestsOf('read settings');
    expect(settings.known()).toEqual(read);
    expect(requestsOf('read settings')).toBe(asked);
    valueOf(await settings.save({ ...read, timeZone: 'Asia/Kathmandu' }, read));
    expect(settings.known()).toBeNull();
  });

  it('settings that a colleague has set up meanwhile are not overwritten', async () => {
    const { serviceSettings: settings, put, requestsOf } = aRideWorld(anApprovedSystemAdmin());
    put(PATH, { ...SETTINGS, lead: 0 });
    valueOf(await settings.save(SETTINGS, null));
    expect(valueOf(await settings.read()).lead).toBe(0);
    expect(requestsOf('write settings')).toBe(0);
  });

  it('an admin cannot save settings, and nothing is sent', async () => {
    const { serviceSettings: settings, requestsOf } = aRideWorld(anApprovedAdmin());
    expect(errorOf(await settings.save(SETTINGS, null))).toEqual({ code: 'permission-denied' });
    expect(requestsOf('write settings')).toBe(0);
  });

  it('a service without settings is not set up', async () => {
    const { serviceSettings: settings, documents } = aRideWorld(ROBIN);
    documents.put('settings/rides', null);
    expect(errorOf(await settings.read())).toEqual({ code: 'rides-not-set-up' });
  });
});
