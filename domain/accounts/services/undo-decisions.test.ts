import { expect, test } from 'vitest';
import { fail, succeed } from '../../shared/result.ts';
import type { Decision } from '../model/decision.ts';
import type { AccountFailure } from '../model/errors/account-error.ts';
import { anApprovedUser } from '../model/user.builder.ts';
import { stillUndoable, undoDecisions } from './undo-decisions.ts';

const decisionOn = (uid: string): Decision => {
  const user = anApprovedUser({ uid });
  return { before: user, after: user };
};
const back = ({ before, after }: Decision): Decision => ({ before: after, after: before });
const [ONE, TWO, THREE] = [decisionOn('u-one'), decisionOn('u-two'), decisionOn('u-three')];

test('all decisions are undone, each once', async () => {
  const asked: string[] = [];
  const result = await undoDecisions([ONE, TWO, THREE], async (decision) => {
    asked.push(decision.after.uid);
    return succeed(back(decision));
  });
  expect(asked).toEqual(['u-one', 'u-two', 'u-three']);
  expect(result).toEqual({ undone: [back(ONE), back(TWO), back(THREE)], left: [], failure: null });
});

test('a decision whose undo the network lost is left for another try; a decision with a later one is not', async () => {
  const failures: Readonly<Record<string, AccountFailure>> = {
    'u-one': { code: 'decided-by-another', by: null, status: 'rejected' },
    'u-two': { code: 'network' },
  };
  const result = await undoDecisions([ONE, TWO, THREE], async (decision) => {
    const failure = failures[decision.after.uid];
    return failure === undefined ? succeed(back(decision)) : fail(failure);
  });
  expect(result).toEqual({ undone: [back(THREE)], left: [TWO], failure: failures['u-one'] });
});

test('a decision can be undone while there is no later one on its account', () => {
  expect(stillUndoable([ONE, TWO], [decisionOn('u-two'), THREE])).toEqual([ONE]);
  expect(stillUndoable([ONE, TWO], [])).toEqual([ONE, TWO]);
});
