import type { Datum } from '../scenario/datum.ts';
import { person } from '../scenario/people.ts';
import { registers } from '../scenario/registration.ts';
import type { Case } from '../scenario/request.ts';
import { each, eachText, text, wrongFields } from '../scenario/wrong-values.ts';

const penny = person('penny');

const withProfile = (field: string, value: Datum | undefined) =>
  registers(penny, { profile: { [field]: value } });

const APPLICATION = { phone: '+49 (30) 1234-5/67', licence: text(40), message: text(500) };
const applies = (changes: Readonly<Record<string, Datum>> = {}, role = 'driver') =>
  registers(penny, { profile: { ...APPLICATION, role, ...changes } });
const wrongApplications = Object.fromEntries(
  Object.entries(wrongFields({ phone: 'a text', licence: 'a text', message: 'a text' })).filter(
    ([, [, value]]) => value !== undefined,
  ),
);

/** Row "signed in, no profile": what applicants may say about themselves. */
export const APPLICATION_CASES: readonly Case[] = [
  {
    title: 'a driver registers with a phone, a licence and a message',
    seed: {},
    permitted: applies(),
    refused: {
      ...each(wrongApplications, ([field, value]) => withProfile(field, value)),
      ...eachText('phone', ['none', '', '++49', '0'.repeat(25), '112\n'], (phone) => applies({ phone })),
      'an empty licence': applies({ licence: '' }),
      'a licence of 41 characters': applies({ licence: text(41) }),
      'an empty message': applies({ message: '' }),
      'a message of 501 characters': applies({ message: text(501) }),
      'a passenger with a licence': applies({}, 'passenger'),
      'something else beside them': applies({ note: 'text' }),
    },
  },
  {
    title: 'a driver registers with one character each',
    seed: {},
    permitted: applies({ phone: '1', licence: 'B', message: '?' }),
    refused: { 'and none in the message': applies({ phone: '1', licence: 'B', message: '' }) },
  },
  ...(['phone', 'message'] as const).map((field) => ({
    title: `a passenger registers with a ${field} alone`,
    seed: {},
    permitted: withProfile(field, APPLICATION[field]),
    refused: { 'not with a licence': withProfile('licence', 'B072') },
  })),
];
