import { expect, test } from 'vitest';
import { fail, succeed } from '../../shared/result.ts';
import { outcomeIn } from './application-outcome.ts';

test('an open gate is an approval, and a refusal is an outcome with its error', () => {
  expect(outcomeIn(succeed())).toEqual({ approved: true });
  const error = { code: 'account-not-found' } as const;
  expect(outcomeIn(fail(error))).toEqual({ approved: false, error });
});

test('neither a pending gate nor a transient failure is an outcome', () => {
  expect(outcomeIn(fail({ code: 'pending', email: 'penny@example.com' }))).toBe('pending');
  expect(outcomeIn(fail({ code: 'network' }))).toBe('unanswered');
  expect(outcomeIn(fail({ code: 'unavailable' }))).toBe('unanswered');
});
