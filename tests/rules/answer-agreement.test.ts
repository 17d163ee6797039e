import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exampleAnswer, isAnswerPattern } from '#domain/books/model/payers/answer-pattern.ts';
import { answersFor } from '#domain/books/model/payers/answers-for.ts';
import { LONGEST_ANSWER } from '#domain/books/model/payers/payer.ts';
import { typedText } from '#domain/shared/typed-text.ts';
import { loadSource } from './scenario/load-source.ts';
import { RULES_SOURCE } from './scenario/read-rules.ts';
import { commits, set } from './scenario/request.ts';
import { seededDatabase, TEST_TIME } from './scenario/seeded-database.ts';
import { prepare, verdict } from './scenario/verdict.ts';

/** The rules with a new collection, which has this condition. It is in the scope of the named function. */
const before = (source: string, named: string, condition: string) =>
  source.replace(
    `function ${named}(`,
    `match /asked/{n} { allow write: if ${condition}; } function ${named}(`,
  );

const rulesOf = (named: string, condition: string) => {
  const ruleset = loadSource(before(RULES_SOURCE, named, condition));
  const database = seededDatabase({});
  return (path: string, data: { readonly ask: string; readonly answer: string }) =>
    verdict(ruleset, prepare(database, commits(null, set(path, data)), TEST_TIME)).allowed;
};

const isAnswered = rulesOf(
  'areAnswersFor',
  'areAnswersFor([request.resource.data.ask], [request.resource.data.answer])',
);
const isAsk = rulesOf('areAsks', 'areAsks([request.resource.data.ask])');

const pattern = fc.oneof(
  fc.string({ unit: fc.constantFrom(...'#@AKZaz09 ./_-'), maxLength: 12 }),
  fc.constantFrom('', 'KST-####', '@@##', '.', 'A.B', '#/#'),
);
const character = fc.oneof(
  fc.constantFrom(...'#@AKZaz09 ./_-'),
  fc.constantFrom('\u00A0', '\u200B', '\n', '٣', 'ß', 'K', '|', '\\', '$'),
  fc.string({ minLength: 1, maxLength: 1, unit: 'grapheme' }),
);
const typed = (of: string) =>
  fc.oneof(
    fc.constant(exampleAnswer(of)),
    fc
      .tuple(fc.nat(of.length), character)
      .map(([at, other]) => exampleAnswer(of).slice(0, at) + other + exampleAnswer(of).slice(at + 1)),
    fc.array(character, { maxLength: LONGEST_ANSWER + 2 }).map((parts) => parts.join('')),
  );

/**
 * Whether the panel takes an answer, and whether the rules take it. If they cannot be compared, `rules` repeats
 * `panel`.
 */
function answersOf(of: string, text: string, required: boolean) {
  const payer = { name: 'Clinic', suspended: false, asks: [{ label: 'Reference', required, pattern: of }] };
  const found = answersFor(payer, [text]);
  const answer = found.ok ? found.value.join('') : text;
  const ask = `${required ? '!' : '-'}${of}|Reference`;
  const isComparable = found.ok || typedText(text) === text;
  return { panel: found.ok, rules: isComparable ? isAnswered('fares/f/asked/1', { ask, answer }) : found.ok };
}

describe('the panel and the rules agree on answers', () => {
  test('what the panel takes the rules store, and what it refuses they refuse', () => {
    const cases = pattern
      .filter(isAnswerPattern)
      .chain((of) => fc.tuple(fc.constant(of), typed(of), fc.boolean()));
    fc.assert(
      fc.property(cases, ([of, text, required]) => {
        const { panel, rules } = answersOf(of, text, required);
        expect(rules).toBe(panel);
      }),
      { numRuns: 500 },
    );
  });

  test('a pattern that the panel takes is one that the rules store', () => {
    const any = fc.array(character).map((parts) => parts.join(''));
    // A vertical bar separates pattern and label.
    const patterns = fc.oneof(pattern, any).filter((of) => !of.includes('|'));
    fc.assert(
      fc.property(patterns, (of) => {
        const isPattern = isAnswerPattern(of) && of.length <= LONGEST_ANSWER;
        expect(isAsk('payers/p/asked/1', { ask: `-${of}|Reference`, answer: '' })).toBe(isPattern);
      }),
      { numRuns: 500 },
    );
  });
});
