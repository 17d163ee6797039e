import { newName } from '../../scenario/accounts/new-name.ts';
import { account, entryPath, profilePath } from '../../scenario/documents.ts';
import { person } from '../../scenario/people.ts';
import { registers } from '../../scenario/accounts/registration.ts';
import { commits, update, type Case } from '../../scenario/request.ts';

const penny = person('penny');
const mallory = person('mallory');
const fresh = { sub: 'fresh', email: 'fresh@example.com' };
const other = { sub: 'other', email: 'other@example.com' };

const renames = (who: { sub: string; email: string }) =>
  commits(who, update(profilePath(who), newName('New', `Person ${who.sub}`)));

/** A stored text with a slash leads to no other document, however an evaluator reads the text between `$(` and `)`. */
export const SLASH_CASES: readonly Case[] = [
  {
    title: 'an entry without an owner is replaced, and an entry whose uid is no profile path stays',
    seed: {
      ...account(penny, 'passenger'),
      [entryPath(fresh)]: { gate: 'pending', uid: 'gone' },
      [entryPath(other)]: { gate: 'pending', uid: 'penny/reviews/1' },
    },
    permitted: registers(fresh),
    refused: { 'the uid has slashes': registers(other) },
  },
  {
    title: 'a profile needs the entry of its address, not a document below another one',
    seed: {
      ...account(penny, 'passenger'),
      ...account(mallory, 'passenger', { email: 'mallory/other/entry' }),
      'accountDirectory/mallory/other/entry': { gate: 'open', uid: 'mallory' },
    },
    permitted: renames(penny),
    refused: { 'the address has slashes': renames(mallory) },
  },
];
