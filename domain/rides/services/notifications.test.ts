import { createMemoryPushSubscriber } from '#adapters/memory/memory-push-subscriber.builder.ts';
import { expect, it } from 'vitest';
import { readPushDevices } from '../model/devices/push-device.ts';
import { aRideWorld, DARIO, ROBIN } from './ride-world.builder.ts';

const ID = 'a'.repeat(20);
const OTHER = { endpoint: 'https://web.push.apple.com/2', p256dh: 'p', auth: 'a', at: new Date(0) };

/** Dario turns notices on in one browser. Another push device of his is already stored. */
async function turnOn(
  first: 'answered' | 'denied' | { code: 'network' | 'app-check-unavailable' | 'unexpected' },
) {
  const { notificationsBy, put, documents, script, requestsOf } = aRideWorld(DARIO);
  put('devices/u-dario', { devices: { other: OTHER }, device: 'other', at: new Date(0) });
  script(first);
  const turned = await notificationsBy(createMemoryPushSubscriber(ID)).turnOn();
  const devices = [...readPushDevices(documents.read('devices/u-dario')).keys()];
  return { isOn: turned.ok, devices, writes: requestsOf('write devices') };
}

it('a push device is added to the others of its owner', async () => {
  expect(await turnOn('answered')).toEqual({ isOn: true, devices: ['other', ID], writes: 1 });
});

it.each(['denied', { code: 'unexpected' }] as const)(
  'after %j a push device is sent as the only one',
  async (first) => {
    expect(await turnOn(first)).toMatchObject({ writes: 2 });
  },
);

it.each(['network', 'app-check-unavailable'] as const)('other push devices stay after %s', async (code) => {
  expect(await turnOn({ code })).toEqual({ isOn: false, devices: ['other'], writes: 1 });
});

it('a person with a new role is not notified until they turn notices on again', async () => {
  const subscriber = createMemoryPushSubscriber(ID);
  await aRideWorld(DARIO).notificationsBy(subscriber).turnOn();
  const notifications = aRideWorld({ ...DARIO, role: 'passenger' }).notificationsBy(subscriber);
  expect(await notifications.isOn()).toEqual({ ok: true, value: false });
  expect(subscriber.isOn()).toBe(false);
});

it('a browser no longer notifies a person after another person has signed in there', async () => {
  const subscriber = createMemoryPushSubscriber(ID);
  await aRideWorld(DARIO).notificationsBy(subscriber).turnOn();
  expect(await aRideWorld(ROBIN).notificationsBy(subscriber).isOn()).toEqual({ ok: true, value: false });
  expect(subscriber.isOn()).toBe(false);
});
