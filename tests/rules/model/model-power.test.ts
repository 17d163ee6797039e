import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { loadSource } from '../scenario/load-source.ts';
import { RULES_SOURCE } from '../scenario/read-rules.ts';
import { someIntent } from './intents.ts';
import { someWorld } from './people-and-worlds.ts';
import { createSequenceRun } from './sequence-run.ts';
import { LONGEST_SEQUENCE } from './sequences.ts';

it.each([
  ['a pending administrator decides', "mine.status == 'approved'", 'true'],
  ['an admin decides on administrators', '!isAdministrator(role)', 'true'],
  ['another person’s approval is withdrawn', 'last.actor == after.reviewedBy', 'true'],
  ['a rejected gate is opened again', "before.gate != 'rejected' ||", 'true ||'],
  ['a repair approves', "after.status != 'approved'", 'true'],
  [
    'a registration chooses its gate',
    'getAfter(entryPath(profile.email)).data == entryFor(uid, profile)',
    'true',
  ],
  ['a reason is rewritten', "transition == 'approved-pending' && isUndo", 'isUndo'],
  ['power reaches an older session', '&& endsSessionsIfItMust(after, changed)', ''],
  [
    'a session that has ended keeps its powers',
    "mine.status == 'approved' && isCurrent(mine)",
    "mine.status == 'approved'",
  ],
  ['a released identity comes back', '!isReleased(uid)', 'true'],
  ['a name may change the text direction', 'isPlain(it.name)', 'true'],
  ['a word is never found by a search', 'it.nameKey2 == afterFirstWord(it.nameKey)', 'true'],
  ['a name is found by another', "'(?i)\\\\Q' + it.nameKey + '\\\\E'", "'.*'"],
  ['an address is proven without the provider’s word', '&& request.auth.token.email_verified', ''],
  ['a mail says something else', 'created(mail) == mailOf(after, transition)', 'created(mail) != null'],
])(
  'the rules and the written table disagree as soon as the rules are changed: %s',
  (_, condition, weaker) => {
    expect(RULES_SOURCE).toContain(condition);
    const { run } = createSequenceRun(loadSource(RULES_SOURCE.replace(condition, weaker)));
    const sequence = fc.array(someIntent, { minLength: 1, maxLength: LONGEST_SEQUENCE });
    const found = fc.check(
      fc.property(someWorld, sequence, (seed, intents) =>
        run(
          seed,
          intents.map((intent) => [intent]),
        ),
      ),
      { numRuns: 20_000, endOnFailure: true },
    );
    expect(found.failed).toBe(true);
  },
  600_000,
);
