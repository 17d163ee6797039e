import { afterEach, beforeEach, expect, it } from 'vitest';
import { BERLIN_SETTINGS } from '../../domain/rides/model/firm/settings.builder.ts';
import { readReach } from '../../domain/rides/model/devices/push-device.ts';
import { DAY_MS } from '../../domain/shared/durations.ts';
import { SERVER_TIME } from '../../domain/shared/record-write.ts';
import { minutesAgo, openSenderWorld, ride, type SenderWorld } from './sender.builder.ts';

let world: SenderWorld;
beforeEach(async () => {
  world = await openSenderWorld();
});
afterEach(() => world.service.close());

/** Three drivers, of whom one off duty and one on duty want news of later requests; and three rides for tomorrow. */
async function arrange(): Promise<void> {
  await world.driver('u-asked', { duty: 'off' });
  await world.driver('u-silent', { duty: 'off' });
  await world.driver('u-on');
  for (const [uid, laterNews] of [
    ['u-asked', true],
    ['u-silent', false],
    ['u-on', true],
  ] as const) {
    const hours = Array.from({ length: 7 }, () => '');
    await world.project.put(`availability/${uid}`, {
      hours,
      away: [],
      laterNews,
      rev: 0,
      by: uid,
      name: uid,
      at: SERVER_TIME,
    });
  }
  await world.project.put('settings/rides', BERLIN_SETTINGS);
  const tomorrow = new Date(Date.now() + DAY_MS);
  const later = { kind: 'later', pickupAt: tomorrow, searchFrom: tomorrow };
  for (const id of ['ride-1', 'ride-2', 'ride-3'])
    await world.project.put(`rides/${id}`, ride('requested', later));
}

it('only a driver off duty who wants news of later requests is notified of them, at most once an hour', async () => {
  await arrange();
  const { notices } = world.host();
  await Promise.all([notices.changed(null, 'ride-1'), notices.changed(null, 'ride-2')]);
  expect(await notices.changed(null, 'ride-3')).toBe(true);
  expect(world.notified()).toEqual(['u-asked-0 later-request']);
  await world.project.put('reach/u-asked', {
    ...(await world.read('reach/u-asked')),
    laterAt: minutesAgo(61),
  });
  await notices.changed(null, 'ride-3');
  expect(world.notified()).toEqual(['u-asked-0 later-request', 'u-asked-0 later-request']);
});

it('the pause begins at the next later request if the sender has not stored when it sent the notice', async () => {
  await arrange();
  await world.project.put('notified/later-u-asked-0', { deleteAt: minutesAgo(-60) });
  expect(await world.host().notices.changed(null, 'ride-1')).toBe(true);
  expect(world.notified()).toEqual([]);
  const reach = readReach('u-asked', await world.read('reach/u-asked'));
  expect(reach?.laterAt?.getTime()).toBeGreaterThan(minutesAgo(1).getTime());
});
