import { describe, expect, it } from 'vitest';
import { anApprovedAdmin, anApprovedSystemAdmin, aPendingUser } from '../../accounts/model/user.builder.ts';
import { errorOf, valueOf } from '../../shared/value-of.builder.ts';
import { defaultSettings } from '../model/firm/settings.ts';
import { aRideWorld, DARIO, ROBIN } from './ride-world.builder.ts';

const VAN = { id: 'car-1', label: 'Blue van', plate: 'CB 1', seats: 6, needs: [], active: true };
const SETTINGS = defaultSettings('UTC');

describe('the fleet', () => {
  it.each([anApprovedAdmin(), anApprovedSystemAdmin()])('an approved $role saves a vehicle', async (user) => {
    const { vehicles, documents } = aRideWorld(user);
    valueOf(await vehicles.save(VAN));
    expect(documents.read('vehicles/car-1')).toMatchObject({ label: 'Blue van', active: true });
  });

  it.each([DARIO, ROBIN, aPendingUser({ role: 'admin' })])(
    'a $status $role saves none, and nothing is sent',
    async (user) => {
      const { vehicles, requestsOf } = aRideWorld(user);
      expect(errorOf(await vehicles.save(VAN))).toEqual({ code: 'permission-denied' });
      expect(requestsOf('saveVehicle')).toBe(0);
    },
  );
});

describe('the settings', () => {
  it('a system_admin saves the settings, and everybody reads them', async () => {
    const { serviceSettings: settings } = aRideWorld(anApprovedSystemAdmin());
    valueOf(await settings.save(SETTINGS));
    expect(valueOf(await settings.read())).toEqual(SETTINGS);
  });

  it('an admin saves none, and nothing is sent', async () => {
    const { serviceSettings: settings, requestsOf } = aRideWorld(anApprovedAdmin());
    expect(errorOf(await settings.save(SETTINGS))).toEqual({ code: 'permission-denied' });
    expect(requestsOf('saveSettings')).toBe(0);
  });

  it('a service without settings is not set up', async () => {
    const { serviceSettings: settings, documents } = aRideWorld(ROBIN);
    documents.put('settings/rides', null);
    expect(errorOf(await settings.read())).toEqual({ code: 'rides-not-set-up' });
  });
});
