import { expect, it } from 'vitest';
import { officialAnswers } from './testing/official-answers.ts';
import { valueText } from './testing/rules-fixture.ts';

it.each([...officialAnswers])(
  'the evaluator and the official emulator agree: %s is %s',
  (condition, answer) => {
    expect(valueText(condition).split(':')[0]).toBe(answer);
  },
);
