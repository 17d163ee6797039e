import { fail, succeed, type Result } from '../../../shared/result.ts';
import { typedText } from '../../../shared/typed-text.ts';
import { fittedAnswer } from './answer-pattern.ts';
import { LONGEST_ANSWER, type Ask, type Payer } from './payer.ts';

/** The error of an answer. `index` is the number of its question, counted from 0. */
export interface AnswerError {
  readonly code: 'answer-required' | 'answer-too-long' | 'answer-unfit';
  readonly index: number;
  readonly ask: Ask;
}

/** Why a ride cannot be booked for a payer with these answers. */
export type AnswersError = { readonly code: 'payer-suspended'; readonly name: string } | AnswerError;

function answerTo(ask: Ask, index: number, typed: string): Result<string, AnswerError> {
  const refused = (code: AnswerError['code']) => fail({ code, index, ask });
  const text = typedText(typed);
  if (text === '') return ask.required ? refused('answer-required') : succeed('');
  if (text.length > LONGEST_ANSWER) return refused('answer-too-long');
  const answer = fittedAnswer(text, ask.pattern);
  return answer === undefined ? refused('answer-unfit') : succeed(answer);
}

/**
 * Parses the answers to a payer's questions, in the order of the questions. Hidden characters are removed, and a
 * missing answer counts as empty. Fails with `payer-suspended`, or with all errors.
 */
export function answersFor(
  payer: Pick<Payer, 'name' | 'asks' | 'suspended'>,
  typed: readonly string[],
): Result<readonly string[], readonly AnswersError[]> {
  if (payer.suspended) return fail([{ code: 'payer-suspended', name: payer.name }]);
  const answers = payer.asks.map((ask, index) => answerTo(ask, index, typed[index] ?? ''));
  const errors = answers.flatMap((each) => (each.ok ? [] : [each.error]));
  return errors.length > 0 ? fail(errors) : succeed(answers.flatMap((each) => (each.ok ? [each.value] : [])));
}
