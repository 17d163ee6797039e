import { describe, expect, it } from 'vitest';
import { ACCOUNT_STEPS, stepBetween, stepsForSelection, statusStepsFrom } from './account-steps.ts';
import { ACCOUNT_STATUSES } from './user.ts';

const PAIRS = ACCOUNT_STATUSES.flatMap((from) => ACCOUNT_STATUSES.map((to) => [from, to] as const));

describe('the steps of an account', () => {
  it.each([
    ['pending', ['approve', 'reject']],
    ['approved', ['revoke']],
    ['rejected', ['approve', 'reopen']],
  ] as const)('a single %s account is offered exactly the steps %j', (status, offered) => {
    expect(statusStepsFrom(status)).toEqual(offered);
  });

  it('a dismissal is offered for a selection of pending accounts only', () => {
    const offered = ACCOUNT_STATUSES.filter((status) => stepsForSelection([status]).includes('dismiss'));
    expect(offered).toEqual(['pending']);
  });

  it.each(PAIRS)('exactly one step besides a dismissal leads from %s to %s', (from, to) => {
    const leading = Object.entries(ACCOUNT_STEPS).filter(
      ([name, step]) =>
        name !== 'dismiss' && step.from.some((each) => each === from) && (step.to ?? from) === to,
    );
    expect(leading.map(([name]) => name)).toEqual([stepBetween(from, to)]);
  });
});
