import { expect, test } from 'vitest';
import { fail, succeed } from '../../shared/result.ts';
import { outcomeIn } from './application-outcome.ts';

test('an open gate is an approval, and a rejection an outcome with its reason', () => {
  expect(outcomeIn(succeed())).toEqual({ approved: true });
  const error = { code: 'account-not-found' } as const;
  expect(outcomeIn(fail(error))).toEqual({ approved: false, error });
});

test('a pending gate, and a server that was not reached, are no outcome', () => {
  expect(outcomeIn(fail({ code: 'pending', email: 'penny@example.com' }))).toBe('pending');
  expect(outcomeIn(fail({ code: 'network' }))).toBe('unanswered');
  expect(outcomeIn(fail({ code: 'unavailable' }))).toBe('unanswered');
});
