import { account, entryPath, profile } from '../scenario/documents.ts';
import { newName } from '../scenario/new-name.ts';
import { person } from '../scenario/people.ts';
import { commit, set, update, type Case, type Write } from '../scenario/request.ts';

const penny = person('penny');
const mallory = person('mallory');
const NEW_NAME = newName('Penny New', 'Person penny');
const alone = (...writes: readonly Write[]) => ({ by: penny, does: commit(...writes) });
const renamed = () => alone(update('users/penny', NEW_NAME));

/** Row "approved": whoever is renamed has the entry of the profile (D5). */
export const RENAME_ENTRY_CASES: readonly Case[] = [
  {
    title: 'a profile whose entry is missing or wrong must be repaired before it is renamed',
    seed: { 'users/penny': profile(penny, 'passenger') },
    permitted: alone(update('users/penny', NEW_NAME), set(entryPath(penny), { gate: 'open', uid: 'penny' })),
    refused: { 'at once': renamed() },
  },
  {
    title: 'a profile whose entry points elsewhere cannot be renamed',
    seed: {
      ...account(penny, 'passenger'),
      [entryPath(penny)]: { gate: 'open', uid: 'mallory' },
      ...account(mallory, 'driver'),
    },
    permitted: {
      by: mallory,
      does: commit(update('users/mallory', newName('Mallory New', 'Person mallory'))),
    },
    refused: { 'by its owner': renamed() },
  },
];
