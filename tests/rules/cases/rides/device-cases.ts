import { SERVER_TIME, REMOVED, type Data } from '../../scenario/datum.ts';
import { type Changes, account, withChanges } from '../../scenario/documents.ts';
import { later, NOBODY, person, SIGNED_IN_AT } from '../../scenario/people.ts';
import { commits, type Case, type Person, get, list, remove, set, update } from '../../scenario/request.ts';
import { each, eachText, text, wrongFields } from '../../scenario/wrong-values.ts';
import { at } from '../../scenario/rides/ride-documents.ts';
import { oneMore } from '../../scenario/unknown.ts';
import { RIDE_PEOPLE, ada, dan, dora, olga, penny, sam } from '../../scenario/rides/ride-people.ts';

const HOST = 'https://fcm.googleapis.com/';
const DEVICE: Data = { endpoint: `${HOST}1`, p256dh: `B${text(86)}`, auth: text(22), at: SERVER_TIME };
const OTHER_DEVICE: Data = { ...DEVICE, endpoint: 'https://web.push.apple.com/2', at: at(-60) };
const idOf = (digit: number) => String(digit).repeat(20);
const ID = idOf(1);

const pat = person('pat');
const dirk = person('dirk');
const people = {
  ...RIDE_PEOPLE,
  ...account(pat, 'passenger', { status: 'pending' }),
  ...account(dirk, 'driver', { status: 'rejected' }),
};

/** More push devices of Dora, beginning with the second one. */
const others = (many: number): Data =>
  Object.fromEntries(Array.from({ length: many }, (_, index) => [idOf(index + 2), OTHER_DEVICE]));
const stored = (devices: Data) => ({ devices, device: idOf(2), at: at(-60), addedAt: at(-60) });
const documentOf = (devices: Data, changes: Changes = {}) =>
  withChanges({ devices, device: ID, at: SERVER_TIME, addedAt: SERVER_TIME }, changes);
const begins = (device: Changes = {}, by: Person = dora, path = 'devices/dora', changes: Changes = {}) =>
  commits(by, set(path, documentOf({ [ID]: withChanges(DEVICE, device) }, changes)));
const adds = (changes: Changes = {}, by: Person = dora) =>
  commits(
    by,
    update(
      'devices/dora',
      withChanges({ [`devices.${ID}`]: DEVICE, device: ID, at: SERVER_TIME, addedAt: SERVER_TIME }, changes),
    ),
  );
const drops = (changes: Changes = {}, by: Person = dora) =>
  commits(
    by,
    update('devices/dora', withChanges({ [`devices.${idOf(2)}`]: REMOVED, at: SERVER_TIME }, changes)),
  );

const NO_ADDRESSES = [
  'http://fcm.googleapis.com/1',
  'https://169.254.169.254/latest/meta-data',
  'https://fcm.googleapis.com.evil.example/1',
  'https://fcm.googleapis.com@evil.example/1',
  'https://fcm.googleapis.com:8443/1',
  'https://evil.example/https://fcm.googleapis.com/1',
  'https://fcmxgoogleapis.com/1',
  'https://a/b.notify.windows.com/1',
  'https://fcm.googleapis.com/',
  'https://fcm.googleapis.com/a b',
  `https://${oneMore([])}/1`,
];

/** Push devices, and the reach that dispatch sees (rides 4). */
export const DEVICE_CASES: readonly Case[] = [
  {
    title: 'a driver adds their first push device',
    seed: people,
    permitted: begins(),
    refused: {
      'another driver': begins({}, dan),
      'an administrator': begins({}, ada),
      nobody: begins({}, NOBODY),
      'under the path of another': begins({}, dora, 'devices/dan'),
      'an administrator’s own': begins({}, ada, 'devices/ada'),
      'a system_admin’s own': begins({}, sam, 'devices/sam'),
      'a person’s of an unknown role': begins({}, olga, 'devices/olga'),
      'a pending person’s': begins({}, pat, 'devices/pat'),
      'a rejected driver’s': begins({}, dirk, 'devices/dirk'),
      ...each(
        wrongFields({ devices: 'a map', device: 'a text', at: 'a timestamp', addedAt: 'a timestamp' }),
        ([field, value]) => begins({}, dora, 'devices/dora', { [field]: value }),
      ),
      ...each(
        wrongFields({ endpoint: 'a text', p256dh: 'a text', auth: 'a text', at: 'a timestamp' }),
        ([field, value]) => begins({ [field]: value }),
      ),
      ...eachText('at', NO_ADDRESSES, (endpoint) => begins({ endpoint })),
      'at an address of 501 characters': begins({ endpoint: HOST + text(501 - HOST.length) }),
      'with a short key': begins({ p256dh: text(86) }),
      'with a long key': begins({ p256dh: text(88) }),
      'with a key of other signs': begins({ p256dh: `${text(86)}=` }),
      'with a short secret': begins({ auth: text(21) }),
      'with a long secret': begins({ auth: text(23) }),
      'with an unknown field': begins({ name: 'Mine' }),
      'with another unknown field': begins({}, dora, 'devices/dora', { name: 'Mine' }),
      'a minute ago': begins({}, dora, 'devices/dora', { at: at(-60) }),
      'which says that it did so a minute ago': begins({ at: at(-60) }),
      'which says that it will do so in a minute': begins({ at: at(60) }),
      'under another id': begins({}, dora, 'devices/dora', { device: idOf(2) }),
      'under a short id': begins({}, dora, 'devices/dora', {
        devices: { [text(19)]: DEVICE },
        device: text(19),
      }),
      'under an id with a sign': begins({}, dora, 'devices/dora', {
        devices: { [`${text(19)}-`]: DEVICE },
        device: `${text(19)}-`,
      }),
      'with a second one': begins({}, dora, 'devices/dora', { devices: { [ID]: DEVICE, ...others(1) } }),
      'without one': begins({}, dora, 'devices/dora', { devices: {} }),
    },
  },
  {
    title: 'a passenger adds their push device, at an address of 500 characters',
    seed: people,
    permitted: begins({ endpoint: HOST + text(500 - HOST.length) }, penny, 'devices/penny'),
    refused: { 'and of another’s': begins({}, penny) },
  },
  ...[
    'https://updates.push.services.mozilla.com/wpush/v2/gA_-',
    'https://web.push.apple.com/Q',
    'https://wns2-par02p.notify.windows.com/w/?token=B%2b',
  ].map((endpoint) => ({
    title: `a push device has an address at a push service that is known: ${endpoint}`,
    seed: people,
    permitted: begins({ endpoint }),
    refused: { 'and at no other': begins({ endpoint: endpoint.replace('.com/', '.example/') }) },
  })),
  {
    title: 'a driver adds their fifth push device',
    seed: { ...people, 'devices/dora': stored(others(4)) },
    permitted: adds(),
    refused: {
      'another driver': adds({}, dan),
      'and changes another': adds({ [`devices.${idOf(2)}`]: DEVICE }),
      'and renews another': adds({ [`devices.${idOf(2)}.at`]: SERVER_TIME }),
      'and removes another': adds({ [`devices.${idOf(2)}`]: REMOVED }),
      'and adds a second one': adds({ [`devices.${idOf(7)}`]: DEVICE }),
      'without its time': adds({ at: at(-60) }),
      'without naming it': adds({ device: idOf(2) }),
      'with an unknown field': adds({ name: 'Mine' }),
      'as a text': adds({ [`devices.${ID}`]: 'mine' }),
    },
  },
  {
    title: 'a sixth push device begins the list anew',
    seed: { ...people, 'devices/dora': stored(others(5)) },
    permitted: begins(),
    refused: {
      'and is not added': adds(),
      'a rejected driver’s': begins({}, dirk),
      'with one of the others': begins({}, dora, 'devices/dora', { devices: { [ID]: DEVICE, ...others(1) } }),
    },
  },
  {
    title: 'a push device gets another address',
    seed: { ...people, 'devices/dora': { ...stored({ [ID]: OTHER_DEVICE, ...others(4) }), device: ID } },
    permitted: adds({ device: undefined }),
    refused: { 'of no push service': adds({ [`devices.${ID}.endpoint`]: 'https://evil.example/1' }) },
  },
  {
    title: 'a driver adds a push device ten seconds after the last, which was removed a moment ago',
    seed: { ...people, 'devices/dora': { ...stored(others(1)), at: at(-1), addedAt: at(-10) } },
    permitted: adds(),
    refused: {
      'without saying when': adds({ addedAt: undefined }),
      'as if it were a minute ago': adds({ addedAt: at(-60) }),
      'as if it were later': adds({ addedAt: at(60) }),
    },
  },
  {
    title: 'a driver who has added a push device a moment ago removes one',
    ofMoment: true,
    seed: { ...people, 'devices/dora': { ...stored(others(2)), addedAt: at(-9) } },
    permitted: drops(),
    refused: { 'and adds none': adds(), 'not even alone': begins() },
  },
  {
    title: 'a driver removes a push device',
    seed: { ...people, 'devices/dora': stored(others(2)) },
    permitted: drops(),
    refused: {
      'another driver': drops({}, dan),
      'an administrator': drops({}, ada),
      'without its time': drops({ at: at(-60) }),
      'with the time left as it was': drops({ at: undefined }),
      'and changes another': drops({ [`devices.${idOf(3)}`]: DEVICE }),
      'and renews another': drops({ [`devices.${idOf(3)}.at`]: SERVER_TIME }),
      'and says when one was added': drops({ addedAt: SERVER_TIME }),
      'none at all': drops({ [`devices.${idOf(2)}`]: undefined }),
      'and names it': drops({ device: ID }),
      'with an unknown field': drops({ name: 'Mine' }),
      'and all that is stored': commits(dora, remove('devices/dora')),
    },
  },
  {
    title: 'a rejected driver removes their last push device',
    seed: { ...people, 'devices/dirk': stored(others(1)) },
    permitted: commits(dirk, update('devices/dirk', { [`devices.${idOf(2)}`]: REMOVED, at: SERVER_TIME })),
    refused: {
      'and adds none': commits(
        dirk,
        update('devices/dirk', {
          [`devices.${ID}`]: DEVICE,
          device: ID,
          at: SERVER_TIME,
          addedAt: SERVER_TIME,
        }),
      ),
    },
  },
  {
    title: 'an ended session removes no push device, and the next session does',
    seed: {
      ...people,
      ...account(dora, 'driver', { signedInSince: SIGNED_IN_AT }),
      'devices/dora': stored(others(2)),
    },
    permitted: drops(),
    refused: {
      'the ended one': drops({}, later(dora, -1)),
      'the ended one, to add one': adds({}, later(dora, -1)),
    },
  },
  {
    title: 'an administrator lists the drivers who can be notified',
    seed: {
      ...people,
      'reach/dora': { devices: 1, triedAt: at(-60), answer: 'notified' },
      'devices/dora': stored(others(1)),
    },
    permitted: { by: ada, does: list({ collection: 'reach', limit: 500 }) },
    refused: {
      'a driver': { by: dora, does: list({ collection: 'reach', limit: 500 }) },
      nobody: { by: NOBODY, does: list({ collection: 'reach', limit: 500 }) },
      'without a limit': { by: ada, does: list({ collection: 'reach' }) },
      'more than a page': { by: ada, does: list({ collection: 'reach', limit: 501 }) },
      'their push devices': { by: ada, does: list({ collection: 'devices', limit: 1 }) },
      'one’s push devices': { by: ada, does: get('devices/dora') },
      'the driver’s own push devices': { by: dora, does: get('devices/dora') },
      'and do not change how many a driver has': commits(ada, set('reach/dora', { devices: 1 })),
      'nor does the driver': commits(dora, set('reach/dora', { devices: 1 })),
    },
  },
];
