import { SERVER_TIME } from '../../../scenario/datum.ts';
import { commit, remove, update, writesOf, type Case } from '../../../scenario/request.ts';
import { take, onDuty, pool } from '../../../scenario/rides/driving.ts';
import { FIRM } from '../../../scenario/rides/firm.ts';
import { dispatchCancels, givesBack, pennyCancels } from '../../../scenario/rides/remarking.ts';
import { at, remarkPath, ride, ridePath } from '../../../scenario/rides/ride-documents.ts';
import { ada, dora, penny } from '../../../scenario/rides/ride-people.ts';
import { remarkOf, takes, type Taken } from '../../../scenario/rides/ride-step.ts';

const seeded = ({ before }: Taken) => ({ ...FIRM, [ridePath()]: before });
/** Penny's ride after Dora has given it back. */
const RETURNED = ride('requested', { rev: 3, did: givesBack().did });
/** A remark beside a step that needs none. */
const beside = (taken: Taken) => takes({ ...taken, remark: { why: 'other' } });

/** Which remarks there are, and that they stay (rides R36). */
export const KEPT_REMARK_CASES: readonly Case[] = [
  {
    title: 'no other step has a remark',
    seed: { ...onDuty(), 'settings/rides': FIRM['settings/rides'], ...pool },
    permitted: takes(take()),
    refused: {
      'taking a ride': beside(take()),
      'keeping a search going': beside({
        by: penny,
        before: ride('requested'),
        did: 'extend',
        changes: { searchFrom: SERVER_TIME },
      }),
    },
  },
  {
    title: 'without settings nothing is remarked, because nobody knows for how long',
    seed: { ...seeded(pennyCancels()), 'settings/rides': { ...FIRM['settings/rides'], retention: null } },
    permitted: takes({ ...pennyCancels(), remark: undefined }),
    refused: { 'a note': takes(pennyCancels()) },
  },
  {
    title: 'a remark stays as it is',
    seed: {
      ...FIRM,
      [ridePath()]: RETURNED,
      [remarkPath(3)]: remarkOf(givesBack(), { at: at(-60) }),
    },
    permitted: { by: dora, does: { kind: 'get', path: remarkPath(3) } },
    refused: {
      'changed by its author': { by: dora, does: commit(update(remarkPath(3), { why: 'other' })) },
      'changed by an administrator': { by: ada, does: commit(update(remarkPath(3), { why: 'other' })) },
      'removed by its author': { by: dora, does: commit(remove(remarkPath(3))) },
      'removed by an administrator': { by: ada, does: commit(remove(remarkPath(3))) },
      'changed with another step': {
        by: ada,
        does: commit(
          ...writesOf(takes({ ...dispatchCancels(), before: RETURNED })),
          update(remarkPath(3), { why: 'other' }),
        ),
      },
    },
  },
];
