import { nameKeysOf } from '#domain/shared/people/name-keys.ts';
import { SERVER_TIME, type Datum } from '../../scenario/datum.ts';
import { CREATED_AT } from '../../scenario/documents.ts';
import { person, type SignedIn } from '../../scenario/people.ts';
import { registers } from '../../scenario/accounts/registration.ts';
import type { Case } from '../../scenario/request.ts';
import { each, eachText, text, wrongFields } from '../../scenario/wrong-values.ts';

const penny = person('penny');
const mallory = person('mallory');

const withProfile = (field: string, value: Datum | undefined) =>
  registers(penny, { profile: { [field]: value } });

const registersAs = (name: string) => registers(penny, { profile: { name, ...nameKeysOf(name) } });

const wrongProfiles = wrongFields({
  uid: 'a text',
  email: 'a text',
  role: 'a text',
  name: 'a text',
  nameKey: 'a text',
  nameKey2: 'a text',
  nameKey3: 'a text',
  nameKey4: 'a text',
  nameKeyLast: 'a text',
  status: 'a text',
  createdAt: 'a text',
  registeredAt: 'a timestamp',
  reviewCount: 'a number',
});

const withEmail = (email: string): SignedIn => ({ sub: 'penny', email });

/** Invalid addresses and why they are invalid. */
const wrongAddresses = {
  'an address with capitals': 'Penny@example.com',
  'an address without @': 'penny.example.com',
  'an address with a space': 'pen ny@example.com',
  'an address with an umlaut': 'pénny@example.com',
  'an address with a Kelvin sign': 'pen\u212Ay@example.com',
  'an address of 255 characters': `${text(243)}@example.com`,
  'an address with a dot at its beginning': '.penny@example.com',
  'an address with a dot before its @': 'penny.@example.com',
  'an address with a dot after its @': 'penny@.example.com',
  'an address with a dot at its end': 'penny@example.com.',
  'an address with two dots in a row': 'penny..p@example.com',
  'an address with two dots in a row after its @': 'penny@example..com',
  'an address with a second @': 'penny@home@example.com',
  'an address without a name': '@example.com',
  'an address without a domain': 'penny@',
  'an address with a second recipient': 'penny@example.com,victim',
  ...Object.fromEntries(
    [...'"(),:;<>[\\]'].map((sign) => [`an address with ${sign}`, `pen${sign}ny@example.com`]),
  ),
};

const wrongTimes = {
  'a date only': '2025-03-01',
  'no zone': '2025-03-01T08:00:00',
  'month 13': '2025-13-01T08:00:00Z',
  'month 0': '2025-00-01T08:00:00Z',
  'day 0': '2025-03-00T08:00:00Z',
  'day 32': '2025-03-32T08:00:00Z',
  'the 31st of April': '2025-04-31T08:00:00Z',
  'the 31st of November': '2025-11-31T08:00:00Z',
  'the 30th of February': '2024-02-30T08:00:00Z',
  'the 29th of February in a common year': '2025-02-29T08:00:00Z',
  'the 29th of February in 2100': '2100-02-29T08:00:00Z',
  'hour 24': '2025-03-01T24:00:00Z',
  'minute 60': '2025-03-01T08:60:00Z',
  'second 60': '2025-03-01T08:00:60Z',
  'ten digits of a second': '2025-03-01T08:00:00.1234567890Z',
  'zone 24': '2025-03-01T08:00:00+24:00',
  'more behind it': `${CREATED_AT}\n<b>`,
  'another fraction': '2025-03-01T08:00:00x5Z',
};

/** Row "signed in, no profile": what each field may contain. */
export const REGISTRATION_FIELD_CASES: readonly Case[] = [
  {
    title: 'a driver registers with the longest name and a time zone',
    seed: {},
    permitted: registers(penny, {
      profile: {
        role: 'driver',
        name: text(100),
        ...nameKeysOf(text(100)),
        createdAt: '2025-12-31T23:59:59.123456789+14:30',
      },
    }),
    refused: {
      ...each(wrongProfiles, ([field, value]) => withProfile(field, value)),
      ...each(wrongTimes, (createdAt) => withProfile('createdAt', createdAt)),
      ...eachText('role', ['admin', 'system_admin', 'auditor', 'Passenger', '', 'passenger '], (role) =>
        withProfile('role', role),
      ),
      ...eachText('status', ['approved', 'rejected', '', 'Pending'], (status) =>
        withProfile('status', status),
      ),
      'a name of 101 characters': registersAs(text(101)),
      'an empty name': registersAs(''),
      'a name of spaces': registersAs(' \u3000\u00a0'),
      'a name that is not seen': registersAs('\u200b'),
      'the keys of another name': registers(penny, { profile: nameKeysOf('Ada Admin') }),
      'another person’s uid': withProfile('uid', 'mallory'),
      'another address': withProfile('email', mallory.email),
      'a time of registration that is not now': withProfile('registeredAt', new Date('2020-01-01T00:00:00Z')),
      'a count of one': withProfile('reviewCount', 1),
      'a count below zero': withProfile('reviewCount', -1),
      'a reason': withProfile('rejectionReason', 'None.'),
      'a reviewer': withProfile('reviewedBy', 'ada'),
      "a reviewer's name": withProfile('reviewedByName', 'Ada'),
      'a time of review': withProfile('reviewedAt', SERVER_TIME),
      'an unknown field': withProfile('isAdmin', true),
      'a huge field': withProfile('note', text(100_000)),
      'an open gate': registers(penny, { entry: { gate: 'open' } }),
      'a rejected gate': registers(penny, { entry: { gate: 'rejected' } }),
      'an entry for another person': registers(penny, { entry: { uid: 'mallory' } }),
      'an entry with more': registers(penny, { entry: { name: 'Penny' } }),
      ...each(wrongFields({ gate: 'a text', uid: 'a text' }), ([field, value]) =>
        registers(penny, { entry: { [field]: value } }),
      ),
    },
  },
  ...['2024-02-29', '2000-02-29', '2025-02-28', '2025-10-31', '2025-06-30', '0004-02-29'].map((day) => ({
    title: `the day ${day} exists`,
    seed: {},
    permitted: withProfile('createdAt', `${day}T08:00:00Z`),
    refused: { 'and none behind it': withProfile('createdAt', `${day}~T08:00:00Z`) },
  })),
  ...Object.entries(wrongAddresses).map(([title, email]) => ({
    title: `${title} cannot register`,
    seed: {},
    permitted: registers(penny),
    refused: { [title]: registers(withEmail(email)) },
  })),
  {
    title: 'an address with every plain character may register',
    seed: {},
    permitted: registers(withEmail("a!#$%&'*+-=?^_`{|}~.09@ex-ample.com")),
    refused: { 'but not with a colon': registers(withEmail('a:b@example.com')) },
  },
  {
    title: 'the longest address may register',
    seed: {},
    permitted: registers(withEmail(`${text(242)}@example.com`)),
    refused: { 'one longer': registers(withEmail(`${text(243)}@example.com`)) },
  },
];
