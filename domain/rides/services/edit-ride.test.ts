import { describe, expect, it } from 'vitest';
import { errorOf, valueOf } from '../../shared/value-of.builder.ts';
import { someDetails } from '../model/booking/ride-details.builder.ts';
import { readDetails, retainedUntil } from '../model/booking/ride-details.ts';
import type { TripChange } from '../model/booking/trip.ts';
import { defaultSettings } from '../model/firm/settings.ts';
import type { RideState } from '../model/ride/ride-state.ts';
import { aStoredRide } from '../model/ride/ride.builder.ts';
import { aRideWorld, ROBIN } from './ride-world.builder.ts';

const ID = 'ride-1';
const PATH = `rides/${ID}/private/details`;
const STORED = someDetails({ to: { text: 'City Hospital', lat: 53.5, lng: 9.9 } });
const SAME: TripChange = { from: STORED.from, to: STORED.to, people: 1, needs: [], note: '' };

/** A world in which the passenger Robin sees a ride in this state. */
function before(state: RideState = 'requested') {
  const world = aRideWorld(ROBIN);
  world.put(`rides/${ID}`, aStoredRide(state));
  world.put(PATH, STORED);
  const ride = world.rideOf(ID);
  const edit = (change: Partial<TripChange>) => world.editRide(ride, STORED, { ...SAME, ...change });
  return { ...world, edit, detailsNow: () => readDetails(world.documents.read(PATH)) };
}

describe('the edit of a ride', () => {
  it('a new place has the area of its district, and the other end keeps its area', async () => {
    const { edit, rideOf, detailsNow, heard } = before();
    valueOf(await edit({ from: { text: 'Pier 3, Harbour' }, people: 3, needs: ['pet'] }));
    expect(rideOf(ID)).toMatchObject({
      area: { from: 'Harbour', to: 'City Hospital' },
      people: 3,
      needs: ['pet'],
      state: 'requested',
      log: [{ did: 'request' }, { did: 'edit', by: 'u-robin' }],
    });
    expect(detailsNow()).toMatchObject({ ...STORED, from: { text: 'Pier 3, Harbour' } });
    expect(heard).toEqual(['look']);
  });

  it('the replaced values are stored for as long as the settings say', async () => {
    const { edit, documents, clock } = before();
    valueOf(await edit({ from: { text: 'Pier 3, Harbour' }, people: 3 }));
    const { from, to, note, name, phone } = STORED;
    expect(documents.read(`rides/${ID}/remarks/1`)).toEqual({
      did: 'edit',
      by: 'u-robin',
      at: clock.now(),
      deleteAt: retainedUntil(clock.now(), defaultSettings('Europe/Berlin').retention),
      was: { from, to, note, name, phone, people: 1, needs: [] },
    });
  });

  it('the writes beside an edit are stored with the edit, or not at all', async () => {
    const { editRide, rideOf, documents, script } = before();
    const beside = [{ kind: 'set', path: `fares/${ID}`, fields: { rev: 0 } }] as const;
    const edited = rideOf(ID);
    script('unsent');
    valueOf(await editRide(edited, STORED, { ...SAME, people: 2 }, beside));
    expect(documents.read(`fares/${ID}`)).toEqual({ rev: 0 });
    documents.put(`fares/${ID}`, null);
    expect(errorOf(await editRide(edited, STORED, { ...SAME, people: 3 }, beside)).code).toBe('ride-changed');
    expect(documents.read(`fares/${ID}`)).toBeNull();
  });

  it('a place at a landmark has the landmark’s name as its area', async () => {
    const { edit, rideOf, put } = before();
    put('settings/rides', {
      ...defaultSettings('Europe/Berlin'),
      landmarks: ['Central Station 52.5208, 13.4095'],
    });
    valueOf(await edit({ to: { text: 'Central Station, platform 4' } }));
    expect(rideOf(ID).area.to).toBe('Central Station');
  });

  it('an edit without any difference succeeds and sends nothing', async () => {
    const { edit, requestsOf } = before();
    valueOf(await edit({}));
    expect(requestsOf('write rides') + requestsOf('read settings')).toBe(0);
  });

  it.each([
    { note: 'Ring twice.' },
    { people: 2 },
    { needs: ['help'] },
    { to: { text: 'City Hospital' } },
  ] as const)('a change of only %o is sent', async (change) => {
    const { edit, requestsOf } = before();
    valueOf(await edit(change));
    expect(requestsOf('write rides')).toBe(1);
  });

  it('nothing is sent without settings', async () => {
    const { edit, put, requestsOf } = before();
    put('settings/rides', {});
    expect(errorOf(await edit({ people: 2 }))).toEqual({ code: 'rides-not-set-up' });
    expect(requestsOf('write rides')).toBe(0);
  });

  it('a failure to read the settings is returned, and an edit is refused while signed out', async () => {
    const { edit, hide } = before();
    hide('settings/rides', { code: 'network' });
    expect(errorOf(await edit({ people: 2 }))).toEqual({ code: 'network' });
    const { editRide } = aRideWorld(null);
    const refused = await editRide(before().rideOf(ID), STORED, { ...SAME, people: 2 });
    expect(errorOf(refused).code).toBe('session-expired');
  });
});

describe('an edit whose sending failed', () => {
  it('an earlier edit of the same person with other values does not count as this edit', async () => {
    for (const other of [{ note: 'Front door.' }, { people: 2 }]) {
      const { edit, detailsNow } = before();
      valueOf(await edit({ note: 'Back door.' }));
      expect(errorOf(await edit({ note: 'Back door.', ...other }))).toEqual({
        code: 'ride-changed',
        state: 'requested',
        did: 'edit',
        by: 'passenger',
      });
      expect(detailsNow()?.note).toBe('Back door.');
    }
  });

  it('the failure is returned if the details cannot be read back', async () => {
    const { edit, script, hide } = before();
    script('lost');
    hide(PATH, { code: 'network' });
    expect(errorOf(await edit({ people: 2 }))).toEqual({ code: 'network' });
  });
});
