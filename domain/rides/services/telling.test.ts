import { createMemoryAlarm } from '#adapters/memory/memory-alarm.builder.ts';
import { expect, it } from 'vitest';
import { readPhones } from '../model/devices/push-device.ts';
import { aRideWorld, DARIO, ROBIN } from './ride-world.builder.ts';

const ID = 'a'.repeat(20);
const OTHER = { endpoint: 'https://web.push.apple.com/2', p256dh: 'p', auth: 'a', at: new Date(0) };

/** Dario presses the button on a phone while another one of his is told already. */
async function press(first: 'answered' | 'unsent' | 'denied') {
  const { tellingBy, put, documents, script, requestsOf } = aRideWorld(DARIO);
  put('devices/u-dario', { phones: { other: OTHER }, phone: 'other', at: new Date(0) });
  script(first);
  const begun = await tellingBy(createMemoryAlarm(ID)).begin();
  const phones = [...readPhones(documents.read('devices/u-dario')).keys()];
  return { isOn: begun.ok, phones, writes: requestsOf('write devices') };
}

it('a phone is added to the others of its owner', async () => {
  expect(await press('answered')).toEqual({ isOn: true, phones: ['other', ID], writes: 1 });
});

it('where the rules refuse one more phone, this one is to replace the others', async () => {
  expect(await press('denied')).toMatchObject({ writes: 2 });
});

it('after a write that did not arrive no second one forgets the other phones', async () => {
  expect(await press('unsent')).toEqual({ isOn: false, phones: ['other'], writes: 1 });
});

it('whoever gets another role is told no more, until they ask for it again', async () => {
  const alarm = createMemoryAlarm(ID);
  await aRideWorld(DARIO).tellingBy(alarm).begin();
  const telling = aRideWorld({ ...DARIO, role: 'passenger' }).tellingBy(alarm);
  expect(await telling.isOn()).toEqual({ ok: true, value: false });
  expect(alarm.isOn()).toBe(false);
});

it('where another person signs in on the same phone, the first is told no more', async () => {
  const alarm = createMemoryAlarm(ID);
  await aRideWorld(DARIO).tellingBy(alarm).begin();
  expect(await aRideWorld(ROBIN).tellingBy(alarm).isOn()).toEqual({ ok: true, value: false });
  expect(alarm.isOn()).toBe(false);
});
