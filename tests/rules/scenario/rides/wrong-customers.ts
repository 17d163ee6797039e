import type { Changes } from '../documents.ts';
import type { Request } from '../request.ts';
import { each, text, wrongFields } from '../wrong-values.ts';
import { at, DAY } from './ride-documents.ts';
import { SERVER_TIME } from '../datum.ts';

export const numbered = (phone: string, phoneKey: string) => ({ phone, phoneKey, phoneKeys: [phoneKey] });

/** Requests with a wrong record of a customer; `saves` makes a request from changes of the record. */
export const wrongBy = (saves: (changes: Changes) => Request) => ({
  ...each(
    wrongFields({
      phone: 'a text',
      phoneKey: 'a text',
      name: 'a text',
      nameKey: 'a text',
      phones: 'a list',
      phoneKeys: 'a list',
      finds: 'a list',
      trips: 'a list',
      driverNote: 'a text',
      note: 'a text',
      places: 'a list',
      needs: 'a list',
      rides: 'a list',
      lastRideAt: 'a timestamp',
      deleteAt: 'a timestamp',
    }),
    ([field, value]) => saves({ [field]: value }),
  ),
  ...each(
    {
      'without digits': numbered('', ''),
      'with a number of letters': numbered('abc', 'abc'),
      'with a number of four digits': numbered('1234', '1234'),
      'with a number of two digits and zeros': numbered('00012', '12'),
      'with a number of sixteen digits': numbered('1'.repeat(16), '1'.repeat(16)),
      'with an extension of eight digits': numbered('030 1234 ext. 12345678', '301234x12345678'),
      'with two extensions': numbered('030 1234 ext. 1 ext. 2', '301234x1x2'),
      'with an extension in other words': numbered('030 1234 x5', '301234x5'),
      'with the key of the number without its extension': numbered('030 1234 ext. 5', '301234'),
      'with an extension of no digits': numbered('ext. ', 'x'),
      'with a key that begins with zero': numbered('01234', '01234'),
      'with another key among all': { phoneKeys: ['301235'] },
      'without a key among all': { phoneKeys: [] },
      'with a second number without a key': { phones: ['030 77'] },
      'with a second key without a number': { phoneKeys: ['301234', '3077'] },
      'with a second number that hides something': { phones: ['030\u202E77'], phoneKeys: ['301234', '3077'] },
      'with the key of letters for a second number': { phones: ['030 77'], phoneKeys: ['301234', 'son'] },
      'with the key of two digits for a second number': { phones: ['030 77'], phoneKeys: ['301234', '77'] },
      'with the key of sixteen digits for a second number': {
        phones: ['030 77'],
        phoneKeys: ['301234', '1'.repeat(16)],
      },
      'with further numbers of 121 characters': {
        phones: ['0'.repeat(61), '0'.repeat(60)],
        phoneKeys: ['301234', '3077', '3078'],
      },
      'with five numbers': {
        phones: ['030 77', '030 78', '030 79', '030 80'],
        phoneKeys: ['301234', '3077', '3078', '3079', '3080'],
      },
      'with 401 entries to be found by': { finds: Array.from({ length: 401 }, (_, n) => `a${n}`) },
      'with a hidden entry to be found by': { finds: ['car\u202E'] },
      'with a note for drivers of 301 characters': { driverNote: text(301) },
      'with a note for drivers that hides something': { driverNote: 'Ring\u202E' },
      'with a trip that is none': { trips: [{ text: 'x' }] },
      'with the key of another number': { phone: '030 1235' },
      'with words beside the number': { phone: '030 1234 (son)' },
      'with an empty name': { name: '' },
      'with a name of 101 characters': { name: text(101) },
      'with an empty key of the name': { nameKey: '' },
      'with a key of 101 characters': { nameKey: text(101) },
      'with a note of 301 characters': { note: text(301) },
      'with a note that hides something': { note: 'Rude\u202E' },
      'with an unknown need': { needs: ['bicycle'] },
      'with a need twice': { needs: ['pet', 'pet'] },
      'with a ride of yesterday': { lastRideAt: at(-DAY) },
      'already due for removal': { deleteAt: at(-1) },
      'due for removal at once': { deleteAt: SERVER_TIME },
      'with a longer retention': { deleteAt: at(731 * DAY) },
      'with an unknown field': { address: 'Main Street 1' },
    },
    (changes) => saves(changes),
  ),
});
