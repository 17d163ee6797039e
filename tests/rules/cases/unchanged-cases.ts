import { account, entryPath, profile } from '../scenario/documents.ts';
import { newName } from '../scenario/new-name.ts';
import { person } from '../scenario/people.ts';
import { pendingEntry, registers } from '../scenario/registration.ts';
import { commit, get, set, update, type Case, type Write } from '../scenario/request.ts';

const penny = person('penny');
const writes = (...all: readonly Write[]) => ({ by: penny, does: commit(...all) });

/** Nobody writes for ever what is there: a refused account could, and each write is paid for. */
export const UNCHANGED_CASES: readonly Case[] = [
  ...['pending', 'rejected', 'approved'].map((status) => {
    const seed = account(penny, 'passenger', { status });
    const [stored = {}, entry = {}] = [seed['users/penny'], seed[entryPath(penny)]];
    return {
      title: `a ${status} person reads what they cannot write once more`,
      seed,
      permitted: { by: penny, does: get('users/penny') },
      refused: {
        'nothing of the profile': writes(update('users/penny', {})),
        'the same name': writes(update('users/penny', { name: 'Person penny' })),
        'the same name, as if it were a new one': writes(
          update('users/penny', newName('Person penny', 'Person penny')),
        ),
        'the same profile': writes(set('users/penny', stored)),
        'the same entry': writes(set(entryPath(penny), entry)),
        'the same gate': writes(update(entryPath(penny), { uid: 'penny' })),
        both: writes(set('users/penny', stored), set(entryPath(penny), entry)),
      },
    };
  }),
  {
    title: 'a person whose profile is gone registers again, and the entry may stay as it is',
    seed: { [entryPath(penny)]: pendingEntry(penny) },
    permitted: registers(penny),
    refused: { 'not the entry alone': writes(set(entryPath(penny), pendingEntry(penny))) },
  },
  {
    title: 'a damaged role is repaired together with the entry that is missing',
    seed: { 'users/penny': profile(penny, 'Admin!', { status: 'pending' }) },
    permitted: writes(
      update('users/penny', { role: 'passenger' }),
      set(entryPath(penny), pendingEntry(penny)),
    ),
    refused: { 'not the entry alone': writes(set(entryPath(penny), pendingEntry(penny))) },
  },
  {
    title: 'a repair may write the entry as it is, together with the profile',
    seed: {
      'users/penny': profile(penny, 'passenger', { status: 'pending', reviewCount: undefined }),
      [entryPath(penny)]: pendingEntry(penny),
    },
    permitted: writes(update('users/penny', { reviewCount: 0 }), set(entryPath(penny), pendingEntry(penny))),
    refused: { 'not the entry alone': writes(set(entryPath(penny), pendingEntry(penny))) },
  },
];
