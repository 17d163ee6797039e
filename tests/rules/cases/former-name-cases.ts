import { SERVER_TIME } from '../scenario/datum.ts';
import { account } from '../scenario/documents.ts';
import { newName } from '../scenario/new-name.ts';
import { person } from '../scenario/people.ts';
import { commit, update, type Case } from '../scenario/request.ts';

const penny = person('penny');
const mallory = person('mallory');
const BEFORE = 'Person penny';
const OLDEST = { name: 'Penny Born', until: new Date(0) };
const LEFT = { name: BEFORE, until: SERVER_TIME };
/** A profile whose name has changed this often. */
const after = (renames: number) => ({
  formerNames: Object.fromEntries(Array.from({ length: renames }, (_, number) => [number, OLDEST])),
});

const renamed = (changes: object) => ({
  by: penny,
  does: commit(update('users/penny', { ...newName('Penny New', BEFORE), ...changes })),
});

/** A name proves nothing about who somebody is, so the ones before stay on record (D29). */
export const FORMER_NAME_CASES: readonly Case[] = [
  {
    title: 'a rename keeps the name before, under the next number',
    seed: account(penny, 'passenger', { formerNames: { 0: OLDEST } }),
    permitted: renamed({ formerNames: { 0: OLDEST, 1: LEFT } }),
    refused: {
      'not without it': renamed({ formerNames: { 0: OLDEST } }),
      'not without the older one': renamed({ formerNames: { 1: LEFT } }),
      'not in place of the older one': renamed({ formerNames: { 0: LEFT } }),
      'not with the older one changed': renamed({
        formerNames: { 0: { ...OLDEST, name: 'Nobody' }, 1: LEFT },
      }),
      'not under another number': renamed({ formerNames: { 0: OLDEST, 2: LEFT } }),
      'not with one more': renamed({ formerNames: { 0: OLDEST, 1: LEFT, 2: LEFT } }),
      'not with another name': renamed({ formerNames: { 0: OLDEST, 1: { ...LEFT, name: 'Ada Admin' } } }),
      'not at another time': renamed({ formerNames: { 0: OLDEST, 1: { ...LEFT, until: new Date(0) } } }),
      'not with something else': renamed({ formerNames: { 0: OLDEST, 1: { ...LEFT, note: 'hello' } } }),
      'not for the same name': renamed({ ...newName(BEFORE, BEFORE), formerNames: { 0: OLDEST, 1: LEFT } }),
      'not without a new name': {
        by: penny,
        does: commit(update('users/penny', { formerNames: { 0: OLDEST, 1: LEFT } })),
      },
    },
  },
  {
    title: 'a name changes twenty times',
    seed: { ...account(penny, 'passenger', after(19)), ...account(mallory, 'passenger', after(20)) },
    permitted: renamed({ formerNames: { ...after(19).formerNames, 19: LEFT } }),
    refused: {
      'and not once more': {
        by: mallory,
        does: commit(
          update('users/mallory', {
            ...newName('Mallory New', 'Person mallory'),
            formerNames: { ...after(20).formerNames, 20: { ...LEFT, name: 'Person mallory' } },
          }),
        ),
      },
    },
  },
];
