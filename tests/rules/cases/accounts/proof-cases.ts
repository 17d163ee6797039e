import { newName } from '../../scenario/accounts/new-name.ts';
import { SERVER_TIME } from '../../scenario/datum.ts';
import { account, entryPath, profile } from '../../scenario/documents.ts';
import { NOBODY, person } from '../../scenario/people.ts';
import { commits, set, update, type Case, type Person, type Request } from '../../scenario/request.ts';
import { each, wrongFields } from '../../scenario/wrong-values.ts';

const penny = person('penny');
const mallory = person('mallory');
const ada = person('ada');

const proves = (changes = {}, by: Person = penny): Request =>
  commits(by, update('users/penny', { provenAt: SERVER_TIME, ...changes }));

const others = { ...account(mallory, 'driver'), ...account(ada, 'admin') };
const LONG_AGO = new Date(0);

/** D26: only the owner records that the address is proven, and only if the provider's token states it. */
export const PROOF_CASES: readonly Case[] = [
  ...['pending', 'approved', 'rejected'].flatMap((status) =>
    Object.entries({ 'has not been proven': null, 'was registered before proofs': undefined }).map(
      ([what, provenAt]) => ({
        title: `a ${status} person proves an address that ${what}`,
        seed: { ...account(penny, 'passenger', { status, provenAt }), ...others },
        permitted: proves(),
        refused: {
          'by another person': proves({}, mallory),
          'an admin': proves({}, ada),
          'a client without a session': proves({}, NOBODY),
          'whose address the provider has not verified': proves({}, { ...penny, email_verified: false }),
          'of whose address the provider says nothing': proves({}, { sub: 'penny', email: penny.email }),
          'whose verification is a text': proves({}, { ...penny, email_verified: 'true' }),
          'who has verified another address': proves({}, { ...penny, email: mallory.email }),
          'without an address': proves({}, { sub: 'penny', email_verified: true }),
          'at a time of their own': proves({ provenAt: LONG_AGO }),
          // Without a value the write changes nothing, so these are left out.
          ...each(
            Object.fromEntries(
              Object.entries(wrongFields({ provenAt: 'a timestamp' })).filter(
                ([, [, value]]) => value ?? false,
              ),
            ),
            ([, value]) => proves({ provenAt: value }),
          ),
          'with another name': proves(newName('Other', 'Person penny')),
          'with another status': proves({ status: 'approved', reviewCount: 1 }),
          'with another address': proves({ email: mallory.email }),
          'with an unknown field': proves({ note: 'hello' }),
        },
      }),
    ),
  ),
  {
    title: 'an address is proven once, and stays proven',
    seed: account(penny, 'passenger', { provenAt: LONG_AGO }),
    permitted: commits(penny, update('users/penny', newName('New', 'Person penny'))),
    refused: {
      again: proves(),
      'nor at another time': proves({ provenAt: new Date(1) }),
      'nor taken back': proves({ provenAt: null }),
    },
  },
  {
    title: 'an address is proven only if profile and directory then agree',
    seed: { 'users/penny': profile(penny, 'passenger', { provenAt: null }) },
    permitted: commits(
      penny,
      update('users/penny', { provenAt: SERVER_TIME }),
      set(entryPath(penny), { gate: 'open', uid: 'penny' }),
    ),
    refused: { 'not before that': proves() },
  },
];
